// sandboxes: what 10,000 sandboxes take, and how long one takes to be made: in-process, and over the control API from another process.
import { kibEach } from '../memory.ts';
import { CORES, findOut, timedCalls, withServer } from '../processes.ts';
import type { SandboxCost } from '../programs/sandbox-costs.ts';
import type { Section, Size } from '../section.ts';
import { grouped, show } from '../show.ts';
import { quantile } from '../statistics.ts';

const COUNT: Readonly<Record<Size, number>> = { full: 10_000, quick: 500 };
const WARM_UP: Readonly<Record<Size, number>> = { full: 500, quick: 20 };

/** One caller, one connection. */
function overControl(count: number, warmUp: number): Promise<SandboxCost> {
  return withServer('overdue', async (server) => {
    const create = async (calls: number): Promise<readonly number[]> => {
      const { tookMs, failed } = await timedCalls({
        url: `${server.controlUrl}/sandboxes`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
        calls,
        concurrency: 1,
        spreadMs: 0,
      });
      if (failed > 0) throw new Error(`${failed} sandboxes were not made`);
      return tookMs;
    };
    await create(warmUp);
    const before = await server.memoryCollected();
    const tookMs = await create(count);
    const kib = kibEach(before, await server.memoryCollected(), count);
    return { name: 'created over the control API', count, kib, p50Ms: quantile(tookMs, 0.5), p99Ms: quantile(tookMs, 0.99) };
  });
}

/** Memory and time of sandboxes. */
export const sandboxes: Section = {
  name: 'sandboxes',
  about: 'what 10,000 sandboxes weigh, and how long one takes to be made',
  run: async (size) => {
    const inProcess = await findOut<readonly SandboxCost[]>('sandbox-costs.ts', size);
    const rows = [...inProcess, await overControl(COUNT[size], WARM_UP[size])];
    show(
      `Sandboxes: in-process but for the last row, ${CORES}`,
      ['', 'count', 'heap, KiB each', 'RSS, KiB each', 'p50, ms', 'p99, ms'],
      rows.map(({ name, count, kib: { heap, rss }, p50Ms, p99Ms }) => [
        name,
        grouped(count),
        heap.toFixed(1),
        rss.toFixed(1),
        p50Ms.toFixed(3),
        p99Ms.toFixed(3),
      ]),
    );
  },
};
