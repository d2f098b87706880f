// server: one of the servers that are measured, in a process of its own: ours as it ships, raw node:http, bare Express 5.
// Takes its kind in argv; sends the parent its ServerReady, and its memory whenever it is asked for.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { memory, memoryCollected } from '../memory.ts';
import { hearParent, tellParent } from './channel.ts';

/** What is measured. `silent`: raw node:http that never answers, but tells how many calls it holds, where ours does. */
export type ServerKind = 'overdue' | 'raw' | 'express' | 'silent';

/** Where it listens. Raw and Express answer at any path with what the parent sent them last. */
export interface ServerReady {
  readonly url: string;
  /** Empty: it has none. */
  readonly controlUrl: string;
}

/** From the parent: what to answer with, or that the memory is asked for. */
export type ToServer = { readonly status: number; readonly answer: unknown; readonly delayMs: number } | 'memory' | 'memory_collected';

let [status, answer, delayMs]: [number, unknown, number] = [200, {}, 0];

/** Reads the body as JSON, where there is one, and answers with JSON: the least any JSON API does. */
function rawServer(): Server {
  const respond = (response: ServerResponse): void => {
    const body = JSON.stringify(answer);
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  };
  return createServer((request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
      if (delayMs === 0) respond(response);
      else setTimeout(respond, delayMs, response);
    });
  });
}

/** The same with what Express brings along for it. */
async function expressServer(): Promise<Server> {
  const { default: express } = await import('express');
  const app = express();
  app.use(express.json());
  app.get('/invoices/:id', (_request, response) => response.json(answer));
  app.post('/invoices', (_request, response) => response.status(status).json(answer));
  return createServer(app);
}

function silentServer(): Server {
  let held = 0;
  return createServer((request, response) => {
    if (request.url === '/control/health') {
      response.end(JSON.stringify({ connections_held: held }));
      return;
    }
    request.resume();
    held += 1;
    response.once('close', () => {
      held -= 1;
    });
  });
}

async function listening(server: Server): Promise<ServerReady> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, controlUrl: '' };
}

/** What ships is measured, not the sources: `npm run bench` builds first. */
async function overdue(): Promise<ServerReady> {
  const built = join(import.meta.dirname, '../../dist/mock-service/index.js');
  const { startService } = (await import(built)) as typeof import('../../mock-service/index.ts');
  const { url, controlUrl } = await startService({});
  return { url, controlUrl };
}

const START: Readonly<Record<ServerKind, () => Promise<ServerReady>>> = {
  overdue,
  raw: () => listening(rawServer()),
  express: async () => listening(await expressServer()),
  silent: async () => {
    const ready = await listening(silentServer());
    return { ...ready, controlUrl: `${ready.url}/control` };
  },
};

hearParent((heard) => {
  const message = heard as ToServer;
  if (message === 'memory') tellParent(memory());
  else if (message === 'memory_collected') void memoryCollected().then(tellParent);
  else [status, answer, delayMs] = [message.status, message.answer, message.delayMs];
});
tellParent(await START[process.argv[2] as ServerKind]());
