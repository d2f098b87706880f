// told-to-retry: headers in which a provider says in so many words whether the call may be repeated.
// Step 2 of a failure's walk. @see stripe-node src/RequestSender.ts, openai-node src/client.ts, grpc proposal A6
import type { Extractor, HttpLink } from '../evidence.ts';

/** "true" and "false" mean what they say. */
const HEADERS: readonly string[] = ['x-should-retry', 'stripe-should-retry'];
const PUSHBACK = 'grpc-retry-pushback-ms';

/** Reads the word; of two that differ, no stands. */
export const toldToRetry: Extractor = {
  source: 'told-to-retry',
  recognises: (link) => link.kind === 'http' && said(link).length > 0,
  extract: (link) => (link.kind === 'http' ? { told_to_retry: said(link).every((word) => word) } : {}),
};

function said({ headers }: HttpLink): readonly boolean[] {
  const words = HEADERS.flatMap((name) => {
    const word = headers[name]?.trim().toLowerCase();
    return word === 'true' || word === 'false' ? [word === 'true'] : [];
  });
  const pushback = headers[PUSHBACK];
  // A negative or unreadable pushback says no; a delay says when, and does not say that this call is safe.
  return pushback === undefined || /^\d{1,15}$/.test(pushback.trim()) ? words : [...words, false];
}
