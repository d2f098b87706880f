// Line: one call in the journal, written in place while it runs; what it shows is made when somebody asks.
// Beside a request's walk: opened at step 2, answered after step 7, settled when the binding knows who took the reply.
import type { Call } from '../call.ts';
import type { Commit, Delivery } from '../delivery.ts';
import { readText } from '../read-json.ts';
import { answeredBy } from './answered.ts';
import type { Answered, JournalEntry, JournalFault } from './entry.ts';

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
/** Shared by all lines that have none, and never written to. */
const NO_FAULTS: JournalFault[] = [];

function readable(body: string | null, bytes: number): unknown {
  if (bytes === 0) return null;
  try {
    return body === null ? { bytes } : JSON.parse(body);
  } catch {
    return { bytes };
  }
}

/** The text of a body that is shown as JSON, else null. */
function jsonText(body: string | null): string | null {
  if (body === null) return null;
  try {
    JSON.parse(body);
    return body;
  } catch {
    return null;
  }
}

const toUtf8 = new TextEncoder();

type Facts = Omit<Arrival, 'atMs' | 'startedAtMs' | 'body'>;

/**
 * A line; `onGrown` hears of every byte that it is reckoned at later. What is known on arrival is kept by name, so that nothing else that a
 * caller of `open` has at hand, such as a header with a key, gets in; and in one object, for there are ten thousand.
 */
export class Line implements JournalLine {
  readonly seq: number;
  readonly #requestId: string;
  readonly #ownRequestId: string;
  readonly #caller: string;
  readonly #credential: string | null;
  readonly #operation: string | null;
  readonly #method: string;
  readonly #path: string;
  readonly #query: string;
  readonly #idempotencyKey: string | null;
  readonly #atMs: number;
  readonly #startedAtMs: number;
  #bodyBytes: number;
  /** Its text; null: none, too long to keep, or not UTF-8. */
  readonly #body: string | null;
  readonly #onGrown: (line: Line, bytes: number) => void;
  #faults: JournalFault[] = NO_FAULTS;
  #commit: Commit = 'none';
  #answered: Answered | null = null;
  #taken: boolean | null = null;
  #durationMs: number | null = null;
  /** What it is reckoned at. */
  bytes: number;

  constructor(seq: number, arrival: Arrival, onGrown: (line: Line, bytes: number) => void) {
    const { atMs, startedAtMs, body, path, query, caller, idempotency_key } = arrival;
    this.seq = seq;
    this.#requestId = arrival.request_id;
    this.#ownRequestId = arrival.own_request_id;
    this.#caller = caller;
    this.#credential = arrival.credential;
    this.#operation = arrival.operation;
    this.#method = arrival.method;
    this.#path = path;
    this.#query = query;
    this.#idempotencyKey = idempotency_key;
    this.#atMs = atMs;
    this.#startedAtMs = startedAtMs;
    this.#bodyBytes = body.byteLength;
    const isKept = body.byteLength > 0 && body.byteLength <= MAX_BODY_BYTES;
    this.#body = isKept ? readText(body) : null;
    this.#onGrown = onGrown;
    const texts = path.length + query.length + caller.length + (idempotency_key?.length ?? 0);
    this.bytes = LINE_BYTES + texts + (isKept ? body.byteLength : 0);
  }

  fired(fault: JournalFault): void {
    if (this.#faults === NO_FAULTS) this.#faults = [fault];
    else this.#faults.push(fault);
    this.#onGrown(this, FAULT_BYTES);
  }

  answered(delivery: Delivery): void {
    this.#commit = delivery.commit;
    this.#answered = answeredBy(delivery);
  }

  settled(taken: boolean, nowMs: number): void {
    this.#taken = taken;
    this.#durationMs = Math.round(nowMs - this.#startedAtMs);
  }

  /** A line as it was. */
  static from(state: LineState, onGrown: (line: Line, bytes: number) => void): Line {
    const { at_ms: atMs, body, body_bytes, faults, commit, answered, taken, duration_ms } = state;
    const bytes = body === null ? new Uint8Array() : toUtf8.encode(body);
    const line = new Line(state.seq, { ...state, atMs, startedAtMs: 0, body: bytes }, onGrown);
    line.#bodyBytes = body_bytes;
    line.#faults = [...faults];
    line.#commit = commit;
    line.#answered = answered;
    line.#taken = taken;
    line.#durationMs = duration_ms;
    line.bytes += faults.length * FAULT_BYTES;
    return line;
  }

  state(): LineState {
    const body = jsonText(this.#body);
    const facts = { seq: this.seq, at_ms: this.#atMs, ...this.#facts(), body, body_bytes: this.#bodyBytes };
    return { ...facts, faults: this.#faults.map((fault) => ({ ...fault })), ...this.#outcome() };
  }

  entry(): JournalEntry {
    const at = new Date(this.#atMs).toISOString();
    const body = readable(this.#body, this.#bodyBytes);
    return { seq: this.seq, at, ...this.#facts(), body, faults: [...this.#faults], ...this.#outcome() };
  }

  #facts(): Facts {
    return {
      request_id: this.#requestId,
      own_request_id: this.#ownRequestId,
      caller: this.#caller,
      credential: this.#credential,
      operation: this.#operation,
      method: this.#method,
      path: this.#path,
      query: this.#query,
      idempotency_key: this.#idempotencyKey,
    };
  }

  #outcome(): Pick<JournalEntry, 'commit' | 'answered' | 'taken' | 'duration_ms'> {
    return { commit: this.#commit, answered: this.#answered, taken: this.#taken, duration_ms: this.#durationMs };
  }
}
