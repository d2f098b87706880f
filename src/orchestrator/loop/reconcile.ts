// lookUp: finds a write whose answer was lost, by its reference. What is found proves that it was applied; what is not proves nothing:
// a slow write may still commit, and a list may be late. Under `execute`: when a decision says to look it up.
import type { OperationFacts } from '../port.ts';

/** What a look-up says: the object, that it is not there (yet), that nobody answered, or that nobody can read the answer. */
export type LookedUp = { readonly kind: 'found'; readonly value: Row } | { readonly kind: 'absent' | 'failed' | 'unreadable' };

type Row = Readonly<Record<string, unknown>>;

/** Sends a read, with all its attempts. */
export type Read = (operation: string, input: Row) => Promise<{ readonly ok: true; readonly value: unknown } | { readonly ok: false }>;

/** A write that may have happened. */
export interface Lost {
  readonly operation: OperationFacts;
  /** As it was sent. */
  readonly input: Row;
  /** The reference is the intent's own, which nobody else uses; false: the caller chose it. */
  readonly ownReference: boolean;
}

/** True when a read can prove that this write happened: only an object's own reference shows whose it is. */
export function canProve({ operation, input }: Pick<Lost, 'operation' | 'input'>): boolean {
  return operation.found_by?.argument === 'reference' && typeof input.reference === 'string';
}

/** Looks for it. Nothing is sent where no read could prove anything: the object of a command is there, whether or not the command was done. */
export async function lookUp(lost: Lost, read: Read): Promise<LookedUp> {
  const { found_by: by, readFound = foundIn } = lost.operation;
  const { reference } = lost.input;
  if (by === null || !canProve(lost) || typeof reference !== 'string') return { kind: 'absent' };
  const came = await read(by.operation, { reference });
  if (!came.ok) return { kind: 'failed' };
  const value = readWith(() => readFound(came.value, reference, lost.input));
  if (value === undefined) return { kind: 'unreadable' };
  // A reader of the operation's own answers for what it finds: what was sent may have other names there.
  const isIts = lost.ownReference || readFound !== foundIn || (value !== null && agrees(value, lost.input));
  return value !== null && isIts ? { kind: 'found', value } : { kind: 'absent' };
}

/** The object, null when it is not there; undefined: the answer is none that tells. */
function readWith(read: () => unknown): Row | null | undefined {
  try {
    const found = read();
    return found === null || isObject(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The row with this reference in an array or in `{ data: […] }`; those of a list that ignored the filter are looked through as well.
 * Throws where a row does not tell its reference: taken for not there, what is there would be made again.
 */
function foundIn(page: unknown, reference: string): Row | null {
  const rows: unknown = isObject(page) && 'data' in page ? page.data : page;
  if (!Array.isArray(rows)) throw new TypeError('no list');
  const found = rows.find((row) => isObject(row) && row.reference === reference);
  if (found !== undefined) return found as Row;
  if (!rows.every((row) => isObject(row) && Object.hasOwn(row, 'reference'))) throw new TypeError('a row without a reference');
  return null;
}

/** Whoever chose the reference may have used it before, for something else: what was sent has to be there, all of it. */
function agrees(row: Row, input: Row): boolean {
  return Object.entries(input).every(([name, sent]) => Object.hasOwn(row, name) && isShown(row[name], sent));
}

/** Besides what was sent there may be more, such as ids; a list has no more and no fewer items. */
function isShown(shown: unknown, sent: unknown): boolean {
  if (Array.isArray(sent))
    return Array.isArray(shown) && shown.length === sent.length && sent.every((item, index) => isShown(shown[index], item));
  return isObject(sent) ? isObject(shown) && agrees(shown, sent) : shown === sent;
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
