// createIntents: one thing a caller wants done once: its key, its reference and what is known of it, over all attempts and all calls.
// Before `execute`: the identical call finds the intent again while its last failure is retryable or any effect is not known.
import type { Effect } from '../../contract/error-types.ts';
import type { ToolError } from '../../contract/tool-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RandomSource } from '../../ports/random.ts';
import type { Outcome } from '../outcome.ts';
import { startStopwatch } from '../stopwatch.ts';

/** One open intent. */
export interface Intent {
  /** Its reference too, where the provider can find an object by one and the caller gave none. */
  readonly id: string;
  /** The caller's, or one of its own. */
  readonly key: string;
  /** The least certain effect over all attempts so far; null: nothing was sent yet. */
  readonly effect: Effect | null;
  /** What the last call of it was told; null: nothing yet. */
  readonly lastError: ToolError | null;
  /** What is not known of it happened under a key that the provider may have forgotten: a repeat could be done anew. */
  readonly keyEnded: boolean;
}

/** What became of an intent in one call. */
export interface Left {
  readonly outcome: Outcome;
  readonly effect: Effect | null;
  /** False: whoever asked had gone before the answer was there. */
  readonly delivered: boolean;
}

/** The open intents. */
export interface Intents {
  /** The open intent of this call, or a new one. */
  begin(identity: string, key: string | undefined): Intent;
  /** Closes it, or keeps it open with what is known now. */
  leave(identity: string, intent: Intent, left: Left): void;
  readonly openCount: () => number;
}

/** How long and how many. */
export interface IntentLimits {
  /** A key is not used for longer; the provider keeps it for somewhat more. */
  readonly keyLifeMs: number;
  /** Beyond it the ones are dropped of which nothing was applied, then the oldest. */
  readonly max: number;
}

interface Kept {
  readonly intent: Intent;
  /** On the stopwatch; its first attempt was not earlier. */
  readonly bornMs: number;
}

const isOpen = (effect: Effect | null): boolean => effect === 'unknown' || effect === 'partial';

/** Law 6: open while the last failure is retryable or any effect is not known, or a success did not arrive. */
function staysOpen({ outcome, effect, delivered }: Left): boolean {
  return outcome.ok ? !delivered : outcome.error.retryable || isOpen(effect) || (!delivered && effect === 'applied');
}

/** No intent is open at first. */
export function createIntents(clock: Clock, random: RandomSource, { keyLifeMs, max }: IntentLimits): Intents {
  const elapsedMs = startStopwatch(clock);
  const open = new Map<string, Kept>();
  const makeRoom = (): void => {
    if (open.size < max) return;
    const [oldest] = open.keys();
    const nothingApplied = [...open].find(([, { intent }]) => !isOpen(intent.effect))?.[0];
    open.delete(nothingApplied ?? oldest ?? '');
  };
  return {
    begin: (identity, key) => {
      const kept = open.get(identity);
      if (kept === undefined) return { id: random.id(), key: key ?? random.id(), effect: null, lastError: null, keyEnded: false };
      if (elapsedMs() - kept.bornMs < keyLifeMs) return kept.intent;
      return { ...kept.intent, key: key ?? random.id(), keyEnded: isOpen(kept.intent.effect) };
    },
    leave: (identity, intent, left) => {
      const kept = open.get(identity);
      open.delete(identity);
      if (!staysOpen(left)) return;
      makeRoom();
      const lastError = left.outcome.ok ? intent.lastError : left.outcome.error;
      // Counted from before its first attempt; under a new key it begins anew.
      const isSameKey = kept?.intent.key === intent.key && !intent.keyEnded;
      const bornMs = isSameKey ? kept.bornMs : elapsedMs() - left.outcome.attempts.elapsed_ms;
      open.set(identity, { intent: { ...intent, effect: left.effect, lastError, keyEnded: false }, bornMs });
    },
    openCount: () => open.size,
  };
}
