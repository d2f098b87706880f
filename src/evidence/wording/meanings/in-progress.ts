// inProgress: the work is under way.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const inProgress: MeaningRow = {
  passing: true,
  waits: true,
  yieldsTo: ['key_in_use'],
  main: {
    en: [
      'is|still|currently|being|already|request|operation|job|transaction|another * progress|underway',
      'still|being|currently|already being|in|processing|processed|progress processed|progress|processing',
      'still processing|running|pending',
      'already in process|processing',
      'not ready|yet ready|finished|completed|generated',
    ],
    pt: [
      'em processamento|andamento|execucao',
      'ainda nao * pronto|pronta|concluido|concluida|finalizado|processado|processada',
      'sendo processada|processado|executada|executado',
      'aguarde * processamento',
    ],
    es: ['en proceso|procesamiento|curso', 'siendo procesada|procesado'],
  },
  /** Good in codes only: too loose in a sentence. */
  codes: ['processing $'],
};
