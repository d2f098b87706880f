// naive: a loop as it is often written: whatever was thrown is text, everything is tried three times, then somebody is called.
// One of the demo's three ways. It knows no cause, so it cannot tell what heals by itself from what somebody must mend.
import { OPERATIONS, type OperationName } from '../../../client/operations.ts';
import { CALL_DEADLINE_MS, type Task } from '../day.ts';
import { type Way, type WayOptions, wait } from '../way.ts';

const TRIES = 3;
const PAUSE_MS = 1_000;

/** A plain fetch client with a token and a timeout. */
export const naive: Way = (options, tokens) => {
  const { clock, witness } = options;
  let token = tokens.access_token;
  const corrected = new Set<string>();
  return {
    run: async (task) => {
      const input = corrected.has(task.name) ? (task.correction ?? task.input) : task.input;
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        try {
          witness.sends(task.operation, attempt);
          await request(options, { operation: task.operation as OperationName, input, token });
          return true;
        } catch (error) {
          witness.reads(textOf(error));
        }
        if (attempt < TRIES) {
          witness.waits(PAUSE_MS);
          await wait(clock, PAUSE_MS);
        }
      }
      witness.wakes();
      // Whoever was called has read the text and corrects what was asked for.
      corrected.add(task.name);
      return false;
    },
    signedIn: async ({ access_token }) => {
      token = access_token;
    },
  };
};

/** What is sent. */
interface Sent {
  readonly operation: OperationName;
  readonly input: Task['input'];
  readonly token: string;
}

async function request({ site, clock }: WayOptions, { operation, input, token }: Sent): Promise<unknown> {
  const { method, path, path_params: inPath } = OPERATIONS[operation];
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(input[name])));
  const others = Object.entries(input).filter(([name]) => !(inPath as readonly string[]).includes(name));
  const query = method === 'GET' ? `?${new URLSearchParams(Object.fromEntries(others.map(([name, value]) => [name, String(value)])))}` : '';
  const timeout = timeoutAfter(clock, CALL_DEADLINE_MS);
  try {
    const response = await site.fetch(`${site.sandbox.base_url}${filled}${query}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(Object.fromEntries(others)) }),
      signal: timeout.signal,
    });
    if (!response.ok) throw new Error(`HTTP ${response.status} ${response.statusText}: ${await response.text()}`);
    return await response.json();
  } finally {
    timeout.cancel();
  }
}

/** As `AbortSignal.timeout`, by the demo's clock. */
function timeoutAfter(clock: WayOptions['clock'], delayMs: number) {
  const controller = new AbortController();
  const ring = (): void => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  return { signal: controller.signal, cancel: clock.after(delayMs, ring) };
}

/** As a log prints it, without the stack: its paths are this machine's, and their length would count. */
function textOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? `\n  [cause]: ${String(error.cause)}` : '';
  return `${String(error)}${cause}`;
}
