// Exchange: one request out, one whole reply in, as plain data; whatever the network does comes back as a value.
// openapi-fetch writes the request (path, query, body); the body of the answer is read here, because a "success" has to be looked at first.
import createFetchClient from 'openapi-fetch';
import type { Limit } from './deadline.ts';
import { type Body, readBody } from './read-body.ts';
import type { paths } from './schema.ts';
import { isAddressRefused, Unsendable } from './unsendable.ts';

/** A whole reply. `body` is absent when its bytes are not UTF-8. */
export interface Reply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came of an exchange: a whole reply and the bytes of its body, or what was thrown, with the head of the reply when that had arrived. */
export type Exchanged =
  | { readonly kind: 'reply'; readonly reply: Reply; readonly bytes: Uint8Array }
  | { readonly kind: 'thrown'; readonly thrown: unknown; readonly head?: Reply };

/** One request, before it is written. */
export interface Request {
  readonly method: string;
  /** With `{parameter}`s. */
  readonly path: string;
  readonly params: { readonly path: Readonly<Record<string, unknown>>; readonly query: Readonly<Record<string, unknown>> };
  /** JSON text. */
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends requests to one base URL. */
export type Exchange = (request: Request, limit: Limit) => Promise<Exchanged>;

type Send = (method: string, path: string, init: unknown) => Promise<unknown>;

/** An exchange over `fetch`, which is the machine's unless another is handed in. Redirects are answers, not followed. */
export function createExchange(baseUrl: string, fetch: typeof globalThis.fetch = globalThis.fetch): Exchange {
  const http = createFetchClient<paths>({ baseUrl, redirect: 'manual' });
  // The method and path come from the generated table, so the pair is one of `paths`; the type cannot say so for a variable.
  const send = http.request as unknown as Send;
  return async ({ method, path, params, body, headers }, limit) => {
    let head: Reply | undefined;
    let isSent = false;
    const whole = new Promise<{ readonly reply: Reply } & Pick<Body, 'bytes'>>((got, failed) => {
      const readWhole = async (request: globalThis.Request): Promise<Response> => {
        isSent = true;
        const response = await fetch(request);
        head = { status: response.status, headers: Object.fromEntries(response.headers) };
        const { bytes, text } = await readBody(response);
        got({ reply: { ...head, ...(text === undefined ? {} : { body: text }) }, bytes });
        return new Response(null, { status: 204 });
      };
      const init = {
        params,
        headers,
        signal: limit.signal,
        fetch: readWhole,
        ...(body === undefined ? {} : { body, bodySerializer: asItIs }),
      };
      send(method, path, init).catch((thrown: unknown) => {
        const mayBeSent = limit.signal.aborted || (isSent && !isAddressRefused(thrown));
        failed(mayBeSent ? thrown : unwritten(thrown));
      });
    });
    try {
      return { kind: 'reply', ...(await Promise.race([whole, limit.expired])) };
    } catch (thrown) {
      return { kind: 'thrown', thrown, ...(head === undefined ? {} : { head }) };
    }
  };
}

const asItIs = (body: string): string => body;

/** Whatever fails before fetch is called, or is refused by fetch itself, sent nothing; how is for people only. */
function unwritten(cause: unknown): Unsendable {
  return Object.assign(new Unsendable('config', 'baseUrl', 'a request that can be written'), { cause });
}
