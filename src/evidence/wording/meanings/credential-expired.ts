// credentialExpired: the key or secret expired: a person has to make another.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const credentialExpired: MeaningRow = {
  final: true,
  stands: true,
  /** Sounds like another meaning, and is read before all of them. */
  first: {
    pt: ['certificado digital * vencido|vencida|expirado|expirou|venceu'],
  },
  main: {
    en: [
      'key has|is expired * renew|contact|replace',
      'secret|api|access keys * expired',
      'api|access|secret|license key has|is|was expired',
      'expired api|access|secret key',
      'client secret|password|credential|secret expired|has|is expired',
      'password|secret|key expired',
      '! credential expired',
      'consent expired',
      'consent has|is|was expired',
      '! api key expired',
      '! api key has|is expired',
      '! apikey expired',
      '! apikey has expired',
    ],
    pt: ['chave * expirada|expirou|vencida', 'consentimento * expirado|expirou|vencido', 'senha expirada|expirou|vencida'],
    es: ['clave|contrasena * caducada|expirada|vencida', 'consentimiento * caducado|expirado|vencido'],
  },
};
