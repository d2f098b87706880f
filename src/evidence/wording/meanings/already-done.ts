// alreadyDone: this was done already, so there is nothing left to do.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const alreadyDone: MeaningRow = {
  final: true,
  main: {
    en: [
      'already|been been|previously|already refunded|captured|canceled|cancelled|voided|processed|completed|submitted|deleted|reversed|authorized|settled|approved|sent|applied|shipped|activated|closed|accepted|confirmed',
      'already refunded|captured|canceled|cancelled|voided|processed|completed|submitted|deleted|reversed|authorized|settled|approved|sent|applied|activated|accepted|confirmed',
      'canceled|cancelled|refunded|voided|captured|processed|paid already|previously',
      'completed|finished|confirmed already',
      '! already voided|finalized|finalised|cancelled|canceled|closed',
      '! already been voided|finalized|finalised|cancelled|canceled|closed',
    ],
    pt: [
      'ja autorizada|autorizado|processada|processado|cancelada|cancelado|enviada|enviado|estornada|estornado|baixada|baixado|emitida|emitido|confirmada|confirmado|aprovada|anulada|anulado',
      'ja foi|esta|se|encontra * anulada|anulado|autorizada|autorizado|processada|processado|cancelada|cancelado|enviada|enviado|estornada|estornado|baixada|baixado|emitida|emitido',
      'nfe|nfse|cte|nota|mdfe autorizada|autorizado',
      'existe * autorizado|autorizada|emitida|emitido * referencia|chave|numero',
      '! ja cancelada|emitida|finalizada',
      '! ja foi cancelada|emitida|finalizada',
    ],
    es: [
      'ya * anulada|anulado|cancelada|cancelado|enviada|enviado|procesada|procesado|aprobada|autorizada|reembolsada',
      'procesado|procesada|enviado|enviada|anulado|anulada|cancelada anteriormente|previamente',
    ],
  },
};
