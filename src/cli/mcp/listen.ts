// listenHttp: the MCP endpoint on a socket of this machine.
// At the edge: the only socket that `overdue mcp --http` opens for its clients.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const HOST = '127.0.0.1';
/** For a whole request; a half one is not waited for longer. */
const REQUEST_MS = 30_000;
const CONNECTIONS_MAX = 1_024;

/** A socket that takes calls. */
export interface Listening {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Takes no new connections. */
  stop(): void;
  /** Ends those there are. */
  end(): void;
}

/** Listens on loopback; rejects with a sentence for a port that cannot be had. */
export async function listenHttp(listener: RequestListener, port: number): Promise<Listening> {
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, listener);
  server.maxConnections = CONNECTIONS_MAX;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(sayWhy(error, port)));
    server.listen({ host: HOST, port }, resolve);
  });
  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeIdleConnections();
    },
    end: () => server.closeAllConnections(),
  };
}

function sayWhy(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`${HOST}:${port} is taken by another program; choose another port, or 0 for any free one.`);
  if (error.code === 'EACCES') return new Error(`${HOST}:${port} may not be opened by this user; choose a port from 1024 on.`);
  return error;
}
