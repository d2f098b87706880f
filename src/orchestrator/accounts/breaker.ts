// Breaker: lets calls through while what it watches is well, stops them all when it is not, and then lets one at a time probe.
// Around an attempt; `breakers` holds one for each credential and each host.

import type { ToolError } from '../../contract/tool-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { startStopwatch } from '../stopwatch.ts';

/** What an outcome says of the thing watched. */
export type Health = 'healthy' | 'unhealthy' | 'neutral';

/** When it opens, for how long, and how it tries again. */
export interface BreakerOptions {
  /** So many failures in a row open it. */
  readonly failuresMax: number;
  /** How long it is open the first time, where the server names no wait; each probe in vain doubles that. */
  readonly openMs: number;
  readonly openMaxMs: number;
  /** A wait that the server named is kept up to here: one answer must not keep every caller back for longer. */
  readonly namedMaxMs: number;
  /** A probe that has said nothing for so long counts as gone, and another may go. */
  readonly probeMs: number;
}

/** Why nothing may be sent. */
export interface Blocked {
  /** The failure that opened it. */
  readonly error: ToolError;
  /** Until it is worth asking again. */
  readonly reopensInMs: number;
}

/** May be sent; `end` takes what came of it, once. */
export interface Permit {
  end(health: Health, error: ToolError | null): void;
}

/** While a probe is under way, others are told to come back after so long: it may be over at any moment. */
const ASK_AGAIN_MS = 1_000;

interface Open {
  readonly error: ToolError;
  readonly sinceMs: number;
  /** How long; 0: a person said that it is mended. */
  readonly lastsMs: number;
  /** How often it opened in a row. */
  readonly times: number;
  readonly probe: { readonly sinceMs: number } | null;
}

/** One breaker. */
export class Breaker {
  readonly #options: BreakerOptions;
  readonly #passedMs: () => number;
  #failures = 0;
  #open: Open | null = null;

  constructor(clock: Clock, options: BreakerOptions) {
    this.#options = options;
    this.#passedMs = startStopwatch(clock);
  }

  /** Calls are kept back, or one of them may probe. */
  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Nothing is known against what it watches: it may be forgotten. */
  get isIdle(): boolean {
    return this.#open === null && this.#failures === 0;
  }

  /** What keeps a call back now; null: it may be sent. */
  blocked(): Blocked | null {
    if (this.#open === null) return null;
    const { error, sinceMs, lastsMs, probe } = this.#open;
    const nowMs = this.#passedMs();
    const leftMs = sinceMs + lastsMs - nowMs;
    if (leftMs > 0) return { error, reopensInMs: Math.ceil(leftMs) };
    const probeLeftMs = probe === null ? 0 : probe.sinceMs + this.#options.probeMs - nowMs;
    return probeLeftMs > 0 ? { error, reopensInMs: Math.ceil(Math.min(ASK_AGAIN_MS, probeLeftMs)) } : null;
  }

  /** Ask `blocked` first: takes the permit, as the probe when it was open. */
  enter(): Permit {
    const probe = this.#open === null ? null : { sinceMs: this.#passedMs() };
    if (this.#open !== null) this.#open = { ...this.#open, probe };
    let isOver = false;
    return {
      end: (health, error) => {
        if (isOver) return;
        isOver = true;
        if (probe === null) this.#count(health, error);
        else if (this.#open?.probe === probe) this.#conclude(this.#open, health, error);
      },
    };
  }

  /** A person says that it is mended: the next call probes at once. */
  resolve(): void {
    if (this.#open !== null) this.#open = { ...this.#open, lastsMs: 0, times: 0, probe: null };
  }

  /** A call that was sent while it was closed; what comes back after it opened is old news. */
  #count(health: Health, error: ToolError | null): void {
    if (this.#open !== null || health === 'neutral') return;
    this.#failures = health === 'healthy' ? 0 : this.#failures + 1;
    if (error !== null && this.#failures >= this.#options.failuresMax) this.#openFor(error, 1);
  }

  #conclude(open: Open, health: Health, error: ToolError | null): void {
    if (health === 'unhealthy' && error !== null) this.#openFor(error, open.times + 1);
    else if (health === 'neutral') this.#open = { ...open, probe: null };
    else {
      this.#open = null;
      this.#failures = 0;
    }
  }

  /** As long as the server asked for, where it named a wait, within bounds; else twice as long each time, up to `openMaxMs`. */
  #openFor(error: ToolError, times: number): void {
    const { openMs, openMaxMs, namedMaxMs } = this.#options;
    const namedMs = error.retry_after_ms === null ? 0 : Math.min(namedMaxMs, error.retry_after_ms);
    const lastsMs = namedMs > 0 ? namedMs : Math.min(openMaxMs, openMs * 2 ** (times - 1));
    this.#open = { error, sinceMs: this.#passedMs(), lastsMs, times, probe: null };
  }
}
