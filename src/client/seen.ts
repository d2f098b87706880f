// seen: what the client met, in a few words for a person. Shown in tables; nothing decides by it.
// Beside a failure's walk.
import { parse } from 'secure-json-parse';
import { codeOf, errnoOf, nameOf } from '../evidence/redact.ts';
import { mediaType } from './believe.ts';
import { CallerAborted, DeadlineExceeded } from './deadline.ts';
import type { Reply } from './exchange.ts';
import { AnswerTooLong } from './read-body.ts';
import { Unsendable } from './unsendable.ts';

const MAX_DEPTH = 10;

/** "429 rate_limited", "429 code 7" where the provider's code is a number, "502 text/html" when the answer names none. */
export function seenReply(reply: Reply): string {
  const code = codeIn(reply.body ?? '');
  return `${reply.status} ${code === undefined ? mediaType(reply) : code.replace(/^(?=\d+$)/, 'code ')}`;
}

/** "ECONNRESET", "deadline 300 ms"; the name of the thrown value when nothing in its causes has a code. */
export function seenThrown(thrown: unknown): string {
  if (thrown instanceof DeadlineExceeded) return `deadline ${thrown.deadlineMs} ms`;
  if (thrown instanceof CallerAborted) return 'aborted by the caller';
  if (thrown instanceof Unsendable) return `nothing sent: ${thrown.field}`;
  if (thrown instanceof AnswerTooLong) return 'an answer too long to read';
  let link: unknown = thrown;
  for (let depth = 0; depth < MAX_DEPTH && link instanceof Error; depth += 1) {
    const code = 'code' in link ? (errnoOf(link.code) ?? codeOf(link.code)) : undefined;
    if (code !== undefined) return code;
    link = link.cause;
  }
  return thrown instanceof Error ? (nameOf(thrown.name) ?? 'an error') : 'something that is no error';
}

function codeIn(body: string): string | undefined {
  try {
    const problem: unknown = parse(body);
    return problem !== null && typeof problem === 'object' && 'code' in problem ? codeOf(problem.code) : undefined;
  } catch {
    return undefined;
  }
}
