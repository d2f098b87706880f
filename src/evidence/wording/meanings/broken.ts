// broken: the other side failed inside.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const broken: MeaningRow = {
  passing: true,
  loose: true,
  wide: true,
  main: {
    en: [
      'internal server|error|exception|failure|fault error|occurred',
      'internal error|exception|failure',
      'unhandled|unexpected error|exception|failure|condition',
      'unknown error occurred',
      'null pointer|reference exception',
      'object reference not',
      'something went wrong',
      'application error',
      'system failure|error|fault',
      '! internal server error',
      '! internal error',
    ],
    pt: ['algo deu errado', 'erro interno|inesperado|desconhecido', '! erro interno'],
    es: ['error interno|inesperado|desconocido'],
  },
};
