// readCatalogue: a file of tools, a JSON object a line → entries for the search; what is wrong is said with its line.
// At the edge, for `overdue search --catalog`.
import { readFileSync } from 'node:fs';
import type { ToolEntry } from '../../discovery/tool-entry.ts';

const FILE_MAX_BYTES = 64 * 1024 * 1024;
const EXPECTED =
  'expected {"name": text, "description"?: text, "description_pt"?: text, "category"?: text, "input_schema"?: object, "aliases"?: [text]}';
const TEXTS = ['description', 'description_pt', 'category'] as const;

/** Entries of the catalogue at `path`; a member that is null is left out, `inputSchema` is taken as well. Throws what to tell a person. */
export function readCatalogue(path: string): readonly ToolEntry[] {
  const bytes = bytesAt(path);
  if (bytes.length > FILE_MAX_BYTES) throw new Error(`${path}: longer than ${FILE_MAX_BYTES} bytes.`);
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
  return lines.flatMap((line, at) => (line.trim() === '' ? [] : [entryOf(line, `${path} line ${at + 1}`)]));
}

/** What Node says of a folder or a file that is too long does not say which. */
function bytesAt(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Error(`${path}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}); expected a file of JSON lines.`);
  }
}

function entryOf(line: string, place: string): ToolEntry {
  const value = parsed(line, place);
  const wrong = (member: string, what: string): Error => new Error(`${place}: ${member} is ${what}; ${EXPECTED}.`);
  const given = Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
  if (typeof given.name !== 'string' || given.name.trim() === '') throw wrong('name', 'name' in given ? 'no text' : 'missing');
  for (const member of TEXTS) if (given[member] !== undefined && typeof given[member] !== 'string') throw wrong(member, 'no text');
  const { aliases, inputSchema, input_schema: schema = inputSchema } = given;
  if (schema !== undefined && typeof schema !== 'object') throw wrong('input_schema', 'no object');
  if (aliases !== undefined && !(Array.isArray(aliases) && aliases.every((alias) => typeof alias === 'string')))
    throw wrong('aliases', 'no list of texts');
  return { ...given, ...(schema === undefined ? {} : { input_schema: schema }) } as unknown as ToolEntry;
}

function parsed(line: string, place: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`${place}: not JSON; ${EXPECTED}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${place}: no object; ${EXPECTED}.`);
  return value as Readonly<Record<string, unknown>>;
}
