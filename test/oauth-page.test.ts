// docs/oauth.md, done: its shell lines print what stands below them, and so does its program.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from '../mock-service/index.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = readFileSync(join(ROOT, 'docs/oauth.md'), 'utf8');
const run = promisify(execFile);

/** Each fenced block of one of these languages with the `text` that stands below it. */
const steps = [...PAGE.matchAll(/^```(sh|js)\n([\s\S]*?)^```\n\n```text\n([\s\S]*?)^```/gm)].map(([, language, code = '', printed]) => ({
  language,
  code,
  printed,
}));
const of = (language: string) => steps.filter((step) => step.language === language);

let service: RunningService;
beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service.close());
const here = (text: string): string => text.replaceAll('http://127.0.0.1:4010', service.url);

test('its curl lines print what it says', async () => {
  const script = of('sh').map(({ code }) => `${code}\necho ----`);
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', here(script.join('\n'))], { cwd: ROOT });
  expect(of('sh')).toHaveLength(4);
  expect(stdout.replaceAll('\r', '')).toBe(
    of('sh')
      .map(({ printed }) => `${printed}----\n`)
      .join(''),
  );
});

test('its program prints what it says', async () => {
  const [program] = of('js');
  const built = (program?.code ?? '').replace("from 'overdue'", `from '${join(ROOT, 'dist/src/index.js')}'`);
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', here(built)]);
  expect(stdout).toBe(program?.printed);
});
