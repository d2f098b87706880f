// omie: the numbers of Omie's faults. Everything comes as 500, some as 200, and ten errors in a row block the method for half an hour.
// @see https://ajuda.omie.com.br/pt-BR/articles/8001888
import { refused } from '../../rule.ts';
import { providerTable } from './table.ts';

export const omie = providerTable('omie', [
  [
    'misuse',
    { code: { equals: 'MISUSE_API_PROCESS' } },
    refused('quota_exhausted'),
    'Omie, limits of the API: the method is blocked for half an hour after repeated errors, and each try starts the block anew.',
  ],
  [
    'misuse.told',
    { says: { equals: 'quota' } },
    refused('quota_exhausted'),
    'Omie, limits of the API: it says that use was improper, under whatever number.',
  ],
  [
    'redundant',
    { code: { equals: '6' } },
    refused('rate_limited'),
    'Omie, limits of the API: the same call came again too soon (REDUNDANT); the text names the wait.',
  ],
  [
    'per_second',
    { code: { equals: '500' } },
    refused('rate_limited'),
    'Omie, limits of the API: too many calls in a second; this 500 is the number of a fault, no status.',
  ],
  [
    'running',
    { code: { equals: '1880' } },
    refused('resource_locked'),
    'Omie, limits of the API: one call of a method at a time; this one was refused before any work.',
  ],
  [
    'running.told',
    { says: { equals: 'key_in_use' } },
    refused('resource_locked'),
    'Omie, limits of the API: it says that the method is being executed, under whatever number.',
  ],
  [
    'maybe_done',
    { code: { equals: '1100' } },
    { error_type: 'duplicate', effect: 'unknown' },
    'Omie fixture Client-1100: the same was processed or is being processed; to repeat it when told could make a second invoice.',
  ],
  [
    'nothing_found',
    { code: { equals: '5113' } },
    refused('not_found'),
    'Omie fixture Client-5113: a list with nothing in it, told as a fault.',
  ],
  [
    'key',
    { code: { equals: '101' }, says: { equals: 'bad_credential' } },
    refused('invalid_credentials'),
    'Omie fixture Client-101: the app key is wrong; the number has a second meaning, which the words tell apart.',
  ],
  [
    'made_before',
    { code: { equals: '101' }, says: { equals: 'duplicate' } },
    { error_type: 'duplicate', effect: 'applied' },
    'Omie fixture Client-101: the integration code is the caller’s own, so its object was made by an earlier call and can be read.',
  ],
  [
    'taken',
    { code: { equals: '102' } },
    refused('duplicate'),
    'Omie fixture Client-102: such a customer is registered under another number.',
  ],
]);
