// answeredBy: what the journal keeps of an answer: its kind, status, and the names in a problem document.
// Beside a request's walk, after step 7.
import type { Delivery } from '../delivery.ts';
import type { Answered } from './entry.ts';

/** Code and rule of a problem document; nothing for any other body, a spoiled one included. */
function namesIn(body: string | Uint8Array): { code?: string; rule?: string } {
  try {
    const problem: unknown = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
    const { code, rule } = (problem ?? {}) as Record<string, unknown>;
    return { ...(typeof code === 'string' ? { code } : {}), ...(typeof rule === 'string' ? { rule } : {}) };
  } catch {
    return {};
  }
}

/** The journal's view of a delivery. */
export function answeredBy(delivery: Delivery): Answered {
  const { reply, leaves } = delivery;
  if (reply === null) return { kind: leaves.kind };
  const { status, headers, body } = reply;
  const isProblem = headers['content-type'] === 'application/problem+json';
  return isProblem ? { kind: leaves.kind, status, ...namesIn(body) } : { kind: leaves.kind, status };
}
