// wastedIn: the calls that could change nothing, read off the provider's journal.
// After a day: a figure of the demo's table. The sentence that says what counts is in the texts, word for word what happens here.
import type { JournalEntry } from '../../control/client.ts';

/** Why a call was wasted: the request, or its credential, had been refused in the same way. */
export interface Wasted {
  readonly request: number;
  readonly credential: number;
}

/**
 * Counts calls that are refused (4xx) exactly as an earlier one was: the same request or, where the credential is refused (401), any
 * request of that caller, with none of its calls accepted in between.
 */
export function wastedIn(journal: readonly JournalEntry[]): Wasted {
  const requests = new Map<string, string>();
  const credentials = new Map<string, string>();
  const wasted = { request: 0, credential: 0 };
  for (const { answered, caller, operation, path, query, body } of journal) {
    const status = answered?.status ?? 0;
    if (status >= 200 && status < 300) credentials.delete(caller);
    if (status < 400 || status > 499) continue;
    const said = `${status} ${answered?.code ?? ''}`;
    const of = status === 401 ? 'credential' : 'request';
    const known = status === 401 ? credentials : requests;
    const key = status === 401 ? caller : JSON.stringify([caller, operation, path, query, body]);
    if (known.get(key) === said) wasted[of] += 1;
    known.set(key, said);
  }
  return wasted;
}
