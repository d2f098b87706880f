// Which calls count as wasted, on journals written out by hand.
import { expect, test } from 'vitest';
import { wastedIn } from '../../../../src/cli/demo/wasted.ts';
import type { JournalEntry } from '../../../../src/control/client.ts';

/** "list 429", "pay=5 422 too_much", "token 200": operation, what is sent, status and code. */
function journal(...calls: readonly string[]): readonly JournalEntry[] {
  return calls.map((call) => {
    const [what = '', status, code] = call.split(' ');
    const [operation = '', body = null] = what.split('=');
    const answered = status === undefined ? null : { kind: 'respond', status: Number(status), ...(code !== undefined && { code }) };
    return { operation, path: `/${operation}`, query: '', body, caller: 'oauth:default', answered } as unknown as JournalEntry;
  });
}

test.each<[string, readonly string[], number, number]>([
  ['nothing was called', [], 0, 0],
  ['first refusals', ['list 429', 'pay=5 422', 'list 401 token_expired'], 0, 0],
  ['the same request, refused the same again', ['list 429', 'list 429', 'list 429', 'list 200'], 2, 0],
  ['the same operation with something else in it', ['pay=5 422 too_much', 'pay=4 422 too_much'], 0, 0],
  ['the same request, refused for another reason', ['pay=5 422 too_much', 'pay=5 422 void'], 0, 0],
  ['any request with a credential that is refused', ['list 401 revoked', 'pay=5 401 revoked', 'get 401 revoked'], 0, 2],
  ['a credential that was accepted in between', ['list 401 expired', 'token 200', 'list 200', 'list 401 expired'], 0, 0],
  ['a credential that is refused for another reason', ['list 401 expired', 'list 401 revoked'], 0, 0],
  ['failures of the provider and answers that never left', ['list 503', 'list 503', 'list', 'list'], 0, 0],
])('%s', (_what, calls, request, credential) => expect(wastedIn(journal(...calls))).toEqual({ request, credential }));
