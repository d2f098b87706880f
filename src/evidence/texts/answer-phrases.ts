// answers: what providers and tools print of a call that reached them, in English and Portuguese; a part of PHRASES.
// Step 2 of a failure's walk. Whole phrases, never a number alone; each alternative is a fixed run of words: nothing backtracks.
import type { Phrase } from './symptom.ts';

/** What providers and tools say, when no code says it: phrases that are said of nothing else. */
export const answers: readonly Phrase[] = [
  [
    /no healthy upstream|no live upstreams|does not contain an instance|no (?:available|healthy) (?:servers|instances|backends|hosts|nodes|upstreams?)\b|no server is available to handle|circuit[- ]?(?:breaker)? (?:'[^'\n]{1,60}' )?is (?:now )?open|breaker is open|short-circuited|circuit breaker open|pool reached max|max-open-requests/i,
    'unavailable',
    'connect',
  ],
  [/(?:servidor|sistema|servi[çc]o) sobrecarregado/i, 'unavailable'],
  [/upstream connect error|disconnect\/reset before headers/i, 'unavailable'],
  [/limiting (?:requests|connections)[^\n]{0,40}\b(?:excess|zone)\b|ratelimiter (?:'[^'\n]{1,60}' )?does not permit/i, 'rate_limited'],
  [
    /(?:unable to (?:locate|load)|could not (?:load|find)|cannot find|no) (?:any )?(?:aws |default |valid )?credentials\b(?! (?:were )?(?:stored|saved))|default credentials (?:were )?not found/i,
    'credentials_invalid',
  ],
  [
    /(?:access )?token (?:has |is |was )?expired|expired (?:access )?token|jwt expired|session (?:has )?expired|credentials? (?:has |have )?expired|api[- ]key (?:has )?expired/i,
    'credentials_expired',
  ],
  [/session (?:has )?timed out/i, 'credentials_expired'],
  // What ran out of time, of stock or of its limit is a thing of the business, not a call.
  [/(?:offer|window|challenge|approval|delivery|reservation|booking|quotation|auction|invitation) (?:has )?timed out/i, 'forbidden_now'],
  [
    /(?:payment|checkout|order) timed out[,;]?(?: and| so)?(?: it| the)?(?: order| payment)?(?: is| was)? (?:cancel+ed|expired|voided)/i,
    'forbidden_now',
  ],
  [
    /tempo (?:limite )?(?:esgotado|excedido) para (?:o |a )?(?:pagamento|cancelamento|compra|pedido|reserva|entrega|aprova[çc][ãa]o)/i,
    'forbidden_now',
  ],
  [
    /(?:discount|exchange|interest|tax|commission|conversion|approval|refund) rate (?:limit )?(?:was |is |has been )?exceed/i,
    'forbidden_now',
  ],
  [
    /(?:products?|items?|stock|customer|seller|buyer|merchant|vehicle|equipment) (?:is |are )?(?:currently |temporarily )?unavailable|(?:produtos?|estoque|clientes?|vendedor|equipamento|ve[íi]culo|hor[áa]rio) (?:est[áa] )?(?:temporariamente )?(?:indispon[íi]ve|em manuten)|indispon[íi]vel para (?:est[ea]|ess[ea]|o seu|a sua|seu|sua) (?:cep|endere[çc]o|munic[íi]pio|cidade|bairro|cliente|produto|cnpj|cpf|regi[ãa]o)/i,
    'forbidden_now',
  ],
  [/token (?:est[áa] )?(?:expirado|expirou|vencido)|sess[ãa]o expirada|credenciais expiradas/i, 'credentials_expired'],
  [
    /(?:daily|monthly|day|month) (?:api )?(?:request )?(?:quota|limit)|quota .{0,40}per[ _-]?day|limite di[áa]rio|cota (?:di[áa]ria|mensal|excedida)|insufficient[_ ]quota/i,
    'quota_used_up',
  ],
  [
    /rate[-_ ]?limit(?:ed| exceeded| reached|ing)?\b(?! (?:of (?!\d)|must|should|polic|name|id\b|value|field|is (?:not|invalid|required)))|too many requests(?! for quot)|request limit (?:was |has been )?(?:reached|exceeded)|throttl(?:ed|ing|e ?exceeded)/i,
    'rate_limited',
  ],
  [
    /limite de (?:requisi[çc][õo]es|chamadas)|muitas (?:requisi[çc][õo]es|chamadas)|excesso de (?:requisi[çc][õo]es|chamadas)|^muitas tentativas\. tente (?:novamente|de novo) em \d/i,
    'rate_limited',
  ],
  [/\berror from server \(toomanyrequests\)/i, 'rate_limited'],
  [
    /insufficient (?:scopes?|permissions?|privileges)|permission denied|access (?:is )?denied|not authorized to|acesso negado|sem permiss[ãa]o/i,
    'permission_missing',
  ],
  [
    /invalid (?:api[- ]?key|access token|credentials|token|authentication)|authentication (?:failed|required)|unauthenticated|must be logged in to the server|credenciais inv[áa]lidas|token inv[áa]lido|n[ãa]o autenticado/i,
    'credentials_invalid',
  ],
  [
    /card was declined|payment (?:was )?declined|insufficient funds|cart[ãa]o (?:recusado|vencido|expirado|bloqueado)|pagamento recusado|saldo insuficiente/i,
    'declined',
  ],
  [
    /service (?:is )?(?:temporarily )?unavailable|temporarily unavailable|(?:under|in) maintenance|em manuten[çc][ãa]o|servi[çc]o indispon[íi]vel|temporariamente indispon[íi]vel|overloaded/i,
    'unavailable',
  ],
  [
    /already (?:been )?(?:paid|voided|finali[sz]ed|cancel+ed|closed)|j[áa] (?:foi )?(?:paga|cancelada|emitida|finalizada)/i,
    'forbidden_now',
  ],
  [/unique constraint (?:failed|violat)|violates unique constraint|violation of (?:unique|primary)|unique violation/i, 'exists'],
  [/already exists|duplicate (?:key|entry|record|reference)|j[áa] existe|j[áa] cadastrad[oa]|duplicad[oa]/i, 'exists'],
  [
    /version (?:conflict|mismatch)|stale object|optimistic lock|modified by another|(?:updated|changed|modified)(?: or deleted)? by another/i,
    'stale',
  ],
  [/conditional request failed|condition specified using http conditional|pre-?condition (?:is not|was not|not) met/i, 'stale'],
  [
    /could not serialize access|resource busy and acquire|deadlock victim|(?:row|resource|object) (?:is )?(?:currently |temporarily )?locked|(?:record|document) (?:is |was |has been )?(?:(?:currently|temporarily) locked|locked by (?:another|other|a different|user\b))|lock (?:wait )?timeout|another request (?:is )?in progress|deadlock|could not serialize access/i,
    'locked',
  ],
  [/unknown tool|tool [\w.:-]{1,80} not found|no such tool|method not found/i, 'bad_address', 'connect'],
  [
    /(?:^|[:\n] ?)(?:invalid|missing) (?:input|argument|parameter|field|value|amount|currency|[\w ]{0,20}date|[\w ]{0,20}time-?out)|validation (?:failed|error)|is required\b|must be (?:in|a|an|at|greater|less|one|positive|between|equal|not|no)\b|par[âa]metros? inv[áa]lid|\b(?:cpf|cnpj|cep|ncm|cfop|data|valor|campo|n[úu]mero|formato|e-?mail)(?: (?:de|do|da) [\wÀ-ú]{1,20})? inv[áa]lid[oa]|campo obrigat[óo]rio/i,
    'invalid',
  ],
  [
    /(?:invoice|customer|payment|resource|record|object|item) (?:[\w'"-]{1,40} )?(?:was )?not found|required but not found|no such (?:invoice|customer|payment|resource)|n[ãa]o (?:foi )?encontrad[oa]/i,
    'missing',
  ],
  [/internal (?:server )?error|erro interno/i, 'broken'],
];
