// tokenExpired: the token or session expired, and can be refreshed.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const tokenExpired: MeaningRow = {
  final: true,
  stands: true,
  /** Read before what it sounds like. */
  early: {
    en: ['session expired or invalid', 'session is|has * invalid|expired or expired|invalid'],
    pt: ['sessao expirada ou invalida'],
  },
  main: {
    en: [
      'token|jwt|session|credentials|cookie expired',
      'token|session * expired',
      'expired authentication|login|auth',
      'token|jwt|session|credentials|cookie has|have|is|was|had expired|timed',
      'token|jwt|session has been expired',
      'expired access|bearer|auth|oauth|session|security|jwt|authentication|identity token',
      'expired token|jwt|session|credentials',
      'token|session|jwt * expiry|exp * passed|past',
      '! session timed out',
      '! token expired',
      '! token has|is|was expired',
      '! token has been expired',
      '! expired token',
      '! expired access token',
      '! jwt|session expired',
      '! jwt|session has expired',
      '! credentials expired',
      '! credentials has|have expired',
      '! session has timed out',
    ],
    pt: [
      'tempo de|da sessao',
      'sessao * expirada|esgotada|encerrada|expirou',
      'sessao|token expirou|expirada|expirado|vencido|vencida',
      'token|sessao de * expirou|expirado|expirada|vencido',
      'token|sessao esta|foi|ja expirado|expirada|vencido|vencida',
      '! token expirado|expirou|vencido',
      '! token esta expirado|vencido',
      '! sessao expirada',
      '! credenciais expiradas',
    ],
    es: ['token|sesion * expirado|expirada|caducado|caducada|vencido|vencida|expiro|caduco'],
  },
};
