// inVirtualTime: runs work for which waiting costs nothing: the machine's timers, dates and draws are virtual until it is over.
// Under a storm: libraries take no clock, so the service, the harness and they all share this one, by their own `setTimeout` and `Date`.
import { install } from '@sinonjs/fake-timers';
import { createRandom } from '../../mock-service/determinism/random.ts';

/** So many turns of the event loop without a request on its way: whoever is at work, not waiting, has got as far as it can. */
const QUIET_TURNS = 20;

/** What work in virtual time may need to say. */
export interface VirtualTime {
  /** Something real is on its way, such as bytes on a socket: time stands until the returned function is called. */
  hold(): () => void;
}

/** Work, and the seed of what `Math.random` draws meanwhile. */
export interface Virtual<Value> {
  readonly startMs: number;
  readonly seed: string;
  work(time: VirtualTime): Promise<Value>;
}

/**
 * What `work` becomes. Time stands while there is something to do, then jumps to the next timer and no further; when nobody waits it stands
 * until the work is over. Nothing else of this process may wait meanwhile.
 */
export async function inVirtualTime<Value>({ startMs, seed, work }: Virtual<Value>): Promise<Value> {
  const realUnit = Math.random;
  const drawn = createRandom(seed);
  const fake = install({ now: startMs, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  Math.random = () => drawn.unit();
  let held = 0;
  let pending = true;
  const hold = (): (() => void) => {
    held += 1;
    return () => {
      held -= 1;
    };
  };
  try {
    const settled = work({ hold }).finally(() => {
      pending = false;
    });
    settled.catch(() => {}); // it is thrown below
    while (pending) {
      for (let quiet = 0; pending && quiet < QUIET_TURNS; quiet = held > 0 ? 0 : quiet + 1) await turn();
      if (pending && fake.countTimers() > 0) fake.next();
    }
    return await settled;
  } finally {
    Math.random = realUnit;
    fake.uninstall();
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
