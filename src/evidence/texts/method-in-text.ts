// methodInText: the method of the call that failed, where a source line of the trace or a line of a log shows it.
// Step 2 of a failure's walk: a writing method without a key makes a repeat unsafe (law 4).

const IN_CODE = /\.(post|put|patch|delete|get|head)\(/gi;
const IN_LOG = /(?:^|["\s[])(POST|PUT|PATCH|DELETE|GET|HEAD) (?:https?:\/\/|\/)[\w/.:?=&%{}-]{0,200}/g;
const KEY = /idempotency[-_ ]?key/i;

/** The last writing method that is seen, else the last reading one; whether a key is named beside it. */
export function methodInText(text: string): { readonly method: string; readonly keyed: boolean } | undefined {
  const seen = [...text.matchAll(IN_CODE), ...text.matchAll(IN_LOG)].map((match) => (match[1] ?? '').toUpperCase());
  const method = seen.findLast((name) => name !== 'GET' && name !== 'HEAD') ?? seen.at(-1);
  return method === undefined ? undefined : { method, keyed: KEY.test(text) };
}
