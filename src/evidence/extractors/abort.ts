// abort: who ended the call on this side. A deadline is a timeout; the caller's abort is an intention.
// Step 2 of a failure's walk.
import type { Extractor } from '../evidence.ts';
import { nameOf } from '../redact.ts';

/** `TimeoutError` is what AbortSignal.timeout and our own client's deadline give as their reason. */
const ABORTED_BY: Readonly<Record<string, 'deadline' | 'caller'>> = {
  AbortError: 'caller',
  TimeoutError: 'deadline',
  DeadlineError: 'deadline',
};

/** Reads the reason of an abort. */
export const abort: Extractor = {
  source: 'abort',
  recognises: (link) => link.kind === 'thrown' && (Object.hasOwn(ABORTED_BY, link.name) || link.text('code') === 'UND_ERR_ABORTED'),
  extract: (link) => {
    if (link.kind !== 'thrown') return {};
    const exception = nameOf(link.name);
    return { aborted_by: ABORTED_BY[link.name] ?? 'caller', ...(exception === undefined ? {} : { exception }) };
  },
};
