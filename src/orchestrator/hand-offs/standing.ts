// Standing: how all hand-offs stand after the events so far. A pure step per event; whoever reads the same events sees the same.
// Under both stores: two programs that raise the same thing at once agree on one record.
import type { HandOff, HandOffEvent } from '../hand-off.ts';

/** Resolved and expired ones that are kept; the oldest go first. */
export const SETTLED_MAX = 1_000;

/** Names in one record's `blocked`; more than these say no more. */
const BLOCKED_MAX = 100;

/** It waits for a person. */
export const isWaiting = ({ state }: HandOff): boolean => state === 'open' || state === 'acknowledged';

/** Records do not change: what was worked out of one is not worked out again. */
const samenesses = new WeakMap<HandOff, string>();

/**
 * A text that two records share exactly when one person settles both at once: by fingerprint. Whether a write happened is another question
 * for each write, and the same one however its answers were lost.
 */
function sameness(handOff: HandOff): string {
  const known = samenesses.get(handOff);
  if (known !== undefined) return known;
  const { id, fingerprint, observed, asked } = handOff;
  const { credential, host, error_type, upstream_code } = fingerprint;
  const isLost = observed.effect === 'unknown' || observed.effect === 'partial';
  const of = isLost ? ['lost', asked.operation, asked.intent ?? id] : [error_type, upstream_code];
  const same = JSON.stringify([credential, host, ...of]);
  samenesses.set(handOff, same);
  return same;
}

const isOver = ({ expires_at }: HandOff, at: string): boolean => Date.parse(expires_at) <= Date.parse(at);

/** The one that waits for the same, and has not expired by then; or undefined. */
export function waitingLike(handOffs: Iterable<HandOff>, handOff: HandOff, at: string): HandOff | undefined {
  const same = sameness(handOff);
  for (const other of handOffs) if (isWaiting(other) && sameness(other) === same && !isOver(other, at)) return other;
  return undefined;
}

/** `updated_at` never goes back, whatever the clock did. */
const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);

function counted(handOff: HandOff, operations: readonly string[], at: string): HandOff {
  const isAll = handOff.blocked.includes('*') || operations.includes('*');
  const blocked = isAll ? ['*'] : [...new Set([...handOff.blocked, ...operations])].slice(0, BLOCKED_MAX);
  return { ...handOff, blocked, count: Math.min(handOff.count + 1, Number.MAX_SAFE_INTEGER), updated_at: later(handOff.updated_at, at) };
}

/** All hand-offs, by id and in the order they were raised. */
export class Standing {
  readonly #byId = new Map<string, HandOff>();
  /** Ids of those that wait, by what they wait for; there is never a second one for the same. */
  readonly #waiting = new Map<string, string>();

  list(): HandOff[] {
    return [...this.#byId.values()];
  }

  /** Takes one event into account; one that cannot happen to its hand-off any more changes nothing. */
  happen(event: HandOffEvent): void {
    if (event.kind === 'raised') {
      this.#raise(event.hand_off, event.at);
      return;
    }
    const handOff = this.#byId.get(event.id);
    if (handOff === undefined || !isWaiting(handOff)) return;
    if (event.kind === 'met') {
      this.#byId.set(event.id, counted(handOff, [event.operation], event.at));
      return;
    }
    const found = event.kind === 'resolved' && event.applied !== undefined ? { applied: event.applied } : {};
    this.#byId.set(event.id, { ...handOff, ...found, state: event.kind, updated_at: later(handOff.updated_at, event.at) });
    if (event.kind !== 'acknowledged') this.#settled(handOff);
  }

  #raise(handOff: HandOff, at: string): void {
    if (this.#byId.has(handOff.id)) return;
    const same = sameness(handOff);
    const other = this.#byId.get(this.#waiting.get(same) ?? '');
    if (other !== undefined && !isOver(other, at)) {
      this.#byId.set(other.id, counted(other, handOff.blocked, at));
      return;
    }
    if (other !== undefined) {
      this.#byId.set(other.id, { ...other, state: 'expired', updated_at: later(other.updated_at, at) });
      this.#settled(other);
    }
    this.#byId.set(handOff.id, handOff);
    this.#waiting.set(same, handOff.id);
  }

  /** It waits no longer; of too many that do not, the one raised first is forgotten. */
  #settled(handOff: HandOff): void {
    this.#waiting.delete(sameness(handOff));
    if (this.#byId.size - this.#waiting.size <= SETTLED_MAX) return;
    for (const [id, other] of this.#byId) {
      if (isWaiting(other)) continue;
      this.#byId.delete(id);
      return;
    }
  }
}
