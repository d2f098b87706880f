// startService: the provider on a socket; the only door into this half.
// Around a request's walk: it listens, hands each request to the listener or to Express, and drains.
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { followConnections } from './bindings/connections.ts';
import { createApp, isForExpress } from './bindings/express.ts';
import { createListener, prepareServer } from './bindings/node-http.ts';
import { CONTROL_PATH, createService, type Service, type ServiceOptions } from './service.ts';

export type { JournalEntry } from './journal/entry.ts';

/** Connections held at once when nobody asked for another number. */
export const MAX_CONNECTIONS = 10_000;

/** How to start. */
export interface StartOptions extends Omit<ServiceOptions, 'onDefect'> {
  /** 127.0.0.1 when left out. Any other than loopback needs a control token. */
  readonly host?: string | undefined;
  /** 0 or left out: any free one. */
  readonly port?: number | undefined;
  /** Connections held at once, MAX_CONNECTIONS when left out; a further one is closed unanswered. */
  readonly maxConnections?: number | undefined;
  /** How long running calls may take to end when the service is closed; 5 s when left out. */
  readonly drainMs?: number | undefined;
  /** Told of a defect of ours: something threw that never should. Written to stderr when left out. */
  readonly onDefect?: ServiceOptions['onDefect'] | undefined;
}

/** A running service. */
export interface RunningService {
  /** Where it is reached, without a slash at the end; the sandbox `default` answers under `/v1`. */
  readonly url: string;
  readonly controlUrl: string;
  /** Null: none is asked for. */
  readonly controlToken: string | null;
  /** Takes no more calls, releases stalls, lets running calls end. May be called twice. */
  close(): Promise<void>;
}

/** Why a service does not start, in a sentence that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const WILDCARDS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function inUrl(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

const LISTEN_ERRORS: Readonly<Record<string, (at: string) => string>> = {
  EADDRINUSE: (at) => `${at} is taken by another program; choose another port, or 0 for any free one.`,
  EACCES: (at) => `${at} may not be opened by this user; choose a port from 1024 on.`,
  EADDRNOTAVAIL: (at) => `${at} is no address of this machine; listen on 127.0.0.1 or one of its own.`,
  ENOTFOUND: (at) => `${at} has no address; listen on 127.0.0.1 or a name that resolves.`,
};

function listen(server: Server, host: string, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = LISTEN_ERRORS[error.code ?? ''];
      reject(sentence === undefined ? error : new StartError(sentence(`${inUrl(host)}:${port}`), { cause: error }));
    });
    server.listen({ host, port }, () => resolve(server.address() as AddressInfo));
  });
}

/** A server with the service behind it; it does not listen yet. */
function serve(service: Service, maxConnections: number) {
  const server = createServer({ requireHostHeader: false });
  const connections = followConnections(server);
  prepareServer(server, service, connections);
  server.maxConnections = maxConnections;
  const provider = createListener(service, connections);
  const app = createApp(service, provider);
  server.on('request', (request, response) => (isForExpress(request.url ?? '') ? app(request, response) : provider(request, response)));
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return { server, connections };
}

/** Starts the provider; rejects with a StartError that says what to do. */
export async function startService(options: StartOptions = {}): Promise<RunningService> {
  const {
    host = '127.0.0.1',
    port = 0,
    maxConnections = MAX_CONNECTIONS,
    drainMs = 5000,
    controlToken = null,
    allowedHosts = [],
  } = options;
  if (!isLoopback(host) && !controlToken)
    throw new StartError(
      `${host} can be reached from other machines: set a control token (OVERDUE_CONTROL_TOKEN), or listen on 127.0.0.1.`,
    );
  const onDefect: ServiceOptions['onDefect'] =
    options.onDefect ?? ((error, { method, path }) => console.error(`overdue: defect in ${method} ${path}:`, error));
  const ownHost = isLoopback(host) || WILDCARDS[host] !== undefined ? [] : [inUrl(host)];
  const service = createService({ ...options, controlToken, allowedHosts: [...allowedHosts, ...ownHost], onDefect });
  const { server, connections } = serve(service, maxConnections);
  const address = await listen(server, host, port);
  const url = `http://${inUrl(WILDCARDS[host] ?? host)}:${address.port}`;
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= connections.drain(drainMs).then(service.end);
    return closing;
  };
  return { url, controlUrl: `${url}${CONTROL_PATH}`, controlToken, close };
}
