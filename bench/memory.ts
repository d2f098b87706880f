// memory: what this process has in memory, as it is or with nothing left to collect.
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** In bytes. `heap` has the buffers outside V8's own heap in it. */
export interface Memory {
  readonly rssBytes: number;
  readonly heapBytes: number;
}

/** As it is. */
export function memory(): Memory {
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rssBytes: rss, heapBytes: heapUsed + external };
}

/** Pages are given back beside the program, some time after a collection. */
const GIVEN_BACK_MS = 100;

/** With nothing left to collect. */
export async function memoryCollected(): Promise<Memory> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let time = 0; time < 2; time += 1) {
    collect();
    await sleep(GIVEN_BACK_MS);
  }
  return memory();
}

/** KiB of each of `count`, from one state of the memory to another. */
export function kibEach(before: Memory, after: Memory, count: number): { readonly heap: number; readonly rss: number } {
  const each = (of: keyof Memory): number => (after[of] - before[of]) / count / 1024;
  return { heap: each('heapBytes'), rss: each('rssBytes') };
}
