// server: one of the servers that are measured, in a process of its own: ours as it ships, raw node:http, bare Express 5.
// Takes its kind in argv; sends the parent its ServerReady, and its memory whenever it is asked for.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** What is measured. */
export type ServerKind = 'overdue' | 'raw' | 'express';

/** Where it listens. The others answer at any path with what the parent sent them last. */
export interface ServerReady {
  readonly url: string;
  readonly controlUrl: string | null;
}

/** From the parent: what to answer with, or that the memory is asked for. */
export type ToServer = { readonly status: number; readonly answer: unknown } | 'memory';

let [status, answer]: [number, unknown] = [200, {}];

/** Reads the body as JSON, where there is one, and answers with JSON: the least any JSON API does. */
function rawServer(): Server {
  return createServer((request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
      const body = JSON.stringify(answer);
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      response.end(body);
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

async function listening(server: Server): Promise<ServerReady> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, controlUrl: null };
}

/** What ships is measured, not the sources: `npm run bench` builds first. */
async function overdue(): Promise<ServerReady> {
  const built = join(import.meta.dirname, '../dist/mock-service/index.js');
  const { startService } = (await import(built)) as typeof import('../mock-service/index.ts');
  const { url, controlUrl } = await startService({});
  return { url, controlUrl };
}

const START: Readonly<Record<ServerKind, () => Promise<ServerReady>>> = {
  overdue,
  raw: () => listening(rawServer()),
  express: async () => listening(await expressServer()),
};

process.on('message', (message: ToServer) => {
  if (message === 'memory') process.send?.(process.memoryUsage.rss());
  else [status, answer] = [message.status, message.answer];
});
process.send?.(await START[process.argv[2] as ServerKind]());
