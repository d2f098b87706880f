// Contender: one way to make calls: what repeats them, with which settings. One file each under contenders/.
// A storm begins it once for all clients, which are those of one process.
import type { Order } from './orders.ts';
import type { Site } from './site.ts';

/** Makes one order's call, with all its attempts: true when it was told that it is done, false when it was told that the provider is away. */
export type MakeCall = (order: Order) => Promise<boolean>;

/** What is compared. */
export interface Contender {
  readonly name: string;
  readonly setting: string;
  /** Over a real socket on loopback: it can be given no other way out. */
  readonly overSocket?: boolean;
  begin(site: Site): MakeCall;
}

/** The provider is away: what the calls of libraries that wrap any function throw. */
export class Away extends Error {
  override readonly name = 'Away';
}

/** False when `call` throws what `isAway` knows as the outage; anything else is a mistake of ours and thrown on. */
export async function isDone(call: Promise<unknown>, isAway: (thrown: unknown) => boolean): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (thrown) {
    if (isAway(thrown)) return false;
    throw thrown;
  }
}
