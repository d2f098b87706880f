// createInProcess: the provider in this process, without a socket: a URL to give to a client, and the fetch that reaches it.
// Around a request's walk: what startService is to a socket. With a clock of the caller's own, waiting costs no time.
import { CONTROL_PATH, createService, DEFAULT_API_KEY, type ServiceOptions } from '../service.ts';
import { createFetch } from './fetch/fetch.ts';
import { readStartOptions, StartError } from './start-options.ts';

/** Where a service in process is reached when nobody says otherwise: a name that no resolver sends anywhere but here. */
export const IN_PROCESS_URL = 'http://overdue.localhost';

/** What a service in process may be given. */
export interface InProcessOptions extends Omit<ServiceOptions, 'onDefect'> {
  /** An origin, such as the default `http://overdue.localhost`; nothing listens there. */
  readonly url?: string | undefined;
  /** Told of a defect of ours. Written to stderr when left out. */
  readonly onDefect?: ServiceOptions['onDefect'] | undefined;
}

/** A service without a socket. */
export interface InProcessService {
  /** Where the service is, without a slash at the end. */
  readonly url: string;
  /** What a client takes as its base URL, and the API key to go with it: `url` and `/v1`, the sandbox `default`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly controlUrl: string;
  /** Reaches this service, its control API too, and nothing else. */
  readonly fetch: typeof globalThis.fetch;
  /** Wakes every delay, and breaks every stall as a socket that is closed does: what still waits ends at once. */
  close(): void;
}

function originOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const isOrigin = parsed !== null && /^https?:$/.test(parsed.protocol) && url.replace(/\/$/, '') === parsed.origin;
  if (!isOrigin) throw new StartError(`url: expected an origin such as ${IN_PROCESS_URL}, without a path.`);
  return parsed.origin;
}

/** A service in this process; throws a StartError that says what to do. */
export function createInProcess({ url = IN_PROCESS_URL, ...options }: InProcessOptions = {}): InProcessService {
  const origin = originOf(url);
  const { seed, maxSandboxes, controlToken, allowedHosts, clock, onCall, onDefect } = readStartOptions(options);
  const tell: ServiceOptions['onDefect'] =
    onDefect ?? ((error, { method, path }) => console.error(`overdue: defect in ${method} ${path}:`, error));
  const hosts = [...allowedHosts, new URL(origin).hostname];
  const service = createService({ seed, maxSandboxes, controlToken, allowedHosts: hosts, clock, onCall, onDefect: tell });
  const reached = { url: origin, baseUrl: `${origin}/v1`, apiKey: DEFAULT_API_KEY, controlUrl: `${origin}${CONTROL_PATH}` };
  return { ...reached, fetch: createFetch(service, origin), close: service.end };
}
