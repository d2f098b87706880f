// methodInText: the method of the call that failed, where a source line of the trace or a line of a log shows it.
// Step 2 of a failure's walk: a writing method without a key makes a repeat unsafe (law 4).

const IN_CODE = /\.(post|put|patch|delete|get|head)(?:(?:AsJson|FromJson|String|Stream)?Async|ForEntity|ForObject|ForLocation)?\(/gi;
const IN_LOG = /(?:^|["'\s[(])(POST|PUT|PATCH|DELETE|GET|HEAD) (?:https?:\/\/|\/)[\w/.:?=&%{}-]{0,200}/g;
const NAMED: readonly RegExp[] = [
  // Go: `Post "https://…": `; Feign: `during [POST] to `; Spring: `on POST request for `.
  /\b(Post|Put|Patch|Delete|Get|Head) \\?"https?:/g,
  /\[(POST|PUT|PATCH|DELETE|GET|HEAD)\](?= |$)/g,
  /\b(POST|PUT|PATCH|DELETE|GET|HEAD) request\b/g,
  // `method = "POST"`, `method: :post`, `"method":"post"`, `HttpMethod.POST`, `-Method Post`, `-X POST`.
  /\bmethod["']?\s{0,24}[:=]\s?[:"'\\]{0,2}(post|put|patch|delete|get|head)\b/gi,
  /\bHttpMethod\.(post|put|patch|delete|get|head)\b/gi,
  /(?:-Method|-X|--request) ?["']?(post|put|patch|delete|get|head)\b/gi,
];
const KEY = /idempotency[-_ ]?key/i;

/** The last writing method that is seen, else the last reading one; whether a key is named beside it. */
export function methodInText(text: string): { readonly method: string; readonly keyed: boolean } | undefined {
  const seen = [IN_CODE, IN_LOG, ...NAMED].flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => (match[1] ?? '').toUpperCase());
  const method = seen.findLast((name) => name !== 'GET' && name !== 'HEAD') ?? seen.at(-1);
  return method === undefined ? undefined : { method, keyed: KEY.test(text) };
}
