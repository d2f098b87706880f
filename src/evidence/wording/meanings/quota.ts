// quota: a quota or a window of a day or more is used up.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const quota: MeaningRow = {
  final: true,
  stands: true,
  waits: true,
  /** Sounds like another meaning, and is read before all of them. */
  first: {
    en: ['limit|maximum of * delete|remove|archive some|one|unused|existing|others', 'exceeded quota'],
  },
  main: {
    en: [
      'out of * quota',
      'total requests limit',
      'quota exceeded|exhausted|reached|limit|used|depleted|error',
      'quota has|is|was * exceeded|exhausted|reached|used',
      'exceeded|exceeds|exceed|reached|over|exhausted|used * quota',
      'daily|monthly|weekly|yearly|day|month|hourly * limit|quota|cap|allowance|allotment|usage',
      'limit|limits|requests|calls|allowance|quota per|a|for|this|of day|month|week|hour|today|daily|monthly|24',
      'limit|limits|rate|maximum|quota|cap|allowance|exceeded|calls|requests * per|each|every|a day|month|week',
      'bandwidth limit exceeded',
      'resource|usage limit|cap * month|day|billing',
      'usage limit|cap reached|exceeded',
      'maximum daily|monthly|weekly',
      'daily|monthly|weekly api|calls|requests',
      'storage limit|quota exceeded|reached|full',
      'service|resource limit|limits were|was|are|is|has|have|exceeded|reached exceeded|reached|been',
      'request a|an * limit|quota increase',
      'exceeded|exceeds|reached * for|in|within the|this|a|one day|month|week',
      'daily|monthly|weekly|hourly|yearly * exceeded|reached|exhausted',
      'limit|limits|quota|allowance|cap for|of this|the|current|every day|month|week|billing|today',
      'exceeding|exceeds * per|a|each day|month|week',
      'access exceeded',
      '! daily|monthly|day|month quota|limit',
      '! daily|monthly|day|month api|request quota|limit',
      '! daily|monthly|day|month api request quota|limit',
      '! quota * per day',
    ],
    pt: [
      'limite|cota|franquia de consumo|uso|utilizacao * atingido|atingida|excedido|excedida|esgotado|esgotada',
      'limit|limite|cota|requisicoes|chamadas|consultas diario|diaria|mensal|diarias|mensais',
      'limite|cota|requisicoes|chamadas|acessos|numero|consultas * por|de|do|ao dia|mes|hora|diario|diarias|mensal|mensais',
      'cota * excedida|esgotada|atingida',
      'limite|maximo|chamadas|requisicoes|consultas|requests * por|a|ao dia|mes|semana',
      'consumo indevido',
      'limite|cota * mensal|diario|diaria|semanal|anual',
      'limite|cota|requisicoes|chamadas|consultas * no|neste|nesse|nesta dia|mes|hora|semana',
      '! limite diario',
      '! cota diaria|mensal|excedida',
    ],
    es: [
      'limite|cuota * diario|diaria|mensual|diarias|mensuales',
      'cuota * excedida|agotada|superada',
      'limite|cuota|solicitudes|peticiones|consultas * por|al dia|mes',
    ],
  },
  /** Good in codes only: too loose in a sentence. */
  codes: ['quota', 'daily|monthly'],
};
