// figuresOf: what a way's day came to: from the journal, the truth, the clock, and what its witness saw. Nothing is typed in.
// After `runDay`: a row of the demo's table.
import type { JournalEntry } from '../../control/client.ts';
import type { Task } from './day.ts';
import { wastedIn } from './wasted.ts';
import type { WayName } from './way.ts';

/** One row; the names are those of `--json`. */
export interface Figures {
  readonly way: WayName;
  /** Tasks that are done, by the truth; a read by the journal. */
  readonly done: number;
  /** Those of them that are done once. */
  readonly done_right: number;
  readonly tasks: number;
  /** In the journal, renewals of the token included. */
  readonly calls: number;
  readonly wasted_calls: number;
  readonly wasted_by: { readonly request: number; readonly credential: number };
  /** From a task's beginning until it was done or left, all tasks together, by the clock. */
  readonly elapsed_ms: number;
  /** How often the model was given a text to read because something failed, and the tokens of those texts. */
  readonly model_turns: number;
  readonly tokens: number;
  /** Rows beyond the one that a task wants, in the truth. */
  readonly duplicates: number;
  readonly people_woken: number;
}

/** What only somebody who was there knows. */
export interface Seen {
  readonly elapsedMs: number;
  readonly modelTurns: number;
  readonly tokens: number;
  readonly wakings: number;
}

/** What is left behind. */
export interface Left {
  readonly tasks: readonly Task[];
  readonly journal: readonly JournalEntry[];
  readonly created: Readonly<Record<string, readonly unknown[]>>;
}

/** The row of one way. */
export function figuresOf(way: WayName, left: Left, seen: Seen): Figures {
  const rows = left.tasks.map((task) => timesDone(task, left));
  const wasted = wastedIn(left.journal);
  return {
    way,
    done: rows.filter((count) => count > 0).length,
    done_right: rows.filter((count) => count === 1).length,
    tasks: left.tasks.length,
    calls: left.journal.length,
    wasted_calls: wasted.request + wasted.credential,
    wasted_by: wasted,
    elapsed_ms: seen.elapsedMs,
    model_turns: seen.modelTurns,
    tokens: seen.tokens,
    duplicates: rows.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
    people_woken: seen.wakings,
  };
}

/** How often it was done, by what is left behind so far: a read may be answered again and again, and does nothing twice. */
export function timesDone({ leaves, operation }: Task, { journal, created }: Left): number {
  if (leaves === null)
    return Math.min(1, journal.filter((entry) => entry.operation === operation && entry.answered?.status === 200).length);
  const isIt = (row: unknown): boolean =>
    Object.entries(leaves.fields).every(([name, value]) => (row as Readonly<Record<string, unknown>>)[name] === value);
  return (created[leaves.table] ?? []).filter(isIt).length;
}
