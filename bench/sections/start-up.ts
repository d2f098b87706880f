// startUp: how long from the birth of a process to its first answer. What ships is started, on no special core.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endsWithUs } from '../children.ts';
import type { Section, Size } from '../section.ts';
import { show } from '../show.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const ENTRY = join(import.meta.dirname, '../../dist/mock-service/main.js');

const STARTS: Readonly<Record<Size, number>> = { full: 7, quick: 1 };

/** Starts the service as Docker does, and reads one invoice as soon as it says where it is; in milliseconds. */
function startOnce(): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [ENTRY], { env: { ...process.env, OVERDUE_PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  endsWithUs(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the service ended with ${code} before it answered`)));
    child.stdout.once('data', async (line: Buffer) => {
      const url = /http:\S+/.exec(String(line))?.[0] ?? '';
      const response = await fetch(`${url}/v1/invoices?limit=1`, { headers: { authorization: 'Bearer sk_test_overdue_default' } });
      await response.arrayBuffer();
      const firstAnswerMs = performance.now() - began;
      child.removeAllListeners('exit').kill();
      if (response.ok) resolve(firstAnswerMs);
      else reject(new Error(`the first answer was ${response.status}`));
    });
  });
}

/** Time to the first answer. */
export const startUp: Section = {
  name: 'start',
  about: 'how long from the birth of a process to its first answer',
  run: async (size) => {
    const foundMs: number[] = [];
    for (let count = 0; count < STARTS[size]; count += 1) foundMs.push(await startOnce());
    show(`Start: ${STARTS[size]} processes`, ['', 'ms'], [['from nothing to the first answer', spreadText(spreadOf(foundMs))]]);
  },
};
