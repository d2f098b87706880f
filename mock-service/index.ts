// startService: the provider on a socket; the only door into this half.
// Around a request's walk: it listens, hands each request to the listener or to Express, and drains.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bounded, capSockets } from './bindings/bounded.ts';
import { followConnections } from './bindings/connections.ts';
import { expressLater, isForExpress } from './bindings/express-later.ts';
import { createListener, prepareServer } from './bindings/node-http.ts';
import { type Host, readStartOptions, StartError, type StartOptions } from './bindings/start-options.ts';
import { CONTROL_PATH, createService, DEFAULT_API_KEY, type Service, type ServiceOptions } from './service.ts';

export { OverdueDefect } from './bindings/fetch/defect.ts';
export { createInProcess, type InProcessOptions, type InProcessService } from './bindings/in-process.ts';
export { advanceUntil } from './determinism/advance-until.ts';
export { type Clock, type ManualClock, manualClock } from './determinism/clock.ts';
export type { JournalEntry } from './journal/entry.ts';
export { StartError, type StartOptions };

/** A running service. */
export interface RunningService {
  /** Where the service is, without a slash at the end. */
  readonly url: string;
  /** What a client takes as its base URL, and the API key to go with it: `url` and `/v1`, the sandbox `default`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly controlUrl: string;
  /** Null: none is asked for. */
  readonly controlToken: string | null;
  /** Takes no more calls, releases stalls, lets running calls end. May be called twice. */
  close(): Promise<void>;
}

const LISTEN_ERRORS: Readonly<Record<string, (at: string) => string>> = {
  EADDRINUSE: (at) => `${at} is taken by another program; choose another port, or 0 for any free one.`,
  EACCES: (at) => `${at} may not be opened by this user; choose a port from 1024 on.`,
  EADDRNOTAVAIL: (at) => `${at} is no address of this machine; listen on 127.0.0.1 or one of its own.`,
  ENOTFOUND: (at) => `${at} has no address; listen on 127.0.0.1 or a name that resolves.`,
};

function listen(server: Server, host: Host, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = LISTEN_ERRORS[error.code ?? ''];
      reject(sentence === undefined ? error : new StartError(sentence(`${host.inUrl}:${port}`), { cause: error }));
    });
    server.listen({ host: host.name, port }, () => resolve(server.address() as AddressInfo));
  });
}

/** A server with the service behind it; it does not listen yet. */
function serve(service: Service, maxConnections: number) {
  const server = createServer({ requireHostHeader: false });
  const connections = followConnections(server);
  prepareServer(server, service, connections);
  capSockets(server, service, maxConnections);
  const provider = bounded(createListener(service, connections), service, maxConnections);
  const app = expressLater(service, provider);
  server.on('request', (request, response) => (isForExpress(request.url ?? '') ? app(request, response) : provider(request, response)));
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return { server, connections };
}

/** Starts the provider; rejects with a StartError that says what to do. */
export async function startService(options: StartOptions = {}): Promise<RunningService> {
  const { host, port, maxConnections, drainMs, controlToken, allowedHosts, ...rest } = readStartOptions(options);
  const onDefect: ServiceOptions['onDefect'] =
    rest.onDefect ?? ((error, { method, path }) => console.error(`overdue: defect in ${method} ${path}:`, error));
  const ownHost = host.isWildcard ? [] : [host.inUrl];
  const service = createService({ ...rest, controlToken, allowedHosts: [...allowedHosts, ...ownHost], onDefect });
  const { server, connections } = serve(service, maxConnections);
  const address = await listen(server, host, port);
  const url = `http://${host.inUrl}:${address.port}`;
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= connections.drain(drainMs).then(service.end);
    return closing;
  };
  return { url, baseUrl: `${url}/v1`, apiKey: DEFAULT_API_KEY, controlUrl: `${url}${CONTROL_PATH}`, controlToken, close };
}
