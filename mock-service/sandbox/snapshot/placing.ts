// placing: whether the rows of a state stand where its seed's data and its own counts say that they can.
// Beside the walk: a store takes a state as it is, so that what a file brings is looked at here first.
import type { Complaint } from '../../complaint/complaint.ts';
import type { Random } from '../../determinism/random.ts';
import { entryOf, type Layer, nextSequence, type RowState, type TableState } from '../../store/layer.ts';
import type { StoreBase } from '../../store/layers.ts';
import type { StoreContents } from '../../store/store.ts';
import { TABLE_NAMES, TABLES, type TableName } from '../../store/tables.ts';
import { ID_LENGTH } from '../../store/transaction.ts';

/** What a store stands on. */
export interface Ground {
  readonly random: Random;
  readonly base?: StoreBase | undefined;
}

const complain = (path: string, expected: string): Complaint => ({ path, expected, received: 'something else' });

/** Whether a row, or the place where one was, is one of the ground's or of those that were added. */
function isPlaced({ id, sequence, origin, row }: RowState, added: readonly string[], below: Layer | undefined): boolean {
  if (row !== null && row.id !== id) return false;
  const start = below === undefined ? 0 : nextSequence(below);
  if (sequence >= start) return added[sequence - start] === id;
  const present = below === undefined ? undefined : entryOf(below, id);
  return present?.sequence === sequence && present.origin === origin;
}

/** Whether a row hides another one that the ground has. */
function hides({ id }: RowState, below: Layer | undefined): boolean {
  return below !== undefined && entryOf(below, id)?.row != null;
}

function tableComplaints(path: string, { added, rows }: TableState, below: Layer | undefined): readonly Complaint[] {
  const bad = rows.findIndex((row) => !isPlaced(row, added, below) || (row.row === null && !hides(row, below)));
  if (bad !== -1) return [complain(`${path}.rows.${bad}`, 'a row in its own place')];
  return new Set(rows.map(({ id }) => id)).size < rows.length ? [complain(`${path}.rows`, 'each row once')] : [];
}

/** What a commit replaced was there, or was nothing. */
function wasThere(row: RowState, added: readonly string[], below: Layer | undefined): boolean {
  return row.sequence === -1 ? row.row === null : isPlaced(row, added, below);
}

function countersComplaint({ counters }: StoreContents, { base }: Ground): readonly Complaint[] {
  const fallen = Object.entries(counters).find(
    ([name, value]) => value < (base?.counters.get(name) ?? 0) || !(name === 'id' || name.startsWith('number:')),
  );
  return fallen === undefined ? [] : [complain('counters', 'counters that only ever rose')];
}

/** Every id that was added is one that was given, once, to a row of its kind: the next one would else meet it. */
function idsComplaint({ counters, tables }: StoreContents, { random, base }: Ground): readonly Complaint[] {
  const [before, last] = [base?.counters.get('id') ?? 0, counters.id ?? 0];
  const seen = new Set<number>();
  const isGiven = (id: string, prefix: string): boolean => {
    const serial = id.slice(prefix.length + 1);
    const count = id.startsWith(`${prefix}_`) && serial.length === ID_LENGTH ? random.countOf(serial) : null;
    if (count === null || count <= before || count > last || seen.has(count)) return false;
    seen.add(count);
    return true;
  };
  const stray = TABLE_NAMES.find((name) => tables[name]?.added.some((id) => !isGiven(id, TABLES[name].prefix)));
  return stray === undefined ? [] : [complain(`tables.${stray}.added`, 'ids that this seed gives to such rows, each once')];
}

/** What is out of place in a store's state; nothing when it can stand on its ground. */
export function placingComplaints(contents: StoreContents, ground: Ground): readonly Complaint[] {
  const belowOf = (name: TableName): Layer | undefined => ground.base?.tables[name];
  const ofTables = TABLE_NAMES.flatMap((name) => {
    const table = contents.tables[name];
    return table === undefined ? [] : tableComplaints(`tables.${name}`, table, belowOf(name));
  });
  const isKnown = (name: TableName, row: RowState): boolean => wasThere(row, contents.tables[name]?.added ?? [], belowOf(name));
  const lost = contents.history.findIndex(({ tables }) => TABLE_NAMES.some((name) => tables[name]?.some((row) => !isKnown(name, row))));
  const ofHistory = lost === -1 ? [] : [complain(`history.${lost}`, 'rows that were there')];
  return [...ofTables, ...ofHistory, ...countersComplaint(contents, ground), ...idsComplaint(contents, ground)];
}
