// postForm: a form out, a whole reply in; whatever the network does comes back as a value.
// Beside the exchange of calls: the token endpoint takes no JSON and is no operation.
import type { Limit } from './deadline.ts';
import type { Exchanged } from './exchange.ts';
import { readBody } from './read-body.ts';
import { isAddressRefused, Unsendable } from './unsendable.ts';

/** What is sent. */
export interface FormRequest {
  readonly url: string;
  readonly authorization: string;
  readonly form: Readonly<Record<string, string>>;
}

/** How it is sent; the machine's fetch when none is handed in. */
export interface FormSending {
  readonly limit: Limit;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Sends the form once. Redirects are answers, not followed: a secret goes nowhere else. */
export async function postForm(
  { url, authorization, form }: FormRequest,
  { limit, fetch = globalThis.fetch }: FormSending,
): Promise<Exchanged> {
  let request: Request;
  try {
    const body = new URLSearchParams(form);
    request = new Request(url, {
      method: 'POST',
      headers: { accept: 'application/json', authorization },
      body,
      redirect: 'manual',
      signal: limit.signal,
    });
  } catch (cause) {
    return { kind: 'thrown', thrown: unwritten(cause) };
  }
  const ask = async (): Promise<Exchanged> => {
    const response = await fetch(request);
    const { bytes, text } = await readBody(response);
    const head = { status: response.status, headers: Object.fromEntries(response.headers) };
    return { kind: 'reply', reply: { ...head, ...(text === undefined ? {} : { body: text }) }, bytes };
  };
  try {
    return await Promise.race([ask(), limit.expired]);
  } catch (thrown) {
    return { kind: 'thrown', thrown: isAddressRefused(thrown) ? unwritten(thrown) : thrown };
  }
}

/** Nothing was sent; how is for people only. */
function unwritten(cause: unknown): Unsendable {
  return Object.assign(new Unsendable('config', 'auth.tokenUrl', 'a request that can be written'), { cause });
}
