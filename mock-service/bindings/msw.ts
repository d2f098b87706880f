// overdueHandlers: the provider behind MSW: the global fetch reaches it under a base URL where nothing listens. The package export overdue/msw.
// Around a request's walk: MSW hands a Request in, and takes a Response or an error in Node's own shape out.

import { type HttpHandler, http } from 'msw';
import { OverdueDefect } from './fetch/defect.ts';
import { createInProcess, type InProcessOptions } from './in-process.ts';

export { OverdueDefect };

/** What the handlers may be given. */
export interface OverdueHandlersOptions extends Omit<InProcessOptions, 'url'> {
  /** An origin; `http://overdue.localhost` when left out. The sandbox `default` answers under `/v1`, the control API under `/__overdue`. */
  readonly baseUrl?: string | undefined;
}

/** MSW hands on only what looks like an error of Node's: one that has both members. Without them it would answer a 500 in its place. */
function passable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  for (const name of ['code', 'errno']) {
    if (!(name in error)) Object.defineProperty(error, name, { value: undefined, configurable: true, writable: true });
  }
  return error;
}

/** The body is decoded already, which MSW would do again; its length is not the one that was sent. */
function withoutCoding(response: Response): Response {
  if (!response.headers.has('content-encoding')) return response;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** MSW declares its classes twice, for ES modules and for CommonJS, and neither takes the other's: this is taken by both. */
type Handler = HttpHandler & import('msw', { with: { 'resolution-mode': 'require' }}).HttpHandler;

/** Handlers for `setupServer(...overdueHandlers())`: one service, its control API included. Throws a StartError that says what to do. */
export function overdueHandlers({ baseUrl, ...options }: OverdueHandlersOptions = {}): readonly Handler[] {
  const { url, fetch } = createInProcess({ url: baseUrl, ...options });
  const handlers = [
    http.all(`${url}/*`, async ({ request }) => {
      try {
        return withoutCoding(await fetch(request));
      } catch (error) {
        // The caller has its reason already; told again, MSW would print it.
        if (request.signal.aborted) return new Promise<never>(() => {});
        throw passable(error);
      }
    }),
  ];
  return handlers as readonly HttpHandler[] as readonly Handler[];
}
