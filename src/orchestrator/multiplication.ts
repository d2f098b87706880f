// multiplication: who else repeats calls. The harness owns retries; a key that arrived more often than it was sent has a second owner below.
// After a run: what was issued, held against what a journal has seen.

/** Attempts under one key. */
export interface Issued {
  readonly key: string;
  readonly attempts: number;
}

/** A call as a journal shows it. */
export interface Seen {
  /** Null: it carried none. */
  readonly idempotency_key: string | null;
}

/** One key that came more often than it was sent. */
export interface Multiplied {
  readonly key: string;
  readonly issued: number;
  readonly seen: number;
  /** Calls that arrived for each one issued. */
  readonly factor: number;
}

/** What the two sides say of each other. */
export interface MultiplicationReport {
  readonly issued: number;
  readonly seen: number;
  /** 1: each attempt arrived once. Below: some never arrived. */
  readonly factor: number;
  /** Those with another owner of retries below the harness, worst first. */
  readonly multiplied: readonly Multiplied[];
  /** Keys of the journal that nobody here has sent. */
  readonly foreign: readonly string[];
}

/** Compares them. Calls without a key say nothing, as nobody can tell whose they are. */
export function multiplication(issued: readonly Issued[], journal: readonly Seen[]): MultiplicationReport {
  const sent = new Map<string, number>();
  for (const { key, attempts } of issued) sent.set(key, (sent.get(key) ?? 0) + attempts);
  const arrived = new Map<string, number>();
  for (const { idempotency_key: key } of journal) if (key !== null) arrived.set(key, (arrived.get(key) ?? 0) + 1);
  const rows = [...sent].map(([key, count]) => ({ key, issued: count, seen: arrived.get(key) ?? 0 }));
  const total = { issued: sum(rows.map((row) => row.issued)), seen: sum(rows.map((row) => row.seen)) };
  return {
    ...total,
    factor: ratio(total.seen, total.issued),
    multiplied: rows
      .filter((row) => row.seen > row.issued)
      .map((row) => ({ ...row, factor: ratio(row.seen, row.issued) }))
      .sort((one, other) => other.factor - one.factor),
    foreign: [...arrived.keys()].filter((key) => !sent.has(key)),
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Nothing was sent: nothing is multiplied. */
const ratio = (seen: number, issued: number): number => (issued === 0 ? 1 : seen / issued);
