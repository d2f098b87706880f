// timedCalls: calls from a process of its own, so many at once, each of them timed from its first byte to the answer's last.
// Takes a TimedRequest as JSON in argv, sends the parent a TimedResult.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { hearParent, tellParentAndEnd } from './channel.ts';

/** The calls. The first ones of each connection open it and are not among them. */
export interface TimedRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly calls: number;
  readonly concurrency: number;
  /** The callers begin one after the other over so long a time, so that they don't all call at the same instant. */
  readonly spreadMs: number;
}

/** What came of it; `failed` counts everything but 2xx. */
export interface TimedResult {
  readonly tookMs: readonly number[];
  readonly failed: number;
}

const { url, method, headers, body, calls, concurrency, spreadMs } = JSON.parse(process.argv[2] ?? '') as TimedRequest;
const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

/** Its status. */
function call(): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', reject).end(body);
  });
}

const tookMs: number[] = [];
let [left, failed] = [calls, 0];

async function caller(number: number): Promise<void> {
  await sleep((spreadMs * number) / concurrency);
  await call();
  while (left > 0) {
    left -= 1;
    const beganMs = performance.now();
    const status = await call();
    tookMs.push(performance.now() - beganMs);
    if (status < 200 || status > 299) failed += 1;
  }
}

hearParent(() => undefined);
await Promise.all(Array.from({ length: concurrency }, (_, number) => caller(number)));
tellParentAndEnd({ tookMs, failed } satisfies TimedResult);
