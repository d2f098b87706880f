// Standing: how all hand-offs stand after the events so far. A pure step per event; whoever reads the same events sees the same.
// Under both stores: two programs that raise the same thing at once agree on one record.
import type { HandOff, HandOffEvent } from '../hand-off.ts';

/** Resolved and expired ones that are kept; the oldest go first. */
export const SETTLED_MAX = 1_000;

/** Names in one record's `blocked`; more than these say no more. */
const BLOCKED_MAX = 100;

/** It waits for a person. */
export const isWaiting = ({ state }: HandOff): boolean => state === 'open' || state === 'acknowledged';

/**
 * A text that two records share exactly when one person settles both at once: by fingerprint. Whether a write happened is another question
 * for each write.
 */
function sameness({ id, fingerprint, observed, asked }: HandOff): string {
  const { credential, host, error_type, upstream_code } = fingerprint;
  const isLost = observed.effect === 'unknown' || observed.effect === 'partial';
  return JSON.stringify([credential, host, error_type, upstream_code, isLost ? [asked.operation, asked.intent ?? id] : null]);
}

const isOver = ({ expires_at }: HandOff, at: string): boolean => Date.parse(expires_at) <= Date.parse(at);

/** The one that waits for the same, and has not expired by then; or undefined. */
export function waitingLike(standing: Iterable<HandOff>, handOff: HandOff, at: string): HandOff | undefined {
  const same = sameness(handOff);
  for (const other of standing) if (isWaiting(other) && !isOver(other, at) && sameness(other) === same) return other;
  return undefined;
}

/** `updated_at` never goes back, whatever the clock did. */
const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);

function counted(handOff: HandOff, operations: readonly string[], at: string): HandOff {
  const isAll = handOff.blocked.includes('*') || operations.includes('*');
  const blocked = isAll ? ['*'] : [...new Set([...handOff.blocked, ...operations])].slice(0, BLOCKED_MAX);
  return { ...handOff, blocked, count: Math.min(handOff.count + 1, Number.MAX_SAFE_INTEGER), updated_at: later(handOff.updated_at, at) };
}

/** Changes `standing`, which is by id and in the order they were raised, by one event; one that cannot happen to its hand-off any more changes nothing. */
export function happen(standing: Map<string, HandOff>, event: HandOffEvent): void {
  if (event.kind === 'raised') {
    raise(standing, event.hand_off, event.at);
    return;
  }
  const handOff = standing.get(event.id);
  if (handOff === undefined || !isWaiting(handOff)) return;
  if (event.kind === 'met') standing.set(event.id, counted(handOff, [event.operation], event.at));
  else standing.set(event.id, { ...handOff, state: event.kind, updated_at: later(handOff.updated_at, event.at) });
}

function raise(standing: Map<string, HandOff>, handOff: HandOff, at: string): void {
  if (standing.has(handOff.id)) return;
  const same = sameness(handOff);
  for (const other of standing.values()) {
    if (!isWaiting(other) || sameness(other) !== same) continue;
    if (!isOver(other, at)) {
      standing.set(other.id, counted(other, handOff.blocked, at));
      return;
    }
    standing.set(other.id, { ...other, state: 'expired', updated_at: later(other.updated_at, at) });
  }
  standing.set(handOff.id, handOff);
  forget(standing);
}

function forget(standing: Map<string, HandOff>): void {
  if (standing.size <= SETTLED_MAX) return;
  const settled = [...standing.values()].filter((handOff) => !isWaiting(handOff));
  for (const { id } of settled.slice(0, Math.max(0, settled.length - SETTLED_MAX))) standing.delete(id);
}
