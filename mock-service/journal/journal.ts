// Journal: per call, what arrived, which rule fired where, whether the write was committed, what left. Pure data.
// Beside a request's walk: opened at step 2, answered after step 7, settled when the binding knows who took the reply.
import type { Call } from '../call.ts';
import type { Delivery } from '../delivery.ts';
import { answeredBy } from './answered.ts';
import type { JournalEntry, JournalFault } from './entry.ts';

/** What is known of a call when it arrives. */
export interface Arrival extends Omit<JournalEntry, 'seq' | 'body' | 'faults' | 'commit' | 'answered' | 'taken' | 'duration_ms'> {
  readonly body: Call['body'];
  /** Of the service's timer. */
  readonly startedAtMs: number;
}

/** Writes down what becomes of one call. */
export interface JournalLine {
  fired(fault: JournalFault): void;
  /** The answer is decided. The entry as it stands. */
  answered(delivery: Delivery): JournalEntry;
  /** The binding is done with it at `nowMs` of the service's timer. */
  settled(taken: boolean, nowMs: number): JournalEntry;
}

/** A sandbox's journal. */
export interface Journal {
  open(arrival: Arrival): JournalLine;
  /** Oldest first. */
  entries(): readonly JournalEntry[];
  /** How many old entries had to go. */
  readonly dropped: number;
}

/** How many entries a journal keeps. */
export const MAX_ENTRIES = 10_000;
const MAX_BODY_BYTES = 8 * 1024;

function readable(body: Uint8Array): unknown {
  if (body.byteLength === 0) return null;
  if (body.byteLength > MAX_BODY_BYTES) return { bytes: body.byteLength };
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return { bytes: body.byteLength };
  }
}

/** An empty journal that keeps the last `capacity` entries. */
export function createJournal(capacity: number = MAX_ENTRIES): Journal {
  const kept = new Map<number, JournalEntry>();
  let seq = 0;
  const write = (entry: JournalEntry): JournalEntry => {
    const isNew = entry.seq === seq && !kept.has(seq);
    if (isNew || kept.has(entry.seq)) kept.set(entry.seq, entry);
    if (kept.size > capacity) kept.delete(entry.seq - capacity);
    return entry;
  };
  return {
    open: ({ startedAtMs, body, ...arrival }) => {
      seq += 1;
      const pending = { faults: [], commit: 'none', answered: null, taken: null, duration_ms: null } as const;
      let entry = write({ seq, ...arrival, body: readable(body), ...pending });
      const update = (change: Partial<JournalEntry>): JournalEntry => {
        entry = write({ ...entry, ...change });
        return entry;
      };
      return {
        fired: (fault) => update({ faults: [...entry.faults, fault] }),
        answered: (delivery) => update({ commit: delivery.commit, answered: answeredBy(delivery) }),
        settled: (taken, nowMs) => update({ taken, duration_ms: Math.round(nowMs - startedAtMs) }),
      };
    },
    entries: () => [...kept.values()],
    get dropped() {
      return seq - kept.size;
    },
  };
}
