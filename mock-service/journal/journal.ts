// Journal: per call, what arrived, which rule fired where, whether the write was committed, what left. Pure data.
// Beside a request's walk: opened at step 2, answered after step 7, settled when the binding knows who took the reply.
import type { Call } from '../call.ts';
import type { Delivery } from '../delivery.ts';
import { answeredBy } from './answered.ts';
import type { JournalEntry, JournalFault } from './entry.ts';

/** What is known of a call when it arrives. */
export interface Arrival extends Omit<JournalEntry, 'seq' | 'at' | 'body' | 'faults' | 'commit' | 'answered' | 'taken' | 'duration_ms'> {
  /** By the sandbox's calendar. */
  readonly atMs: number;
  readonly body: Call['body'];
  /** Of the service's timer. */
  readonly startedAtMs: number;
}

/** Writes down what becomes of one call. */
export interface JournalLine {
  fired(fault: JournalFault): void;
  /** The answer is decided. */
  answered(delivery: Delivery): void;
  /** The binding is done with it at `nowMs` of the service's timer. */
  settled(taken: boolean, nowMs: number): void;
  /** The entry as it stands. */
  entry(): JournalEntry;
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

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readable(body: Uint8Array | { readonly bytes: number }): unknown {
  if (!(body instanceof Uint8Array)) return body;
  if (body.byteLength === 0) return null;
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    return { bytes: body.byteLength };
  }
}

/** A line is written in place, and read rarely: what an entry shows is made when somebody asks. */
function createLine(seq: number, arrival: Arrival): JournalLine {
  const kept = arrival.body.byteLength > MAX_BODY_BYTES ? { ...arrival, body: { bytes: arrival.body.byteLength } } : arrival;
  const faults: JournalFault[] = [];
  let delivered: Pick<JournalEntry, 'commit' | 'answered'> = { commit: 'none', answered: null };
  let settled: Pick<JournalEntry, 'taken' | 'duration_ms'> = { taken: null, duration_ms: null };
  return {
    fired: (fault) => {
      faults.push(fault);
    },
    answered: (delivery) => {
      delivered = { commit: delivery.commit, answered: answeredBy(delivery) };
    },
    settled: (taken, nowMs) => {
      settled = { taken, duration_ms: Math.round(nowMs - kept.startedAtMs) };
    },
    entry: () => {
      const { atMs, startedAtMs: _measured, body, ...facts } = kept;
      return { seq, at: new Date(atMs).toISOString(), ...facts, body: readable(body), faults: [...faults], ...delivered, ...settled };
    },
  };
}

/** An empty journal that keeps the last `capacity` entries, in a ring. */
export function createJournal(capacity: number = MAX_ENTRIES): Journal {
  const ring: JournalLine[] = [];
  let seq = 0;
  return {
    open: (arrival) => {
      seq += 1;
      const line = createLine(seq, arrival);
      ring[(seq - 1) % capacity] = line;
      return line;
    },
    entries: () => {
      const oldest = seq % ring.length || 0;
      return [...ring.slice(oldest), ...ring.slice(0, oldest)].map((line) => line.entry());
    },
    get dropped() {
      return seq - ring.length;
    },
  };
}
