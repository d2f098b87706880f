// delay: how far an injected delay of 200 ms is off as its caller sees it, next to a bare setTimeout in raw node:http.
import { CORES, timedCalls, withServer } from '../processes.ts';
import { createSandbox, getInvoice, type Requests, sampleOf, sentTo } from '../provider.ts';
import type { Section, Size } from '../section.ts';
import { show } from '../show.ts';
import { quantile, spreadOf, spreadText } from '../statistics.ts';

const DELAY_MS = 200;
const CONCURRENCY = 50;
const CALLS: Readonly<Record<Size, number>> = { full: 500, quick: 100 };
const ROUNDS: Readonly<Record<Size, number>> = { full: 3, quick: 1 };

const PARTS = { p50: 0.5, p99: 0.99, most: 1 } as const;
type Part = keyof typeof PARTS;
/** In milliseconds, negative when the answer came too early. */
type Errors = Readonly<Record<Part, number>>;

async function errorsOf({ url, method, headers }: Requests, calls: number): Promise<Errors> {
  const { tookMs, failed } = await timedCalls({ url, method, headers, calls, concurrency: CONCURRENCY, spreadMs: DELAY_MS });
  if (failed > 0 || tookMs.length !== calls) throw new Error(`${url}: ${failed} calls failed`);
  const error = (part: Part): number => quantile(tookMs, PARTS[part]) - DELAY_MS;
  return { p50: error('p50'), p99: error('p99'), most: error('most') };
}

interface Round {
  readonly bare: Errors;
  readonly overdue: Errors;
}

function row(name: string, rounds: readonly Round[], of: (round: Round, part: Part) => number): string[] {
  const parts = Object.keys(PARTS) as readonly Part[];
  return [name, ...parts.map((part) => spreadText(spreadOf(rounds.map((round) => of(round, part))), 1))];
}

/** The error of an injected delay. */
export const delay: Section = {
  name: 'delay',
  about: `how far an injected delay of ${DELAY_MS} ms is off, next to a bare setTimeout`,
  run: (size) =>
    withServer('raw', (raw) =>
      withServer('overdue', async ({ controlUrl }) => {
        const latency = { fault: 'latency', params: { delay_ms: DELAY_MS }, match: { operation: 'get_invoice' } };
        const requests = getInvoice(await createSandbox(controlUrl, [latency]));
        const { status, answer } = await sampleOf(requests);
        raw.answerWith(status, answer, DELAY_MS);
        const roundOf = async (calls: number): Promise<Round> => {
          const bare = await errorsOf(sentTo(raw, requests), calls);
          return { bare, overdue: await errorsOf(requests, calls) };
        };
        await roundOf(CALLS.quick); // neither server has been called before
        const rounds: Round[] = [];
        for (let round = 0; round < ROUNDS[size]; round += 1) rounds.push(await roundOf(CALLS[size]));
        show(
          `Delay of ${DELAY_MS} ms: ${CONCURRENCY} callers, ${ROUNDS[size]} rounds of ${CALLS[size]} calls, ${CORES}; medians (least–most)`,
          ['error, ms', 'p50', 'p99', 'most'],
          [
            row(`setTimeout(${DELAY_MS}), raw node:http`, rounds, ({ bare }, part) => bare[part]),
            row(`latency, delay_ms ${DELAY_MS}`, rounds, ({ overdue }, part) => overdue[part]),
            row('difference', rounds, ({ bare, overdue }, part) => overdue[part] - bare[part]),
          ],
        );
      }),
    ),
};
