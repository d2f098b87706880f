// locked: another call holds the object at this moment.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const locked: MeaningRow = {
  passing: true,
  loose: true,
  waits: true,
  yieldsTo: ['declined', 'unpaid', 'suspended', 'quota', 'no_permission', 'bad_credential', 'token_expired', 'rule', 'duplicate'],
  /** Read before what it sounds like. */
  early: {
    en: [
      'locked by another|other * transaction|process|session|request|operation|user',
      'another|other user|session|process|transaction|request has * locked',
      'failed|unable to lock the record|row|object|document',
      'failed|unable to lock subscriber|account|resource|record|row|object',
      'currently locked by user|session|process|transaction',
      'currently|temporarily locked * try|retry again|later',
      'update|deployment|migration|backup * in progress for|on|against',
    ],
  },
  main: {
    en: [
      '! currently being updated|modified|edited|processed * try|retry again|later',
      '! could not obtain|acquire|get lock',
      'locked by a user|process|session',
      'currently accessing|updating|modifying|editing|processing it|this|that|the',
      'currently being updated|modified|edited|accessed|used|processed by',
      'another|other|concurrent|simultaneous|conflicting operation|request|process|transaction|update|job|change * progress|running|underway',
      'is|are|currently being modified|updated|edited|changed|accessed|processed by|in * another|other|transaction|session|user|process',
      '! could not serialize access',
      'serialization failure',
      'deadlock|deadlocked',
      'conflicting * operation|request|transaction * progress|running|underway',
      'simultaneous request|requests|operation',
      'locked processing',
      '! resource busy and acquire',
      '! deadlock',
      '! row|resource|object locked',
      '! row|resource|object is|currently|temporarily locked',
      '! row|resource|object is currently|temporarily locked',
      '! lock timeout',
      '! lock wait timeout',
      '! another request in progress',
      '! another request is in progress',
      'locked by another|other|someone|user|process|session',
      '! record|document * locked by * another|other|different|user',
      '! record|document * currently|temporarily locked',
    ],
    pt: [
      'sendo editado|editada|alterado|alterada|modificado|modificada|atualizado|atualizada por|em',
      'registro em uso',
      'outra|outro operacao|requisicao|processo|transacao|atualizacao * andamento|execucao|processamento|curso',
    ],
    es: ['siendo * modificado|modificada|editado|editada|actualizado|utilizado por otro|otra'],
  },
  /** Looser: read after the others. */
  last: {
    en: [
      'lock timeout|wait|not|acquisition|held|failed|contention|conflict|competition',
      'unable to obtain exclusive',
      'resource|record|object|row|entity|file|table|database temporarily|currently|is|was|momentarily * locked|busy',
      'temporarily|currently|momentarily locked|busy',
      'resource|record|object|row|entity|file|table|database locked|busy',
      'could|unable|failed not|to acquire|obtain|get * lock',
      'currently|being accessed|accessing|accessed|modified|used|updated|locked|edited it|by|this',
      'another|other|concurrent request|process|operation|transaction|update|user|session * accessing|progress|lock|running|updating|modifying|pending|processing|locked',
      'only one request|call|operation|session may|at|can|per',
      'session * already|in use|disallowed',
      'concurrent session|access|transaction|operation|request disallowed|detected|not|conflict',
      'transaction aborted|conflict|rolled',
    ],
    pt: [
      'registro|recurso|documento|pedido|nota|cadastro * bloqueado|bloqueada|travado|travada por outro|outra|usuario|processo|sessao|transacao',
      'registro|recurso|documento|pedido|nota temporariamente bloqueado|bloqueada|travado|travada',
      'sendo utilizado|utilizada|editado|editada|alterado|alterada por',
      'tente novamente em alguns instantes',
    ],
    es: [
      'bloqueado|bloqueada por otro|otra usuario|proceso|sesion|transaccion',
      'siendo|esta utilizado|editado|modificado|utilizada|editada|modificada por otro|otra',
      'otro|otra solicitud|peticion|transaccion * en curso|proceso|ejecucion',
    ],
  },
  /** Good in codes only: too loose in a sentence. */
  codes: ['lock', 'locked by', 'busy'],
};
