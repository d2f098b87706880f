// Servers on real sockets that answer one way each, for the client's tests.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server does with a request. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A running server; `requests` are those it got, whole. */
export interface Running {
  readonly url: string;
  readonly requests: {
    readonly method: string;
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[];
  close(): Promise<void>;
}

/** Starts a server that reads each request whole and then answers. */
export async function serverThat(answer: Answering): Promise<Running> {
  const requests: Running['requests'] = [];
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = (): Promise<void> =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests, close };
}

/** A whole answer. */
export function answers(status: number, headers: Readonly<Record<string, string>>, body: string | Uint8Array): Answering {
  return (_request, response) => response.writeHead(status, headers).end(body);
}
