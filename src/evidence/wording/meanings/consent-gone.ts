// consentGone: what was granted was taken back or ran out.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const consentGone: MeaningRow = {
  final: true,
  /** Read before what it sounds like. */
  early: {
    en: ['refresh token * invalid|expired|revoked'],
  },
  main: {
    en: [
      'token|grant|consent|authorization|access|key|credentials|connection|certificate has been revoked',
      'token|grant|consent|key|credentials|connection|certificate|access revoked',
      'token|grant|key|certificate was|is revoked',
      'revoked token|key|grant|certificate',
      'invalid|expired|unknown * refresh token',
      'invalid grant',
      'user|organisation|organization|tenant|owner disconnected',
      'reconnect * app|account|organisation',
      'certificate has expired',
      'client certificate expired|revoked|invalid|required',
    ],
    pt: [
      'certificado * vencido|expirado|revogado|invalido',
      'certificado * nao informado|enviado|encontrado|valido|confiavel|apresentado',
      'certificado * expirou|venceu',
      'token|chave|acesso|autorizacao revogado|revogada',
      'token|chave|acesso|autorizacao foi revogado|revogada',
    ],
    es: [
      'certificado * caducado|vencido|revocado|expirado',
      'token|acceso|consentimiento|autorizacion * revocado|revocada',
      'permiso revocado',
    ],
  },
};
