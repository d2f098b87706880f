// startMcpServer: `overdue mcp` as it ships, in a process of its own, and what it takes until it has answered.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { endsWithUs } from './children.ts';
import { PINNED } from './processes.ts';

const ENTRY = join(import.meta.dirname, '../dist/src/cli/main.js');

/** As `--ready-json` says it, and a sample of its provider's data. */
export interface McpServer {
  readonly url: string;
  readonly base_url: string;
  readonly api_key: string;
  readonly invoiceId: string;
  /** In bytes. */
  rssBytes(): number;
  stop(): void;
}

interface Ready extends Pick<McpServer, 'url' | 'base_url' | 'api_key'> {
  readonly control_url: string;
}

/** Over HTTP, on core 0 where the machine lets us choose. */
export async function startMcpServer(): Promise<McpServer> {
  const [command = '', ...rest] = [...(PINNED ? ['taskset', '-c', '0'] : []), process.execPath, ENTRY];
  const child = endsWithUs(
    spawn(command, [...rest, 'mcp', '--http', '0', '--ready-json', '--quiet'], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const ready = JSON.parse(await firstLine(child)) as Ready;
  const answer = await fetch(`${ready.control_url}/sandboxes/default`);
  const { handles } = (await answer.json()) as { readonly handles: Readonly<Record<string, string>> };
  return {
    ...ready,
    invoiceId: handles['invoice.open'] ?? '',
    rssBytes: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) * 1024,
    stop: () => void child.kill(),
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('overdue mcp has no stdout');
  const [line] = (await once(createInterface(stdout), 'line')) as [string];
  return line;
}

const INITIALIZE = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } };

/** What is asked over stdio, the first when the process is born, each other one when the one before it is answered; the names of the answers. */
const ASKED: readonly (readonly [name: string, method: string, params: unknown])[] = [
  ['the first answer', 'initialize', INITIALIZE],
  ['tools/list', 'tools/list', {}],
  ['search_tools', 'tools/call', { name: 'search_tools', arguments: { query: 'estorna o pagamento' } }],
  ['a tool, its API started', 'tools/call', { name: 'list_payments', arguments: { limit: 1 } }],
];

/** After the last one, the client goes. */
function ask(to: Writable, id: number): void {
  const [, method, params] = ASKED[id] ?? [];
  if (method === undefined) to.end();
  else to.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
}

/** Milliseconds from the birth of `overdue mcp` over stdio to each answer, by what was asked. */
export async function answeredAfterMs(): Promise<Readonly<Record<string, number>>> {
  const beganMs = performance.now();
  const child = spawn(process.execPath, [ENTRY, 'mcp', '--quiet'], { stdio: ['pipe', 'pipe', 'inherit'] });
  endsWithUs(child);
  const lines = createInterface(child.stdout);
  ask(child.stdin, 0);
  const afterMs: Record<string, number> = {};
  for await (const line of lines) {
    const { id, error, result } = JSON.parse(line) as {
      readonly id: number;
      readonly error?: unknown;
      readonly result?: { readonly isError?: boolean };
    };
    const [name = ''] = ASKED[id] ?? [];
    if (error !== undefined || result?.isError === true) throw new Error(`${name}: ${line}`);
    afterMs[name] = performance.now() - beganMs;
    ask(child.stdin, id + 1);
  }
  return afterMs;
}

/** Milliseconds from the birth of a Node.js that does nothing to its end. */
export async function nothingAfterMs(): Promise<number> {
  const beganMs = performance.now();
  await once(endsWithUs(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' })), 'exit');
  return performance.now() - beganMs;
}
