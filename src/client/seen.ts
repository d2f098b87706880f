// seen: what the client met, in a few words for a person. Shown in tables; nothing decides by it.
// Beside a failure's walk.
import { parse } from 'secure-json-parse';
import { mediaType } from './believe.ts';
import { CallerAborted, DeadlineExceeded } from './deadline.ts';
import type { Reply } from './exchange.ts';

const MAX_DEPTH = 10;
const CODE = /^[\w.-]{1,64}$/;

/** "429 rate_limited", or "502 text/html" when the answer names no code. */
export function seenReply(reply: Reply): string {
  return `${reply.status} ${codeIn(reply.body ?? '') ?? mediaType(reply)}`;
}

/** "ECONNRESET", "deadline 300 ms"; the name of the thrown value when nothing in its causes has a code. */
export function seenThrown(thrown: unknown): string {
  if (thrown instanceof DeadlineExceeded) return `deadline ${thrown.deadlineMs} ms`;
  if (thrown instanceof CallerAborted) return 'aborted by the caller';
  let link: unknown = thrown;
  for (let depth = 0; depth < MAX_DEPTH && link instanceof Error; depth += 1) {
    if ('code' in link && typeof link.code === 'string' && CODE.test(link.code)) return link.code;
    link = link.cause;
  }
  return thrown instanceof Error ? thrown.name : 'something that is no error';
}

function codeIn(body: string): string | undefined {
  try {
    const problem: unknown = parse(body);
    const code = problem !== null && typeof problem === 'object' && 'code' in problem ? problem.code : undefined;
    return typeof code === 'string' && CODE.test(code) ? code : undefined;
  } catch {
    return undefined;
  }
}
