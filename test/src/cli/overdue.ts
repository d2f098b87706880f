// Runs the built command line as a stranger would.
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The built program. */
export const MAIN = join(import.meta.dirname, '../../../dist/src/cli/main.js');

/** What a run left behind. */
export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run that goes on. */
export interface Going {
  readonly process: ChildProcessWithoutNullStreams;
  /** The first line on stdout that matches. */
  line(pattern: RegExp): Promise<string>;
  finished: Promise<Finished>;
}

/** Starts `overdue …args`, without a terminal. */
export function launch(...args: readonly string[]): Going {
  const process_ = spawn(process.execPath, [MAIN, ...args], { env: { PATH: process.env.PATH ?? '' } });
  const out = { stdout: '', stderr: '' };
  process_.stdout.on('data', (chunk) => {
    out.stdout += String(chunk);
  });
  process_.stderr.on('data', (chunk) => {
    out.stderr += String(chunk);
  });
  const finished = once(process_, 'close').then(([code]) => ({ code: code as number | null, ...out }));
  const line = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = out.stdout
        .split('\n')
        .slice(0, -1)
        .find((candidate) => pattern.test(candidate));
      if (found !== undefined) return found;
      const ended = await Promise.race([once(process_.stdout, 'data').then(() => null), finished]);
      if (ended !== null && !pattern.test(out.stdout)) throw new Error(`ended without ${pattern}: ${ended.stderr}`);
    }
  };
  return { process: process_, line, finished };
}

/** Starts `overdue …args`, which says what it says into an open file. */
export function launchOn(stdout: number, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], { env: { PATH: process.env.PATH ?? '' }, stdio: ['ignore', stdout, 'pipe'] });
}

/** Runs `overdue …args` to its end. */
export function overdue(...args: readonly string[]): Promise<Finished> {
  return launch(...args).finished;
}
