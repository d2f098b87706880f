// Way: one way to work through the day. Three of them, one file each; this is what they have in common.
// Under `runDay`: it hands over the tasks and counts what the way reports.

import type { Language } from '../../contract/tool-error.ts';
import type { GrantedTokens } from '../../control/client.ts';
import type { HarnessEvent } from '../../orchestrator/event.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RandomSource } from '../../ports/random.ts';
import type { Task } from './day.ts';
import type { Site } from './site.ts';

/** In the order of the demo. */
export type WayName = 'naive' | 'contract' | 'harness';

/** Told of what a way does that nobody could see from outside. */
export interface Witness {
  /** A call leaves. */
  sends(operation: string, attempt: number): void;
  /** A wait begins. */
  waits(delayMs: number): void;
  /** The model reads a text because something failed. */
  reads(text: string): void;
  /** Somebody is asked to act; the same `cause` again wakes nobody anew. Left out: each time is a cause of its own. */
  wakes(cause?: string): void;
  /** The harness's own words. */
  event(event: HarnessEvent): void;
}

/** What a way works with. */
export interface WayOptions {
  readonly site: Site;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly lang: Language;
  readonly witness: Witness;
}

/** Somebody at work. */
export interface Worker {
  /** True: the way believes that it is done. */
  run(task: Task): Promise<boolean>;
  /** Whoever was woken has signed in anew and says so. */
  signedIn(tokens: GrantedTokens): Promise<void>;
}

/** Begins with these tokens. */
export type Way = (options: WayOptions, tokens: GrantedTokens) => Worker;

/** Resolves after `delayMs` of this clock. */
export function wait(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => clock.after(delayMs, resolve));
}
