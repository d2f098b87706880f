// `overdue classify`, as built: what a stranger pipes into it, and what a harness in another language does.
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerLines } from '../../../src/cli/classify/answer-lines.ts';
import { readInput } from '../../../src/cli/classify/read-input.ts';
import { checkLaws } from '../../../src/contract/laws.ts';
import { toolErrorSchema } from '../../../src/contract/tool-error.ts';
import { type Finished, launch } from './overdue.ts';

const LIMITED = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 3\r\n\r\n';

function piped(input: string | Uint8Array, ...args: readonly string[]): Promise<Finished> {
  const run = launch('classify', ...args);
  run.process.stdin.end(input);
  return run.finished;
}

async function jsonOf(input: string | Uint8Array, ...args: readonly string[]): Promise<Record<string, unknown>> {
  return JSON.parse((await piped(input, '--json', ...args)).stdout) as Record<string, unknown>;
}

/** What `answerLines` answers, without a process around it. */
async function answersTo(lines: readonly string[], chunkBytes = 1_000): Promise<readonly Record<string, unknown>[]> {
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, at) =>
    bytes.subarray(at * chunkBytes, (at + 1) * chunkBytes),
  );
  const output = new PassThrough();
  const answered = output.setEncoding('utf8').toArray() as Promise<string[]>;
  await answerLines(chunks as unknown as AsyncIterable<Uint8Array>, output, {});
  output.end();
  return (await answered)
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('overdue classify', () => {
  test('prints the tool error, a field a line, and ends with 0', async () => {
    const { code, stdout, stderr } = await piped(LIMITED);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^rate_limited\n {2}retryable +true\n {2}guidance +The provider is rate-limiting calls\. Wait 3 s/);
  });

  test('explains: what it was read as, the evidence, the nearest misses', async () => {
    const { stdout } = await piped(LIMITED, '--explain');
    expect(stdout).toMatch(/\nevidence \(read as response\)\n[\s\S]*\n {2}status +429\n[\s\S]*\nnearest misses\n {2}\S+ +\w+, but for \w+/);
    expect(await jsonOf(LIMITED, '--explain')).toMatchObject({
      error_type: 'rate_limited',
      reasons: { read_as: 'response', evidence: { status: 429, retry_after_ms: 3_000 } },
    });
  });

  test.each([
    ['nothing known', [], { retryable: true, effect: 'unknown' }],
    ['a read of ours', ['--operation', 'get_invoice'], { retryable: true, effect: 'not_applied' }],
    ['a write of ours', ['--operation', 'create_invoice'], { retryable: false, action: 'reconcile_first' }],
    ['a write of ours, keyed', ['--operation', 'create_invoice', '--key'], { retryable: true }],
    ['another write', ['--write', 'keyed'], { retryable: false }],
    ['another read', ['--operation', 'theirs', '--write', 'safe'], { retryable: true, effect: 'not_applied' }],
  ])('takes what is known of the call: %s', async (_what, args, error) => {
    expect(await jsonOf('HTTP/1.1 503 Service Unavailable\n\n', ...args)).toMatchObject(error);
  });

  test('speaks Portuguese', async () => expect((await jsonOf(LIMITED, '--lang', 'pt-BR')).guidance).toMatch(/Aguarde|Espere/));

  test.each([
    ['nothing', ''],
    ['bytes', Uint8Array.from({ length: 4_096 }, (_, index) => (index * 131) % 256)],
    ['invalid UTF-8', Uint8Array.of(0x7b, 0xff, 0xfe, 0x22, 0xc3)],
    ['fifty megabytes', Buffer.alloc(50_000_000, 'x ')],
    ['a million braces', '{'.repeat(1_000_000)],
  ])('answers %s', async (_what, input) => {
    expect(await jsonOf(input)).toMatchObject({ error_type: 'unknown', retryable: false, rule: 'none.unknown' });
  });

  test('says that a success is no failure', async () => {
    const pasted = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{"id":"inv_1"}';
    expect(await jsonOf(pasted)).toMatchObject({ error_type: 'unknown', rule: 'none.not_a_failure' });
  });

  test('shows no secret of what it read', async () => {
    const secret = 'sk_live_4eC39HqLyjWDarjtT1zdp7dc';
    const pasted = `HTTP/1.1 401 Unauthorized\nAuthorization: Bearer ${secret}\n\n{"error":{"code":"${secret}","message":"${secret}"}}`;
    const { stdout } = await piped(pasted, '--explain');
    expect(stdout).not.toContain(secret);
  });
});

describe('overdue classify --jsonl', () => {
  test('answers line by line, in order, with the id', async () => {
    const run = launch('classify', '--jsonl');
    run.process.stdin.write('{"id":"a","http":{"status":404,"headers":{}}}\n');
    expect(JSON.parse(await run.line(/"a"/))).toMatchObject({ id: 'a', error_type: 'not_found' });
    run.process.stdin.end('nonsense\r\n\n{"id":3,"exception":{"code":"ECONNREFUSED","syscall":"connect"},"lang":"pt-BR"}');
    const { code, stdout, stderr } = await run.finished;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers.map(({ id, rule, because }) => [id, rule, /^Line \d/.test(String(because)) ? because : ''])).toEqual([
      ['a', 'http.404', ''],
      [undefined, 'input.bad_line', 'Line 2 holds no failure: not JSON (docs/classify.md).'],
      [undefined, 'input.bad_line', 'Line 3 holds no failure: expected a JSON object, got an empty line (docs/classify.md).'],
      [3, 'errno.ECONNREFUSED', ''],
    ]);
  });

  test('gives back the id as it was written, before anything else', async () => {
    const written = ['7000000000000000002', '"a"', 'null', '1.50'];
    const { stdout } = await piped(written.map((id) => `{"id":${id},"text":"x"}`).join('\n'), '--jsonl');
    expect(stdout.match(/^\{"id":[^,]+/gm)).toEqual(written.map((id) => `{"id":${id}`));
  });

  test.each([
    ['a write of ours, by its name', { name: 'create_invoice' }, { retryable: false, action: 'reconcile_first' }],
    ['a read of ours, by its name', { name: 'list_invoices' }, { retryable: true, effect: 'not_applied' }],
    ['a write of ours with a key', { name: 'create_invoice', idempotency_key: 'k' }, { retryable: true }],
    ['what is said of it, over what is known', { name: 'list_invoices', write: 'unsafe' }, { retryable: false }],
    ['a name of theirs', { name: 'toString' }, { retryable: false }],
    ['a promise that there is not', { name: 'list_invoices', write: 'Keyed' }, { rule: 'input.bad_line' }],
  ])('takes what a line says of the call: %s', async (_what, operation, error) => {
    const [answer] = await answersTo([JSON.stringify({ http: { status: 503, headers: {} }, operation })]);
    expect(answer).toMatchObject(error);
  });

  test('explains each line when asked', async () => {
    const { stdout } = await piped('{"id":1,"http":{"status":404}}\n{"text":"boom"}', '--jsonl', '--explain');
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly reasons: { readonly evidence: object; readonly nearest_misses: readonly object[] } });
    expect(answers.map(({ reasons }) => [reasons.evidence, Array.isArray(reasons.nearest_misses)])).toMatchObject([
      [{ status: 404 }, true],
      [{ sources: [] }, true],
    ]);
  });

  test('ends when its reader leaves', async () => {
    const run = launch('classify', '--jsonl');
    run.process.stdout.destroy();
    const line = '{"text":"boom"}\n'.repeat(10_000);
    run.process.stdin.on('error', () => {}); // it ends while there is more to come
    for (let times = 0; times < 20; times += 1) run.process.stdin.write(line);
    run.process.stdin.end();
    const [code] = (await once(run.process, 'exit')) as [number | null];
    expect(code).toBe(0);
  });

  test('answers any lines in any chunks: one lawful tool error each', async () => {
    const form = fc.record(
      {
        id: fc.oneof(fc.string(), fc.integer()),
        http: fc.oneof(
          fc.record({
            status: fc.integer({ min: 90, max: 1_010 }),
            headers: fc.dictionary(fc.string(), fc.string()),
            body: fc.jsonValue(),
          }),
          fc.jsonValue(),
        ),
        text: fc.oneof(fc.string({ unit: 'binary' }), fc.integer()),
        exception: fc.oneof(fc.dictionary(fc.constantFrom('name', 'message', 'code', 'cause', 'status'), fc.jsonValue()), fc.jsonValue()),
        grpc: fc.jsonValue(),
        tool_result: fc.jsonValue(),
        operation: fc.oneof(
          fc.record({ write: fc.constantFrom('safe', 'idempotent', 'keyed', 'unsafe', 'odd'), idempotency_key: fc.string() }),
          fc.jsonValue(),
        ),
        lang: fc.constantFrom('en', 'pt-BR', 'xx', 5),
      },
      { requiredKeys: [] },
    );
    const line = fc.oneof(
      form.map((value) => JSON.stringify(value)),
      fc.string().map((text) => text.replaceAll(/[\r\n]/g, ' ')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 200 }), async (lines, chunkBytes) => {
        const answers = await answersTo(lines, chunkBytes);
        expect(answers).toHaveLength(lines.length);
        for (const { id: _, ...error } of answers) expect(checkLaws(toolErrorSchema.parse(error))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('drops a line that is too long as it comes, and goes on', async () => {
    const [long, next] = await answersTo([`{"text":"${'x'.repeat(9_000_000)}"}`, '{"id":"next","text":"x"}'], 1_000_000);
    expect(long).toMatchObject({
      rule: 'input.bad_line',
      because: 'Line 1 holds no failure: longer than 8388608 bytes (docs/classify.md).',
    });
    expect(next).toMatchObject({ id: 'next' });
  });
});

describe('readInput', () => {
  const chunks = (...parts: readonly Uint8Array[]): AsyncIterable<Uint8Array> => parts as unknown as AsyncIterable<Uint8Array>;

  test('keeps the beginning and the end of what is long', async () => {
    const { text, isCut } = await readInput(chunks(Buffer.from('first '), Buffer.alloc(20_000_000, '.'), Buffer.from(' last')));
    expect([text.slice(0, 7), text.slice(-6), isCut]).toEqual(['first .', '. last', true]);
    expect(text.length).toBeLessThan(5_000_000);
  });

  test.each([
    ['UTF-16, as PowerShell pipes it', Buffer.from('\uFEFFnão', 'utf16le'), 'não'],
    ['Windows-1252', Buffer.from('não', 'latin1'), 'não'],
    ['UTF-8', Buffer.from('não'), 'não'],
  ])('reads %s', async (_what, bytes, text) => expect(await readInput(chunks(bytes))).toEqual({ text, isCut: false }));

  test('stops reading what never ends', async () => {
    let given = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        given += 1_000_000;
        yield Buffer.alloc(1_000_000, 'y');
      }
    }
    await readInput(endless());
    expect(given).toBeLessThan(100_000_000);
  });
});
