// told-to-retry: headers in which a provider says in so many words whether the call may be repeated.
// Step 2 of a failure's walk. @see https://docs.adyen.com/development-resources/api-idempotency/, stripe-node src/RequestSender.ts, openai-node src/client.ts, grpc proposal A6
import type { Extractor, HttpLink } from '../evidence.ts';

/** "true" and "false" mean what they say. */
const HEADERS: readonly string[] = ['x-should-retry', 'stripe-should-retry', 'transient-error'];
/** Others say it less often: their no is believed, and their yes is not. */
const VETOES: readonly string[] = ['retryable', 'x-retryable', 'is-retryable', 'x-is-retryable', 'should-retry', 'x-retry-allowed'];
const NO: readonly string[] = ['false', '0', 'no', 'never'];
/** Adyen's: "true" says besides that nothing was done, so that even a write without a key may be repeated. */
const NOTHING_DONE = 'transient-error';
const PUSHBACK = 'grpc-retry-pushback-ms';
const ASKED: ReadonlySet<string> = new Set([...HEADERS, ...VETOES, PUSHBACK]);

/** Reads the word; of two that differ, no stands. */
export const toldToRetry: Extractor = {
  source: 'told-to-retry',
  recognises: (link) => link.kind === 'http' && isAsked(link) && said(link).length > 0,
  extract: (link) => {
    if (link.kind !== 'http') return {};
    const told_to_retry = said(link).every((word) => word);
    const isUndone = told_to_retry && link.headers[NOTHING_DONE] !== undefined;
    return { told_to_retry, ...(isUndone ? { nothing_done: true } : {}) };
  },
};

function isAsked({ headers }: HttpLink): boolean {
  for (const name in headers) if (ASKED.has(name)) return true;
  return false;
}

function said({ headers }: HttpLink): readonly boolean[] {
  const words = HEADERS.flatMap((name) => {
    const word = headers[name]?.trim().toLowerCase();
    return word === 'true' || NO.includes(word ?? '') ? [word === 'true'] : [];
  });
  const vetoes = VETOES.some((name) => NO.includes(headers[name]?.trim().toLowerCase() ?? '')) ? [false] : [];
  const pushback = headers[PUSHBACK];
  // A negative or unreadable pushback says no; a delay says when, and does not say that this call is safe.
  return pushback === undefined || /^\d{1,15}$/.test(pushback.trim()) ? [...words, ...vetoes] : [...words, false];
}
