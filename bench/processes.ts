// processes: the processes of a measurement, each on a core of its own where the machine lets us choose.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endsWithUs } from './children.ts';
import type { Memory } from './memory.ts';
import type { HolderAnswer, HoldRequest } from './programs/holder.ts';
import type { LoadRequest, LoadResult } from './programs/load.ts';
import type { McpRequest, McpTimes } from './programs/mcp-calls.ts';
import type { ServerKind, ServerReady, ToServer } from './programs/server.ts';
import type { TimedRequest, TimedResult } from './programs/timed-calls.ts';

/** True when servers run on core 0 and their clients on core 1. */
export const PINNED = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** For a table's title. */
export const CORES = PINNED ? 'servers on core 0, clients on core 1' : 'no core of their own';

/** Nothing that is asked for takes longer. */
const PATIENCE_MS = 180_000;

/** Runs one of the programs on a core, with a channel to it. */
function run(core: number, file: string, argument: string): ChildProcess {
  const node = [process.execPath, ...process.execArgv, join(import.meta.dirname, 'programs', file), argument];
  const [command = '', ...rest] = PINNED ? ['taskset', '-c', String(core), ...node] : node;
  return endsWithUs(spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }));
}

async function answerOf<Answer>(child: ChildProcess, what: string): Promise<Answer> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = async (): Promise<never> => {
    const [code] = await once(child, 'exit', { signal });
    throw new Error(`${what} ended with ${code} and no answer`);
  };
  const late = async (): Promise<never> => {
    await sleep(PATIENCE_MS, undefined, { signal });
    throw new Error(`${what} gave no answer within ${PATIENCE_MS / 1000} s`);
  };
  try {
    const [answer] = await Promise.race([once(child, 'message', { signal }), ended(), late()]);
    return answer as Answer;
  } finally {
    answered.abort();
  }
}

/** What a child answers to one message. */
function ask<Answer>(child: ChildProcess, message: string, what: string): Promise<Answer> {
  child.send(message);
  return answerOf<Answer>(child, what);
}

/** A running server. */
export interface BenchServer extends ServerReady {
  /** Raw and Express: what to answer with from now on, raw after so many milliseconds of `setTimeout`. */
  answerWith(status: number, answer: unknown, delayMs?: number): void;
  memory(): Promise<Memory>;
  /** With nothing left to collect. */
  memoryCollected(): Promise<Memory>;
  stop(): void;
}

/** Starts a server on core 0. */
async function startServer(kind: ServerKind): Promise<BenchServer> {
  const child = run(0, 'server.ts', kind);
  const ready = await answerOf<ServerReady>(child, kind);
  return {
    ...ready,
    answerWith: (status, answer, delayMs = 0) => void child.send({ status, answer, delayMs } satisfies ToServer),
    memory: () => ask(child, 'memory' satisfies ToServer, kind),
    memoryCollected: () => ask(child, 'memory_collected' satisfies ToServer, kind),
    stop: () => void child.kill(),
  };
}

/** Runs `work` with a server on core 0, and stops that whatever happens. */
export async function withServer<Result>(kind: ServerKind, work: (server: BenchServer) => Promise<Result>): Promise<Result> {
  const server = await startServer(kind);
  try {
    return await work(server);
  } finally {
    server.stop();
  }
}

/** One round of load from core 1. */
export function load(request: LoadRequest): Promise<LoadResult> {
  return answerOf<LoadResult>(run(1, 'load.ts', JSON.stringify(request)), 'the load generator');
}

/** Calls from core 1, each of them timed. */
export function timedCalls(request: TimedRequest): Promise<TimedResult> {
  return answerOf<TimedResult>(run(1, 'timed-calls.ts', JSON.stringify(request)), 'the client');
}

/** Calls of tools through MCP, and of the provider itself, from core 1. */
export function mcpCalls(request: McpRequest): Promise<McpTimes> {
  return answerOf<McpTimes>(run(1, 'mcp-calls.ts', JSON.stringify(request)), 'the MCP clients');
}

/** What a program finds out by itself, on core 0. */
export function findOut<Found>(file: string, argument: string): Promise<Found> {
  return answerOf<Found>(run(0, file, argument), file);
}

/** Runs `work` while a process on core 1 holds connections; then it hangs up. */
export async function whileHolding<Result>(request: HoldRequest, work: (lost: () => Promise<number>) => Promise<Result>): Promise<Result> {
  const child = run(1, 'holder.ts', JSON.stringify(request));
  try {
    const { lost } = await answerOf<HolderAnswer>(child, 'the holder');
    if (lost > 0) throw new Error(`${lost} of ${request.count} connections could not be held`);
    return await work(async () => (await ask<HolderAnswer>(child, 'lost', 'the holder')).lost);
  } finally {
    child.kill();
  }
}
