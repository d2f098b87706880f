// docs/classify.md, done: its commands and its program, on what was built here.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/classify.md'), 'utf8');
const run = promisify(execFile);

function block(language: string, index = 0): string {
  return [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))][index]?.[1] ?? '';
}

/** The name of a failure is made of its evidence, so it changes when more is read. */
const unnamed = (text: string): string => text.replace(/failure-\w+/, 'failure-…');

async function shell(command: string): Promise<string> {
  return (await run('bash', ['-c', `set -eo pipefail; ${command}`], { cwd: ROOT })).stdout;
}

describe('docs/classify.md', () => {
  test('shows what its first command prints', async () => expect(unnamed(await shell(block('sh')))).toBe(unnamed(block('text'))));

  test('has a line of each form, and one that holds none', async () => {
    const lines = (await shell(block('sh', 1))).trimEnd().split('\n');
    const answers = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers.map(({ id, error_type, retryable, rule }) => [id, error_type, retryable, rule === 'input.bad_line'])).toEqual([
      [1, 'duplicate', false, false],
      [2, 'timeout', false, false],
      [3, 'network_error', true, false],
      [4, 'service_unavailable', true, false],
      [5, 'rate_limited', true, false],
      [6, 'unknown', false, true],
    ]);
  });

  const printedBy = async (index: number): Promise<string> => {
    const program = block('ts', index).replace("from 'overdue'", `from '${join(ROOT, 'dist/src/index.js')}'`);
    return (await run(process.execPath, ['--input-type=module', '-e', program])).stdout;
  };

  test('has a program with an example of each form, which prints what the page says', async () => {
    const [, said] = /It prints `([\w ]+)`/.exec(PAGE) ?? [];
    expect(await printedBy(0)).toBe(`${said}\n`);
    expect(said?.split(' ')).not.toContain('unknown');
  });

  test('has a program that passes a tool error on', async () => {
    expect(await printedBy(1)).toBe('urn:overdue:error:rate_limited\ntrue\n3000\n3000\n');
  });
});
