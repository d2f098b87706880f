// readPayment: on which card a payer wants to pay: of a form as a page sends it, of JSON, or of nothing.
// Step 4 of a visit to a payment link.
import { type Call, headerOf } from '../../call.ts';
import { readJson } from '../../read-json.ts';
import type { ProblemFacts } from '../../wire/dialect.ts';

/** What is charged when nobody says: a card that goes through. */
const DEFAULT_PAYMENT_METHOD = 'pm_card_visa';

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

const MALFORMED: ProblemFacts = { code: 'malformed', rule: 'R81', detail: 'Send payment_method_id as a form or as a JSON object.' };
const UNSUPPORTED: ProblemFacts = {
  code: 'unsupported_media_type',
  rule: 'R81',
  detail: 'Send application/x-www-form-urlencoded or application/json.',
};

function named(value: unknown): { readonly methodId: string } | ProblemFacts {
  if (value === undefined) return { methodId: DEFAULT_PAYMENT_METHOD };
  return typeof value === 'string' && value !== '' && value.length <= 255 ? { methodId: value } : MALFORMED;
}

/** The card's name; or what is wrong with the body. Other members of a form or an object are nobody's. */
export function readPayment({ headers, body }: Call): { readonly methodId: string } | ProblemFacts {
  if (body.byteLength === 0) return named(undefined);
  const type = headerOf({ headers }, 'content-type')?.trim() ?? '';
  if (FORM.test(type)) return named(new URLSearchParams(new TextDecoder().decode(body)).get('payment_method_id') ?? undefined);
  if (!JSON_TYPE.test(type)) return UNSUPPORTED;
  const json = readJson(body);
  if (json.kind !== 'json' || typeof json.value !== 'object' || json.value === null || Array.isArray(json.value)) return MALFORMED;
  return named(Object.hasOwn(json.value, 'payment_method_id') ? (json.value as Record<string, unknown>).payment_method_id : undefined);
}
