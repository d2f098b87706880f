// startUp: how long from the birth of a process to its first answer, and what it weighs then. What ships is started, on no special core.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, '../dist/mock-service/main.js');

/** One start. */
export interface Start {
  readonly firstAnswerMs: number;
}

/** Starts the service as Docker does, and reads one invoice as soon as it says where it is. */
export function startOnce(): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, [ENTRY], { env: { ...process.env, OVERDUE_PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the service ended with ${code} before it answered`)));
    child.stdout.once('data', async (line: Buffer) => {
      const url = /http:\S+/.exec(String(line))?.[0] ?? '';
      const response = await fetch(`${url}/v1/invoices?limit=1`, { headers: { authorization: 'Bearer sk_test_overdue_default' } });
      await response.arrayBuffer();
      const firstAnswerMs = performance.now() - began;
      child.removeAllListeners('exit').kill();
      if (response.ok) resolve({ firstAnswerMs });
      else reject(new Error(`the first answer was ${response.status}`));
    });
  });
}
