// Idempotency: one record per (tenant, operation, key); it keeps the handler's answer, never a fault's.
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
  /** The first use is still running (R75), or every record the cap allows is (then try again). */
  | { readonly state: 'in_flight' };

/** A sandbox's idempotency records; they live 24 h on the sandbox's calendar. */
export interface IdempotencyRecords {
  /** `scope` is tenant, operation and key; `fingerprint` says which request it was. */
  claim(scope: string, fingerprint: string, nowMs: number): Claim;
}

/** How long a record lives, counted from the claim. */
const IDEMPOTENCY_LIFE_MS = 24 * 60 * 60 * 1000;

/** How many records a sandbox keeps when nobody asked for another cap. */
const IDEMPOTENCY_CAP = 10_000;

interface Entry {
  readonly fingerprint: string;
  readonly expiresAtMs: number;
  /** Null while the first use runs. */
  answer: Delivery | null;
}

/**
 * Empty records. Past `cap`, the oldest one that is done makes room; one that runs is never dropped, whatever its age,
 * so that a running write cannot be doubled. When all of them run, a new key is told `in_flight`.
 */
export function createIdempotencyRecords(cap = IDEMPOTENCY_CAP): IdempotencyRecords {
  const entries = new Map<string, Entry>();
  const isLive = (entry: Entry, nowMs: number): boolean => entry.answer === null || nowMs < entry.expiresAtMs;
  const makeRoom = (): boolean => {
    if (entries.size < cap) return true;
    for (const [scope, entry] of entries) {
      if (entry.answer !== null) return entries.delete(scope);
    }
    return false;
  };
  const begin = (scope: string, fingerprint: string, nowMs: number): Claim => {
    const entry: Entry = { fingerprint, expiresAtMs: nowMs + IDEMPOTENCY_LIFE_MS, answer: null };
    let running = true;
    entries.set(scope, entry);
    const settle = (act: () => void): void => {
      if (running) act();
      running = false;
    };
    return {
      state: 'new',
      keep: (answer) => settle(() => Object.assign(entry, { answer })),
      release: () => settle(() => entries.delete(scope)),
    };
  };
  return {
    claim: (scope, fingerprint, nowMs) => {
      const entry = entries.get(scope);
      if (entry !== undefined && isLive(entry, nowMs)) {
        if (entry.fingerprint !== fingerprint) return { state: 'mismatch' };
        return entry.answer === null ? { state: 'in_flight' } : { state: 'replay', answer: entry.answer };
      }
      entries.delete(scope);
      return makeRoom() ? begin(scope, fingerprint, nowMs) : { state: 'in_flight' };
    },
  };
}

const utf8 = new TextEncoder();

/** The body with its members in order and without white space; the bytes themselves when they are not JSON in UTF-8. */
function canonical(body: Uint8Array): Uint8Array {
  try {
    return utf8.encode(stringify(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))) ?? '');
  } catch {
    return body;
  }
}

/** Names a request: method, path after the base path, canonical body. 64 hex digits; never throws. */
export function fingerprintOf(method: string, path: string, body: Uint8Array): string {
  return bytesToHex(
    sha256
      .create()
      .update(utf8.encode(`${method} ${path}\n`))
      .update(canonical(body))
      .digest(),
  );
}
