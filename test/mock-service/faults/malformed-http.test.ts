// Answers that are no HTTP, refused by the parsers of clients that we did not write.
import { execFile, execFileSync } from 'node:child_process';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { served } from '../bindings/served.ts';

let provider: Awaited<ReturnType<typeof served>>;
beforeAll(async () => {
  provider = await served();
});
afterAll(() => provider.close());

/** What a program prints and how it exits. */
function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, args, (error, stdout) => resolve(`${error === null ? 0 : error.code} ${stdout.trim()}`));
  });
}

function has(program: string): boolean {
  try {
    return execFileSync(program, ['--version']).length > 0;
  } catch {
    return false;
  }
}

const PYTHON = `
import http.client, sys
connection = http.client.HTTPConnection(sys.argv[1])
connection.request('GET', '/v1/customers', headers={'Overdue-Fault': sys.argv[2], 'Authorization': sys.argv[3]})
try:
    connection.getresponse().read()
except (http.client.HTTPException, ValueError) as error:
    print(type(error).__name__)
`;

const item = (how: string): string => `malformed_http;how=${how}`;
const authorization = 'Bearer sk_test_overdue_default';

/** How → what node:http, fetch, curl and Python's http.client make of it. */
const SEEN: readonly (readonly [how: string, node: string, fetch: string, curl: number, python: string])[] = [
  ['no_status_line', 'HPE_INVALID_CONSTANT', 'HPE_INVALID_CONSTANT', 1, 'BadStatusLine'],
  ['garbage', 'HPE_INVALID_CONSTANT', 'HPE_INVALID_CONSTANT', 1, 'BadStatusLine'],
  ['bad_status', 'HPE_INVALID_STATUS', 'HPE_INVALID_STATUS', 1, 'BadStatusLine'],
  ['long_header', 'HPE_HEADER_OVERFLOW', 'UND_ERR_HEADERS_OVERFLOW', 27, 'LineTooLong'],
  ['bad_chunk', 'HPE_INVALID_CHUNK_SIZE', 'HPE_INVALID_CHUNK_SIZE', 56, 'IncompleteRead'],
];

describe.each(SEEN)('malformed_http by %s', (how, ...seen) => {
  const [node, viaFetch, curl, python] = seen;

  test(`is ${node} to node:http`, async () => {
    const code = await new Promise((resolve) => {
      const failed = ({ code }: NodeJS.ErrnoException): void => resolve(code);
      const headers = { authorization, 'overdue-fault': item(how) };
      get(`${provider.url}/v1/customers`, { headers }, (answer) => answer.on('error', failed).resume()).on('error', failed);
    });
    expect(code).toBe(node);
  });

  test(`is ${viaFetch} to fetch`, async () => {
    const failure = await provider
      .call('GET', '/customers', undefined, { 'overdue-fault': item(how) })
      .then((answer) => answer.text())
      .catch(({ cause }) => cause.code);
    expect(failure).toBe(viaFetch);
  });

  test.skipIf(!has('curl'))(`is ${curl} to curl`, async () => {
    const headers = ['-H', `Overdue-Fault: ${item(how)}`, '-H', `Authorization: ${authorization}`];
    expect((await run('curl', ['-s', '-o', '/dev/null', ...headers, `${provider.url}/v1/customers`])).trim()).toBe(String(curl));
  });

  test.skipIf(!has('python3'))(`is ${python} to Python`, async () => {
    expect(await run('python3', ['-c', PYTHON, new URL(provider.url).host, item(how), authorization])).toBe(`0 ${python}`);
  });
});
