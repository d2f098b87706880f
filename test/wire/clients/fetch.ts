// The global fetch of Node, which is undici's.
// It keeps its connections to itself: calls that come in twos must be alone with it.
import { answered, type Client, failed, onceOrTwice, type Sighting, type WireCall } from './client.ts';

function failedIn(where: 'call' | 'body', thrown: unknown): Sighting {
  const { name, cause } = thrown as Error & { readonly cause?: { readonly code?: string } };
  return failed({ where, name, cause: cause?.code ?? null }, thrown);
}

async function send({ method, url, headers, body, deadline_ms }: WireCall): Promise<Sighting> {
  let response: Response;
  try {
    response = await fetch(url, { method, headers, body, redirect: 'manual', signal: AbortSignal.timeout(deadline_ms) });
  } catch (thrown) {
    return failedIn('call', thrown);
  }
  try {
    return answered(response.status, Object.fromEntries(response.headers), await response.json());
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return answered(response.status, Object.fromEntries(response.headers), undefined);
    return failedIn('body', thrown);
  }
}

/** Reads every body with `json()`. */
export const globalFetch: Client = { look: (call) => onceOrTwice(call, () => send(call)) };
