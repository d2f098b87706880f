// Text that nobody can see or no program can carry is refused where it comes in, whatever field it is in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { served } from './served.ts';

let provider: Awaited<ReturnType<typeof served>>;
beforeAll(async () => {
  provider = await served();
});
afterAll(() => provider.close());

async function post(json: string): Promise<readonly [number, string | undefined]> {
  const response = await fetch(`${provider.url}/v1/customers`, { ...provider.init('POST', {}), body: json });
  const { code } = (await response.json()) as { readonly code?: string };
  return [response.status, code];
}

const REFUSED = [422, 'invalid_request'];
const STORED = [201, undefined];

test.each<[string, string, readonly unknown[]]>([
  ['a blank name', '{"name":" "}', REFUSED],
  ['a name of white space of all kinds', '{"name":"\\t\\u00a0\\u2003"}', REFUSED],
  ['NUL', '{"name":"\\u0000"}', REFUSED],
  ['NUL between letters', '{"name":"a\\u0000b"}', REFUSED],
  ['half a surrogate pair', '{"name":"\\ud800"}', REFUSED],
  ['the other half', '{"name":"a\\uDC00"}', REFUSED],
  ['two halves the wrong way round', '{"name":"\\udc00\\ud83d"}', REFUSED],
  ['NUL deeper down', '{"name":"Ana","address":{"line1":"\\u0000"}}', REFUSED],
  ['NUL in a member’s name', '{"name":"Ana","\\u0000":1}', REFUSED],
  ['a whole pair, escaped', '{"name":"\\ud83d\\ude00"}', STORED],
  ['a backslash before the text u0000', '{"name":"\\\\u0000"}', STORED],
  ['a name in spaces', '{"name":" Ana "}', STORED],
])('%s', async (_what, json, expected) => {
  expect(await post(json)).toEqual(expected);
});

test('a body nested deeper than the stack is refused for its text all the same', async () => {
  const depth = 100_000;
  expect((await post(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`))[0]).toBe(422);
});
