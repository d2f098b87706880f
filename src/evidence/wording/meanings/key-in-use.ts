// keyInUse: the first request with this idempotency key is still running.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const keyInUse: MeaningRow = {
  passing: true,
  waits: true,
  main: {
    en: [
      'idempotency|idempotent key|request in use|progress',
      'idempotency|idempotent key|request * currently|still|being|already in|being use|progress|processed',
      'in progress request using',
      'another|concurrent|previous|other request|operation|call * idempotency|idempotent',
      'previous request * progress|running|executing|processed',
      'same * id|key * processing|progress',
      'request with * key|id * in progress',
    ],
    pt: [
      'requisicao|operacao|chamada|pedido * andamento|processamento|execucao|curso com|usando|para esta|essa|a|mesma chave',
      'idempotencia * em andamento|processamento|uso',
      'requisicao|operacao|chamada * sendo executada|processada',
    ],
    es: ['idempotencia * en proceso|curso'],
  },
};
