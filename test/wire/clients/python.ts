// The Python clients: one process for all calls of a client, JSON lines in and out.
// Debian's interpreter comes first, for Debian's packages are the ones that the fixtures speak of.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Client, Sighting, WireCall } from './client.ts';

const INTERPRETERS = ['/usr/bin/python3', 'python3'];

type Line = Sighting & { readonly id?: number; readonly broken?: string; readonly versions?: Readonly<Record<string, string>> };
type Answer = (line: Line) => void;

/** A client in a process of its own, and the versions it says it runs. */
export interface PythonClient extends Client {
  readonly versions: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

function clientOf(child: ChildProcessByStdio<Writable, Readable, null>, waiting: Map<number, Answer>): Omit<PythonClient, 'versions'> {
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let asked = 0;
  const look = (call: WireCall): Promise<Sighting> =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      waiting.set(id, (line) => (line.broken === undefined ? resolve(line) : reject(new Error(line.broken))));
      child.stdin.write(`${JSON.stringify({ id, ...call })}\n`);
    });
  const close = (): Promise<void> => {
    child.stdin.end();
    return gone;
  };
  return { look, close };
}

function start(interpreter: string, script: string): Promise<PythonClient | null> {
  const child = spawn(interpreter, ['-B', join(import.meta.dirname, script)], { stdio: ['pipe', 'pipe', 'ignore'] });
  const waiting = new Map<number, Answer>();
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', () => {
      for (const answer of waiting.values()) answer({ broken: `${script} ended` } as Line);
      resolve(null);
    });
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text) as Line;
      if (line.versions !== undefined) resolve({ ...clientOf(child, waiting), versions: line.versions });
      waiting.get(line.id ?? 0)?.(line);
      waiting.delete(line.id ?? 0);
    });
  });
}

/** Null: no interpreter here has what the script imports. */
export async function startPython(script: string): Promise<PythonClient | null> {
  for (const interpreter of INTERPRETERS) {
    const client = await start(interpreter, script);
    if (client !== null) return client;
  }
  return null;
}
