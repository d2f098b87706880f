// Idempotency: one record per operation and key of a tenant; it keeps the handler's answer, never a fault's.
// Between access and the operation on a request's walk (step 4).
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import stringify from 'safe-stable-stringify';
import type { Delivery } from '../delivery.ts';

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
  /** `scope` is operation and key; `fingerprint` says which request it was. */
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
  readonly answer: Delivery;
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
  return answer === null ? [] : [{ scope, fingerprint, expires_at_ms: expiresAtMs, answer }];
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
    const entry: Entry = { scope, fingerprint, expiresAtMs: expires_at_ms, answer, older: null, newer: null };
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
    const settle = (act: () => void): void => {
      if (running) act();
      running = false;
    };
    return {
      state: 'new',
      keep: (answer) =>
        settle(() => {
          entry.answer = answer;
          queue.add(entry);
        }),
      release: () => settle(() => drop(entry)),
    };
  };
  return {
    claim: (scope, fingerprint, nowMs) => {
      sweep(nowMs);
      const entry = entries.get(scope);
      if (entry !== undefined && isLive(entry, nowMs)) {
        if (entry.fingerprint !== fingerprint) return { state: 'mismatch' };
        return entry.answer === null ? { state: 'in_flight' } : { state: 'replay', answer: entry.answer };
      }
      if (entry !== undefined) drop(entry);
      return entries.size < cap ? begin(scope, fingerprint, nowMs) : { state: 'full', cap };
    },
    state: () => ({ records: [...queue.all()].flatMap(recordOf) }),
  };
}

/** The body of a request; `json` is null when it is none. */
export interface FingerprintedBody {
  readonly bytes: Uint8Array;
  readonly json: { readonly value: unknown } | null;
}

const utf8 = new TextEncoder();
/** Longer texts, in UTF-8, are known by their hash. */
const MAX_PLAIN_BYTES = 512;
const scratch = new Uint8Array(MAX_PLAIN_BYTES);

/**
 * Whether a text is short enough to be kept as it is. Measured by encoding it, which also makes one string of the many that `stringify`
 * has put together: those would be kept with it, a kilobyte for each key.
 */
function isShort(text: string): boolean {
  return text.length <= MAX_PLAIN_BYTES && utf8.encodeInto(text, scratch).read === text.length;
}

/** JSON with its members in order and without white space; null when nothing but the bytes says which body it is. */
function canonical({ bytes, json }: FingerprintedBody): string | null {
  if (json === null) return bytes.byteLength === 0 ? '' : null;
  try {
    return stringify(json.value) ?? null;
  } catch {
    return null; // nested deeper than the stack
  }
}

/** Names a request: method, path after the base path, canonical body. Two requests share a name only when they are the same; never throws. */
export function fingerprintOf(method: string, path: string, body: FingerprintedBody): string {
  const text = canonical(body);
  const plain = `${method} ${path}\n${text ?? ''}`;
  if (text !== null && isShort(plain)) return plain;
  const hash = sha256.create().update(utf8.encode(plain));
  return bytesToHex((text === null ? hash.update(body.bytes) : hash).digest());
}
