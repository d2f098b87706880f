// CODE_WORDS: what codes of failures are made of, in English and Portuguese. A table for codes.ts.
// Step 2 of a failure's walk: a name of a person or a password has none of these.

const IN_ENGLISH = `
  abort aborted abuse accept accepted access accessed action active already ambiguous approve approved argument attempts auth authenticated
  authentication authorization authorized available avs bad blocked body bounds broken busy call cancel canceled cancelled cannot capacity
  captured cert change changed check closed conflict conflicting constraint content corrupt count crash creation creditable cvc cvv data
  deadline deadlock decline declined decryption deleted delivery denied deny dependency deprecated detected different disabled disputed dns
  do does down dup duplicate duplicated duplicates editable empty enabled end entitlement error errors exceed exceeded exceeds exception
  exclusive exhausted exist existing exists expected expiration expired expires expiry fail failed failure fatal fault flight forbidden
  format found fraud fraudulent frozen full gateway gone greater handshake hard has held honor host ignored illegal immutable inactive
  incompatible incomplete inconsistent incorrect ineligible insufficient integrity internal interrupted invalid issue issuer killed large
  late later leak length limit limited limiting limits load lock locked lost maintenance malformed many match max maximum method min
  minimum mismatch missing modified multiple must mutex needed negative network nil no non none not nothing null offline only open out
  outage outdated over overflow overload overloaded parse parsing payload pending permission permissions pickup policy precondition
  preconditions prohibited protocol quota range rate reached read readonly reason recoverable redirect reenter refunded refused rejected
  replaced replay request required requires reset resource restricted retries retry reused revocation revoked risk rollback rolled route
  safe scope secure self serialization server service session shutdown signature skewed slow small socket soft split stale started state
  status stolen stop stopped such suspended syntax taken tampered temporary terminated threshold throttle throttled throttling timed
  timeout token too transient transition try unable unallowed unauthenticated unauthorized unavailable unchanged undefined undeliverable
  under unexpected unhandled unimplemented unique unknown unlinked unprintable unprocessable unreachable unrecognized unsafe unsupported
  until unusable unverified up use used validation velocity verification verify version violates violation voided wait warning wordless
  wrong zero`;

const IN_PORTUGUESE = `
  aguardando ausente autorizada autorizado bloqueada bloqueado cancelada cancelado conflito desativada desativado desconhecida desconhecido
  duplicada duplicado encontrada encontrado erro esgotado excedida excedido existe existente expirada expirado falha falhou faltando
  inativa inativo incorreta incorreto indisponivel insuficiente invalida invalido limite nao negada negado obrigatoria obrigatorio pendente
  permitida permitido processada processado processamento recusada recusado rejeitada rejeitado vencida vencido`;

/** As NetSuite and its like shorten them. */
const SHORTENED = 'allwd disallwd dsnt reqd rcrd unbalncd unavailbl uneditable';

/** Of systems and libraries; their letters pair as no language's do. */
const OF_SYSTEMS =
  'api aws eai err errno grpc hpe http https jwt jwks mysql oauth pgrst psql quic sql sqlite sqlstate ssl tls und url wss x509';

/** In lower case. Each may stand in a code, however its letters pair. */
export const CODE_WORDS: ReadonlySet<string> = new Set([IN_ENGLISH, IN_PORTUGUESE, SHORTENED, OF_SYSTEMS].join(' ').trim().split(/\s+/));
