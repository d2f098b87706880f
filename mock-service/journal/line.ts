// Line: one call in the journal, written in place while it runs; what it shows is made when somebody asks.
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

/** A line as plain JSON. */
export interface LineState extends Omit<JournalEntry, 'at' | 'body'> {
  readonly at_ms: number;
  /** The text of a JSON body; null: there was none, it was too long, or no JSON. */
  readonly body: string | null;
  readonly body_bytes: number;
}

const MAX_BODY_BYTES = 8 * 1024;
const LINE_BYTES = 1024;
const FAULT_BYTES = 128;

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readable(body: Uint8Array | null, bytes: number): unknown {
  if (bytes === 0) return null;
  try {
    return body === null ? { bytes } : JSON.parse(utf8.decode(body));
  } catch {
    return { bytes };
  }
}

/** The text of a body that is shown as JSON, else null. */
function jsonText(body: Uint8Array | null): string | null {
  if (body === null) return null;
  try {
    const text = utf8.decode(body);
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

const toUtf8 = new TextEncoder();

type Facts = Omit<Arrival, 'atMs' | 'startedAtMs' | 'body'>;

/** By name, so that nothing else that a caller of `open` has at hand, such as a header with a key, gets in. */
function factsOf(arrival: Facts): Facts {
  const { request_id, own_request_id, caller, credential, operation, method, path, query, idempotency_key } = arrival;
  return { request_id, own_request_id, caller, credential, operation, method, path, query, idempotency_key };
}

/** A line; `onGrown` hears of every byte that it is reckoned at later. */
export class Line implements JournalLine {
  readonly seq: number;
  readonly #facts: Facts;
  readonly #atMs: number;
  readonly #startedAtMs: number;
  #bodyBytes: number;
  /** A copy, so that what was made of the body elsewhere goes when its call does; null: none, or too long to keep. */
  readonly #body: Uint8Array | null;
  readonly #onGrown: (line: Line, bytes: number) => void;
  readonly #faults: JournalFault[] = [];
  #delivered: Pick<JournalEntry, 'commit' | 'answered'> = { commit: 'none', answered: null };
  #settled: Pick<JournalEntry, 'taken' | 'duration_ms'> = { taken: null, duration_ms: null };
  /** What it is reckoned at. */
  bytes: number;

  constructor(seq: number, arrival: Arrival, onGrown: (line: Line, bytes: number) => void) {
    const { atMs, startedAtMs, body } = arrival;
    const facts = factsOf(arrival);
    this.seq = seq;
    this.#facts = facts;
    this.#atMs = atMs;
    this.#startedAtMs = startedAtMs;
    this.#bodyBytes = body.byteLength;
    this.#body = body.byteLength === 0 || body.byteLength > MAX_BODY_BYTES ? null : new Uint8Array(body);
    this.#onGrown = onGrown;
    const texts = facts.path.length + facts.query.length + facts.caller.length + (facts.idempotency_key?.length ?? 0);
    this.bytes = LINE_BYTES + texts + (this.#body?.byteLength ?? 0);
  }

  fired(fault: JournalFault): void {
    this.#faults.push(fault);
    this.#onGrown(this, FAULT_BYTES);
  }

  answered(delivery: Delivery): void {
    this.#delivered = { commit: delivery.commit, answered: answeredBy(delivery) };
  }

  settled(taken: boolean, nowMs: number): void {
    this.#settled = { taken, duration_ms: Math.round(nowMs - this.#startedAtMs) };
  }

  /** A line as it was. */
  static from(state: LineState, onGrown: (line: Line, bytes: number) => void): Line {
    const { at_ms: atMs, body, body_bytes, faults, commit, answered, taken, duration_ms } = state;
    const bytes = body === null ? new Uint8Array() : toUtf8.encode(body);
    const line = new Line(state.seq, { ...state, atMs, startedAtMs: 0, body: bytes }, onGrown);
    line.#bodyBytes = body_bytes;
    line.#faults.push(...faults);
    line.#delivered = { commit, answered };
    line.#settled = { taken, duration_ms };
    line.bytes += faults.length * FAULT_BYTES;
    return line;
  }

  state(): LineState {
    const body = jsonText(this.#body);
    const facts = { seq: this.seq, at_ms: this.#atMs, ...this.#facts, body, body_bytes: this.#bodyBytes };
    return { ...facts, faults: this.#faults.map((fault) => ({ ...fault })), ...this.#delivered, ...this.#settled };
  }

  entry(): JournalEntry {
    const at = new Date(this.#atMs).toISOString();
    const body = readable(this.#body, this.#bodyBytes);
    return { seq: this.seq, at, ...this.#facts, body, faults: [...this.#faults], ...this.#delivered, ...this.#settled };
  }
}
