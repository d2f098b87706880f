// sefaz: the `cStat` of NF-e and NFC-e: every answer is a 200, and only this number says what became of the document.
// @see https://www.nfe.fazenda.gov.br, Manual de Orientação do Contribuinte, anexo I
import { refused } from '../../rule.ts';
import { providerTable } from './table.ts';

const manual = (what: string): string => `Manual de Orientação do Contribuinte, anexo I: ${what}`;
const cStat = (...codes: readonly string[]) => ({ code: { oneOf: codes } });

export const sefaz = providerTable('sefaz', [
  ['momentary', cStat('108'), refused('service_unavailable'), manual('108, the service stands still for a moment; nothing was taken in.')],
  [
    'for-long',
    cStat('109'),
    refused('service_unavailable', { veto: true }),
    manual('109, the service stands still and nobody knows until when: contingency, no loop.'),
  ],
  [
    'abuse',
    cStat('656'),
    refused('quota_exhausted', { retry_after_ms: 3_600_000, details: { horizon: 'hour' } }),
    'Nota Técnica 2014.002, consumo indevido: the tax id is blocked for an hour, and every further try begins it anew.',
  ],
  [
    'authorized-already',
    cStat('204'),
    { error_type: 'duplicate', effect: 'applied' },
    manual('204, a document with this access key is authorized: fetch its protocol and go on.'),
  ],
  [
    'done-already',
    cStat('218', '420', '563', '573'),
    { error_type: 'duplicate', effect: 'applied' },
    manual('218, 420, 563 and 573: the cancellation, the voided range or the event is registered already.'),
  ],
  [
    'number-taken',
    cStat('539', '241'),
    refused('duplicate'),
    manual('539 and 241: the number is another document’s; a person has to decide.'),
  ],
  [
    'in-process',
    cStat('105'),
    { error_type: 'resource_locked', effect: 'unknown' },
    manual('105, the batch is being processed: ask for its receipt again, never send it again.'),
  ],
  [
    'absent',
    cStat('217', '106', '137'),
    refused('not_found'),
    manual('217, 106 and 137: no such document or batch; after a time-out it says that the first send was not stored.'),
  ],
  [
    'certificate',
    cStat('280', '281', '282', '283', '284', '285', '290', '291', '292', '293', '294', '295', '213', '244', '223'),
    refused('invalid_credentials'),
    manual('280 to 285, 290 to 295: the certificate is invalid, expired or revoked; 213, 223 and 244: it is that of somebody else.'),
  ],
  [
    'not-enabled',
    cStat('203', '257', '245', '230'),
    refused('account_restricted'),
    manual('203, 230, 245 and 257: the sender is not registered to issue.'),
  ],
  [
    'denied',
    cStat('110', '205', '301', '302', '303'),
    refused('business_rule_violation'),
    manual('110, 205 and 301 to 303: the use is denied because of the fiscal standing of a party.'),
  ],
  [
    'state',
    cStat('206', '256', '219', '220', '221', '501'),
    refused('business_rule_violation'),
    manual('206, 256, 219 to 221 and 501: voided, in circulation, received, or past the time in which it could be cancelled.'),
  ],
  [
    'input',
    cStat(
      '202',
      '207',
      '208',
      '209',
      '210',
      '212',
      '214',
      '215',
      '225',
      '227',
      '228',
      '229',
      '232',
      '236',
      '237',
      '242',
      '243',
      '253',
      '297',
      '298',
      '299',
    ),
    refused('invalid_input'),
    manual('202, 207 to 215, 225 to 243, 253 and 297 to 299: the XML, its signature or a field of it is not valid.'),
  ],
  [
    'setup',
    cStat('113', '114', '142', '226', '238', '239', '247', '249', '252', '289'),
    refused('configuration_error'),
    manual('252, 238, 239, 226, 247, 249, 289, 113, 114 and 142: the environment, version, state or contingency is the wrong one.'),
  ],
  [
    'uncatalogued',
    cStat('999'),
    { error_type: 'server_error', effect: 'unknown' },
    manual('999, an error that is not in the catalogue; whether the document was stored has to be asked.'),
  ],
  [
    'not-a-failure',
    cStat('100', '101', '102', '103', '104', '107', '124', '128', '135', '136', '138', '150', '151', '155'),
    { error_type: 'unknown', effect: 'unknown' },
    manual('100 to 155 but for those above: received, processed, authorized or registered. This was no failure.'),
  ],
]);
