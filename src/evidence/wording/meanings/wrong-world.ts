// wrongWorld: key, clock or host belong to another environment.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const wrongWorld: MeaningRow = {
  final: true,
  main: {
    en: [
      'similar object exists in live|test',
      'live|test|sandbox|production key|mode|credential|credentials|token was|were|is used|being to|in|for|against',
      'wrong|incorrect environment|host|endpoint|region|cluster|instance|datacenter',
      'environment|mode|livemode|testmode|sandbox mismatch',
      'not belong|valid to|for|in this|the environment|mode|sandbox',
      'clock skew',
      'time|timestamp too|is|outside|difference skewed|old|large|tolerance',
      'timestamp has|is expired|old|skewed',
      'signature expired',
      'signature not yet',
      'sandbox|test|staging key|token|credentials|account * production|live',
      'sent to https port',
    ],
    pt: [
      'nao pertence|valida|valido * ambiente',
      'homologacao|sandbox * em|no|na|para|ambiente producao',
      'producao * em|no|na|para|ambiente homologacao|sandbox',
      'ambiente * incorreto|errado|diferente|invalido|diverge|divergente|difere|outro',
    ],
    es: ['entorno * incorrecto|equivocado|diferente', 'clave|credenciales|token de pruebas|sandbox * produccion'],
  },
};
