// Raw calls to a service on a socket, and what its journal says of the last one.
import type { Socket } from 'node:net';
import type { JournalEntry } from '../../../mock-service/index.ts';
import { DEFAULT_KEY } from '../service/in-process.ts';
import type { served } from './served.ts';

type Provider = Awaited<ReturnType<typeof served>>;

const KEY = `Authorization: Bearer ${DEFAULT_KEY}`;

/** A GET under the base path, as bytes. */
export function get(path: string, ...headers: string[]): string {
  return [`GET /v1${path} HTTP/1.1`, 'Host: a', KEY, ...headers, '', ''].join('\r\n');
}

/** The head of a POST of a customer, without a word about its body. */
export function postHead(...headers: string[]): string {
  return ['POST /v1/customers HTTP/1.1', 'Host: a', KEY, 'Content-Type: application/json', ...headers, '', ''].join('\r\n');
}

/** A whole POST of a customer. */
export function post(body: string, ...headers: string[]): string {
  return postHead(`Content-Length: ${body.length}`, ...headers) + body;
}

/** The header that asks for a fault. */
export function fault(item: string): string {
  return `Overdue-Fault: ${item}`;
}

/** Head and body of an answer; the body is null when the head is not whole. */
export function parts(text: string): { readonly head: string; readonly body: string | null } {
  const end = text.indexOf('\r\n\r\n');
  return end === -1 ? { head: text, body: null } : { head: text.slice(0, end), body: text.slice(end + 4) };
}

/** The length that an answer's head promises. */
export function promised(text: string): number {
  return Number(/content-length: (\d+)/i.exec(text)?.[1]);
}

/** The statuses of all answers on a connection. */
export function statuses(text: string): string[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? '');
}

/** A socket that has sent `bytes`, what it got so far, and how to wait until that is enough. */
export function holding(
  { open }: Provider,
  bytes: string,
): { socket: Socket; text: () => string; until(enough: (text: string) => boolean): Promise<void> } {
  const socket = open();
  let text = '';
  let look = (): void => {};
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    look();
  });
  socket.on('error', () => {});
  socket.write(bytes);
  const until = (enough: (text: string) => boolean): Promise<void> =>
    new Promise((resolve) => {
      look = () => {
        if (enough(text)) resolve();
      };
      look();
    });
  return { socket, text: () => text, until };
}

/** Closes a socket and waits until it is closed on this side. */
export function hangUp(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()).destroy());
}

/** The journal of the sandbox `default`. */
export async function entries({ control }: Provider): Promise<readonly JournalEntry[]> {
  return (await control('GET', '/sandboxes/default/journal')).data as unknown as readonly JournalEntry[];
}

/** The last entry, once it is settled. */
export async function settled(provider: Provider): Promise<JournalEntry> {
  for (;;) {
    const last = (await entries(provider)).at(-1);
    if (last !== undefined && last.taken !== null) return last;
  }
}
