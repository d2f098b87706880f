// A service on a socket, and clients of it that we did not write: the global fetch and raw sockets.
import { connect, type Socket } from 'node:net';
import { type StartOptions, startService } from '../../../mock-service/index.ts';
import { type ControlBody, DEFAULT_KEY, type Truth } from '../service/in-process.ts';

/** What a raw socket got: the bytes, and how it ended. */
export interface RawAnswer {
  readonly text: string;
  readonly ended: 'closed' | 'reset';
}

/** A running service on a free port; close it with `close`. */
export async function served(options: StartOptions = {}) {
  const running = await startService(options);
  const { port } = new URL(running.url);
  const open = (): Socket => connect(Number(port), '127.0.0.1');
  const raw = (bytes: string | Uint8Array): Promise<RawAnswer> =>
    new Promise((resolve) => {
      const socket = open();
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('error', () => resolve({ text, ended: 'reset' }));
      socket.on('close', () => resolve({ text, ended: 'closed' }));
      socket.write(bytes);
    });
  const init = (method: string, body?: unknown, headers: Record<string, string> = {}): RequestInit => ({
    method,
    headers: { authorization: `Bearer ${DEFAULT_KEY}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${running.url}/v1${path}`, init(method, body, headers));
  const control = async (method: string, path: string, body?: unknown): Promise<ControlBody> => {
    const init = body === undefined ? { method } : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`${running.controlUrl}${path}`, init);
    return (response.status === 204 ? {} : await response.json()) as ControlBody;
  };
  const truth = async () => (await control('GET', '/sandboxes/default/truth')) as unknown as Truth;
  return { ...running, open, raw, init, call, control, truth };
}
