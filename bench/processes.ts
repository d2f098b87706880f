// processes: the processes of a measurement, each on a core of its own where the machine lets us choose.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { LoadRequest, LoadResult } from './load.ts';
import type { ServerKind, ServerReady, ToServer } from './server.ts';

/** True when servers run on core 0 and the generator on core 1. */
export const PINNED = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Runs a file of this folder on a core, with a channel to it. */
function run(core: number, file: string, argument: string): ChildProcess {
  const node = [process.execPath, ...process.execArgv, join(import.meta.dirname, file), argument];
  const [command = '', ...rest] = PINNED ? ['taskset', '-c', String(core), ...node] : node;
  return spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

function answerOf<Answer>(child: ChildProcess, what: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${what} ended with ${code} and no answer`)));
  });
}

/** A running server. */
export interface BenchServer extends ServerReady {
  /** Raw and Express: what to answer with from now on. */
  answerWith(status: number, answer: unknown): void;
  memoryBytes(): Promise<number>;
  stop(): void;
}

/** Starts a server on core 0. */
export async function startServer(kind: ServerKind): Promise<BenchServer> {
  const child = run(0, 'server.ts', kind);
  const ready = await answerOf<ServerReady>(child, kind);
  const tell = (message: ToServer): unknown => child.send(message);
  return {
    ...ready,
    answerWith: (status, answer) => void tell({ status, answer }),
    memoryBytes: () => {
      tell('memory');
      return answerOf<number>(child, kind);
    },
    stop: () => void child.kill(),
  };
}

/** One round of load from core 1. */
export function load(request: LoadRequest): Promise<LoadResult> {
  return answerOf<LoadResult>(run(1, 'load.ts', JSON.stringify(request)), 'the load generator');
}
