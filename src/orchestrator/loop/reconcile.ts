// lookUp: finds a write whose answer was lost, by its reference. What is found proves that it was applied; what is not proves nothing:
// a slow write may still commit, and a list may be late. Under `execute`: when a decision says to look it up.
import type { OperationFacts } from '../port.ts';

/** What a look-up says: the object, that it is not there (yet), or that nobody could say. */
export type LookedUp =
  | { readonly kind: 'found'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'absent' | 'failed' };

/** Sends a read, with all its attempts. */
export type Read = (
  operation: string,
  input: Readonly<Record<string, unknown>>,
) => Promise<{ readonly ok: true; readonly value: unknown } | { readonly ok: false }>;

/** A write that may have happened. */
export interface Lost {
  readonly operation: OperationFacts;
  /** As it was sent. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The reference is the intent's own, which nobody else uses; false: the caller chose it. */
  readonly ownReference: boolean;
}

/** True when a read can prove that this write happened: only an object's own reference shows whose it is. */
export function canProve({ operation, input }: Pick<Lost, 'operation' | 'input'>): boolean {
  return operation.found_by?.argument === 'reference' && typeof input.reference === 'string';
}

/** Looks for it. Nothing is sent where no read could prove anything: the object of a command is there, whether or not the command was done. */
export async function lookUp(lost: Lost, read: Read): Promise<LookedUp> {
  const by = lost.operation.found_by;
  if (by === null || !canProve(lost)) return { kind: 'absent' };
  const came = await read(by.operation, { reference: lost.input.reference });
  if (!came.ok) return { kind: 'failed' };
  const value = rowsOf(came.value).find((row) => row.reference === lost.input.reference && (lost.ownReference || agrees(row, lost.input)));
  return value === undefined ? { kind: 'absent' } : { kind: 'found', value };
}

/** A page's rows: those of a list that ignored the filter are looked through as well. */
function rowsOf(page: unknown): readonly Readonly<Record<string, unknown>>[] {
  const rows: unknown = isObject(page) && 'data' in page ? page.data : page;
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}

/** Whoever chose the reference may have used it before, for something else: then a plain value differs. */
function agrees(row: Readonly<Record<string, unknown>>, input: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(input).every(([name, sent]) => typeof sent === 'object' || !Object.hasOwn(row, name) || row[name] === sent);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
