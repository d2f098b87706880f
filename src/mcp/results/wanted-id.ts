// withWantedId: where an invoice was not found under what is no id of one, says what belongs there and what finds it: people know invoices by their numbers.
// Beside a failure: what was given is sent all the same, because only the provider knows its ids.
import type { Language, ToolError } from '../../contract/tool-error.ts';

const INVOICE_ID = 'inv_';

const TEXTS: Readonly<Record<Language, string>> = {
  en: 'an id inv_…, not a number; search_invoices finds it by its number',
  'pt-BR': 'um id inv_…, não um número; search_invoices acha a fatura pelo número',
};

/** `error`, and its field when that says more. */
export function withWantedId(error: ToolError, input: Readonly<Record<string, unknown>>, lang: Language): ToolError {
  const { invoice_id: given } = input;
  if (error.error_type !== 'not_found' || typeof given !== 'string' || given.startsWith(INVOICE_ID)) return error;
  if (error.details?.fields !== undefined) return error;
  return { ...error, details: { ...error.details, fields: [{ path: 'invoice_id', expected: TEXTS[lang] }] } };
}
