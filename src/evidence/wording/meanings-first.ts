// FIRST: phrases that sound like another meaning and are read before all of it: what is unavailable in a country is no outage. A table of its own for `meanings`.
// Step 2 of a failure's walk, for `wording`. @see test/src/classifier/structured-refusals.test.ts
import type { Meaning } from './meaning.ts';

/** In the order of their rank. */
export const FIRST: readonly (readonly [Meaning, readonly string[]])[] = [
  [
    'maybe_done',
    [
      'duplicado|duplicada ja existe * em processamento|andamento',
      'ja existe um|uma * igual|identico|identica em processamento|andamento',
      'identical|same|duplicate payment|charge|transfer|order * in progress|processing',
    ],
  ],
  [
    'suspended',
    [
      'conta|empresa|loja|acesso * por inadimplencia|fraude',
      'conta|empresa|loja bloqueada|bloqueado|indisponivel por',
      'account|organization|store * unavailable|locked|blocked due|because|for * fraud|review|nonpayment|abuse',
    ],
  ],
  ['declined', ['fraud|fraude detected|suspected|detectada|identificada', 'suspected|suspicion|suspeita of|de fraud|fraude']],
  [
    'bad_credential',
    ['api|access|secret key is|was|has|been disabled|deactivated|deleted|blocked|inactive', 'api|access key has been disabled|deactivated'],
  ],
  [
    'rule',
    [
      'unavailable|available in|for|to|at|on your|this|that|the|his|their country|region|area|territory|state|plan|location|market',
      'unavailable|available for|in|to plan|country|region|customer|merchant|account|currency|product',
      'temporarily unavailable product|item|card|method',
      'too many requests|operations|items|records|entries|calls in|within|per|for batch|the|one|a|single|this batch|request|call|file|message',
      'too many requests in batch',
      'requests|operations in batch maximum|exceeds|exceed|exceeded',
      'locked period|month|year|by closing|closed|accountant|accounting',
      'locked by accountant|accounting|admin|administrator|owner|finance|bank|contador|contabilidade',
      'null value in column',
      'violates|violate|violation not null',
      'violates|violate check|exclusion constraint',
    ],
  ],
  ['credential_expired', ['certificado digital * vencido|vencida|expirado|expirou|venceu']],
  ['quota', ['forbidden exceeded quota', 'exceeded quota']],
  [
    'unavailable',
    ['server has gone away', 'not leader or|for', 'not the leader', 'no leader for|available|elected', 'leader not available'],
  ],
  ['bad_setup', ['error|erro in|de your|sintaxe sql|syntax', 'error in your sql', 'sql syntax|compilation error', 'syntax error at|near']],
];
