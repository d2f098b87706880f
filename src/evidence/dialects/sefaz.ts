// sefaz: the Brazilian tax authorities' `cStat` and `xMotivo`, in answers of NF-e, NFC-e, CT-e and MDF-e, whatever envelope is around them.
// @see https://www.nfe.fazenda.gov.br, Manual de Orientação do Contribuinte, anexo I: códigos de erro
import type { Dialect } from './dialect.ts';

/** Only NF-e and NFC-e share these numbers; CT-e and MDF-e have tables of their own. */
export const sefaz: Dialect = {
  provider: 'sefaz',
  marks: [['www.portalfiscal.inf.br/nfe', '<cStat>']],
  element: 'cStat',
  // Received, processed, authorized, registered, found: what a batch says of itself before what it says of its documents.
  passed: ['100', '101', '102', '103', '104', '107', '111', '112', '124', '128', '135', '136', '138', '139', '140', '150', '151', '155'],
};
