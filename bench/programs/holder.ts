// holder: opens connections in batches, sends one call on each, and holds them until it is killed or its parent is gone.
// Takes a HoldRequest as JSON in argv; sends the parent a HolderAnswer when all are open, and whenever it is asked.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { hearParent, tellParent } from './channel.ts';

/** What is held. */
export interface HoldRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly count: number;
  /** Opened at once; the next ones when these are open. */
  readonly batch: number;
}

/** How many connections were answered or broken, which none should be. */
export interface HolderAnswer {
  readonly lost: number;
}

const { url, headers, count, batch } = JSON.parse(process.argv[2] ?? '') as HoldRequest;
const { hostname, port, host, pathname } = new URL(url);
const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
const head = `GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`;
const lost = new Set<Socket>();

async function hold(): Promise<void> {
  const socket = connect(Number(port), hostname);
  const lose = (): void => void lost.add(socket);
  socket.on('data', lose).on('close', lose);
  await once(socket, 'connect');
  socket.on('error', lose);
  socket.write(head);
}

const answer = (): void => tellParent({ lost: lost.size } satisfies HolderAnswer);
hearParent(answer);
for (let opened = 0; opened < count; opened += batch) await Promise.all(Array.from({ length: Math.min(batch, count - opened) }, hold));
answer();
