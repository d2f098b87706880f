// createIntents: one thing a caller wants done once: its key, its reference and what is known of it, over all attempts and all calls.
// Before `execute`: the identical call finds the intent again while its last failure is retryable or anything may have been done.
import type { Effect } from '../../contract/error-types.ts';
import type { ToolError } from '../../contract/tool-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RandomSource } from '../../ports/random.ts';
import type { Outcome, Succeeded } from '../outcome.ts';
import { startStopwatch } from '../stopwatch.ts';

/** One open intent. */
export interface Intent {
  /** Its reference too, where the provider can find an object by one and the caller gave none. */
  readonly id: string;
  /** The caller's, or one of its own. */
  readonly key: string;
  /** Until it is not used any longer, in milliseconds. */
  readonly keyLeftMs: number;
  /** The least certain effect over all attempts so far; null: nothing was sent yet. */
  readonly effect: Effect | null;
  /** What the last call of it was told; null: nothing yet. */
  readonly lastError: ToolError | null;
  /** A key under which it may have been done and that the provider may have forgotten: a repeat could do it anew. Null: there is none. */
  readonly endedKey: string | null;
  /** The hand-off that its last calls ended with, if nothing was sent since; null: none. */
  readonly handOff: string | null;
  /** It is done, and nobody has been told; null: it is not, as far as is known. */
  readonly done: Succeeded | null;
}

/** What became of an intent in one call. */
export interface Left {
  readonly outcome: Outcome;
  readonly effect: Effect | null;
  /** Its key came to its end within the call. */
  readonly keyEnded?: boolean;
  /** False: whoever asked had gone before the answer was there. */
  readonly delivered: boolean;
}

/** What a new intent gets from its caller. */
export interface Wanted {
  readonly key: string | undefined;
  /** The intent's id where the key is the caller's: the same in every program. */
  readonly id: string | undefined;
}

/** The open intents. */
export interface Intents {
  /** The open intent of this call, or a new one; null: so many may have done something that no other may be begun. */
  begin(identity: string, wanted?: Wanted): Intent | null;
  /** One that is not kept: of a read, or of what is not begun. */
  passing(wanted: Wanted): Intent;
  /** Closes it, or keeps it open with what is known now. */
  leave(identity: string, intent: Intent, left: Left): void;
  readonly openCount: () => number;
}

/** How long and how many. */
export interface IntentLimits {
  /** A key is not used for longer; the provider keeps it for somewhat more. */
  readonly keyLifeMs: number;
  /** Beyond it those are dropped, the oldest first, of which nothing was applied; what may have been done is never forgotten. */
  readonly max: number;
}

interface Kept {
  readonly intent: Intent;
  /** On the stopwatch; nothing was sent under its key before. */
  readonly bornMs: number;
}

const mayBeDone = (effect: Effect | null): boolean => effect !== null && effect !== 'not_applied';

/** Law 6: open while the last failure is retryable or anything may have been done, and while a success has not arrived. */
function staysOpen({ outcome, effect, delivered }: Left): boolean {
  return outcome.ok ? !delivered : outcome.error.retryable || mayBeDone(effect);
}

/** No intent is open at first. */
export function createIntents(clock: Clock, random: RandomSource, { keyLifeMs, max }: IntentLimits): Intents {
  const elapsedMs = startStopwatch(clock);
  const unsettled = new Map<string, Kept>();
  const harmless = new Map<string, Kept>();
  /** Under way, and in neither of them when they began: when they are left they may be unsettled. */
  const flying = new Map<string, number>();
  const fresh = ({ key, id }: Wanted): Intent => {
    const nothing = { effect: null, lastError: null, endedKey: null, handOff: null, done: null };
    return { id: id ?? random.id(), key: key ?? random.id(), keyLeftMs: keyLifeMs, ...nothing };
  };
  return {
    begin: (identity, wanted = { key: undefined, id: undefined }) => {
      const nowMs = elapsedMs();
      const kept = unsettled.get(identity) ?? harmless.get(identity);
      if (!unsettled.has(identity)) {
        if (unsettled.size + flying.size >= max && !flying.has(identity)) return null;
        flying.set(identity, nowMs);
      }
      if (kept === undefined) return fresh(wanted);
      const keyLeftMs = keyLifeMs - (nowMs - kept.bornMs);
      if (keyLeftMs > 0) return { ...kept.intent, keyLeftMs };
      const endedKey = mayBeDone(kept.intent.effect) ? (kept.intent.endedKey ?? kept.intent.key) : null;
      return { ...kept.intent, key: wanted.key ?? random.id(), keyLeftMs: keyLifeMs, endedKey };
    },
    leave: (identity, intent, left) => {
      const kept = unsettled.get(identity) ?? harmless.get(identity);
      const beganMs = flying.get(identity) ?? elapsedMs() - left.outcome.attempts.elapsed_ms;
      for (const map of [unsettled, harmless, flying]) map.delete(identity);
      if (!staysOpen(left)) return;
      // Under a new key it begins anew.
      const bornMs = kept?.intent.key === intent.key && intent.endedKey === kept.intent.endedKey ? kept.bornMs : beganMs;
      const { outcome, effect } = left;
      const endedKey = mayBeDone(effect) ? (intent.endedKey ?? (left.keyEnded === true ? intent.key : null)) : null;
      const known = outcome.ok
        ? { lastError: intent.lastError, handOff: null, done: outcome }
        : { lastError: outcome.error, handOff: outcome.handOff ?? (outcome.attempts.count === 0 ? intent.handOff : null), done: null };
      (mayBeDone(effect) ? unsettled : harmless).set(identity, { intent: { ...intent, effect, endedKey, ...known }, bornMs });
      const [oldest] = harmless.keys();
      if (unsettled.size + harmless.size > max && oldest !== undefined) harmless.delete(oldest);
    },
    passing: fresh,
    openCount: () => unsettled.size + harmless.size,
  };
}
