// Idempotency: one record per operation and key of a tenant; it keeps the handler's answer, never a fault's.
// Between access and the operation on a request's walk (step 4).
import type { Delivery } from '../delivery.ts';
import { isSameRequest } from './fingerprint.ts';
import { type KeptAnswer, keptAnswer, unpacked } from './kept-answer.ts';

/** What is known of a key when a call arrives with it. */
export type Claim =
  /** First use: run, then `keep` the handler's answer or `release` the key; only the first of the two counts. */
  | { readonly state: 'new'; keep(answer: Delivery): void; release(): void }
  /** Done before with the same request: send `answer` again. */
  | { readonly state: 'replay'; readonly answer: Delivery }
  /** Done or running with another request (R74). */
  | { readonly state: 'mismatch' }
  /** The first use is still running (R75). */
  | { readonly state: 'in_flight' }
  /** The key is new, and every record the cap allows is still needed: to drop one would let its write happen twice. */
  | { readonly state: 'full'; readonly cap: number };

/** Idempotency records; they live 24 h on the sandbox's calendar. */
export interface IdempotencyRecords {
  /** `scope` is operation and key; `fingerprint` says which request it was: fingerprint.ts. */
  claim(scope: string, fingerprint: string, nowMs: number): Claim;
  state(): IdempotencyState;
}

/** The records that hold an answer, in the order they were kept; one whose first use still runs is none yet. */
export interface IdempotencyState {
  readonly records: readonly IdempotencyRecord[];
}

/** One record. */
export interface IdempotencyRecord {
  readonly scope: string;
  readonly fingerprint: string;
  readonly expires_at_ms: number;
  readonly answer: KeptAnswer;
}

/** How long a record lives, counted from the claim. */
export const IDEMPOTENCY_LIFE_MS = 24 * 60 * 60 * 1000;

/** How many records there may be when nobody asked for another cap. */
export const IDEMPOTENCY_CAP = 100_000;

interface Entry {
  readonly scope: string;
  readonly fingerprint: string;
  readonly expiresAtMs: number;
  /** Null while the first use runs. */
  answer: Delivery | null;
  /** Kept before and after this one. */
  older: Entry | null;
  newer: Entry | null;
}

/** Entries that are done, in the order they were kept, which is about the order they end in; the oldest is found and dropped at once. */
function createQueue() {
  let oldest: Entry | null = null;
  let newest: Entry | null = null;
  return {
    oldest: () => oldest,
    all: function* (): Iterable<Entry> {
      for (let entry = oldest; entry !== null; entry = entry.newer) yield entry;
    },
    add: (entry: Entry): void => {
      entry.older = newest;
      if (newest === null) oldest = entry;
      else newest.newer = entry;
      newest = entry;
    },
    drop: ({ older, newer }: Entry): void => {
      if (older === null) oldest = newer;
      else older.newer = newer;
      if (newer === null) newest = older;
      else newer.older = older;
    },
  };
}

function recordOf({ scope, fingerprint, expiresAtMs, answer }: Entry): readonly IdempotencyRecord[] {
  return answer === null ? [] : [{ scope, fingerprint, expires_at_ms: expiresAtMs, answer: keptAnswer(answer) }];
}

/** One that runs is never dropped, whatever its age, so that a running write cannot be doubled. */
function isLive(entry: Entry, nowMs: number): boolean {
  return entry.answer === null || nowMs < entry.expiresAtMs;
}

/** Empty records, or those of a state. Those that are over make room; when `cap` of them are live, a new key is told `full`. */
export function createIdempotencyRecords(cap = IDEMPOTENCY_CAP, from?: IdempotencyState): IdempotencyRecords {
  const entries = new Map<string, Entry>();
  const queue = createQueue();
  for (const { scope, fingerprint, expires_at_ms, answer } of from?.records ?? []) {
    const entry: Entry = { scope, fingerprint, expiresAtMs: expires_at_ms, answer: unpacked(answer), older: null, newer: null };
    entries.set(scope, entry);
    queue.add(entry);
  }
  const drop = (entry: Entry): void => {
    entries.delete(entry.scope);
    if (entry.answer !== null) queue.drop(entry);
  };
  const sweep = (nowMs: number): void => {
    for (let entry = queue.oldest(); entry !== null && !isLive(entry, nowMs); entry = queue.oldest()) drop(entry);
  };
  const begin = (scope: string, fingerprint: string, nowMs: number): Claim => {
    const expiresAtMs = nowMs + IDEMPOTENCY_LIFE_MS;
    const entry: Entry = { scope, fingerprint, expiresAtMs, answer: null, older: null, newer: null };
    let running = true;
    entries.set(scope, entry);
    return {
      state: 'new',
      keep: (answer) => {
        if (!running) return;
        running = false;
        entry.answer = answer;
        queue.add(entry);
      },
      release: () => {
        if (running) drop(entry);
        running = false;
      },
    };
  };
  return {
    claim: (scope, fingerprint, nowMs) => {
      sweep(nowMs);
      const entry = entries.get(scope);
      if (entry !== undefined && isLive(entry, nowMs)) {
        if (!isSameRequest(entry.fingerprint, fingerprint)) return { state: 'mismatch' };
        return entry.answer === null ? { state: 'in_flight' } : { state: 'replay', answer: entry.answer };
      }
      if (entry !== undefined) drop(entry);
      return entries.size < cap ? begin(scope, fingerprint, nowMs) : { state: 'full', cap };
    },
    state: () => ({ records: [...queue.all()].flatMap(recordOf) }),
  };
}
