// keyReused: the idempotency key was used for another request.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const keyReused: MeaningRow = {
  final: true,
  stands: true,
  main: {
    en: [
      'idempotency key has already|previously been used with|for',
      'idempotency|idempotent * mismatch|reused|reuse|conflict',
      'idempotency|idempotent|idempotence key|keys|token|requests * different|same|already|other|another|not parameters|params|payload|payloads|request|body|used|match|content',
      'keys for idempotent requests can only be used with the same parameters',
      'idempotency error',
      'different * same|this idempotency|idempotent',
      'different|same request|requests|parameters|params|payload|body used|for|with * idempotency|idempotent',
      'same|this idempotency|idempotent key * different',
    ],
    pt: ['chave de idempotencia * utilizada|usada|diferente|outra|outro'],
    es: ['clave de idempotencia * utilizada|usada|diferente|otra|otro'],
  },
};
