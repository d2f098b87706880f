// postForm: a form out, a whole reply in; whatever the network does comes back as a value.
// Beside the exchange of calls: the token endpoint takes no JSON and is no operation.
import type { Limit } from './deadline.ts';
import type { Exchanged } from './exchange.ts';
import { readBody } from './read-body.ts';

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
  const ask = async (): Promise<Exchanged> => {
    const response = await fetch(
      new Request(url, {
        method: 'POST',
        headers: { accept: 'application/json', authorization },
        body: new URLSearchParams(form),
        redirect: 'manual',
        signal: limit.signal,
      }),
    );
    const body = await readBody(response);
    const reply = { status: response.status, headers: Object.fromEntries(response.headers), ...(body === undefined ? {} : { body }) };
    return { kind: 'reply', reply };
  };
  try {
    return await Promise.race([ask(), limit.expired]);
  } catch (thrown) {
    return { kind: 'thrown', thrown };
  }
}
