// Control routes for what really happened: the journal (what arrived and left) and the truth (what is stored).
// Beside the walk: read outside every fault.
import * as z from 'zod';
import type { Entity } from '../domain/entity.ts';
import { journalEntrySchema } from '../journal/entry.ts';
import { TRUE_TABLES } from '../store/tables.ts';
import { native } from '../wire/native.ts';
import { defineSandboxRoute } from './route.ts';

export const readJournal = defineSandboxRoute({
  name: 'read_journal',
  summary: 'What arrived and what left, call by call, oldest first',
  method: 'GET',
  path: '/sandboxes/{sandbox_id}/journal',
  input: z.strictObject({
    operation: z.string().optional().describe('only calls of this operation'),
    limit: z.coerce.number().int().min(1).max(10_000).optional().describe('only the last so many'),
  }),
  output: z.strictObject({ data: z.array(journalEntrySchema), dropped: z.int().min(0).describe('old entries that had to go') }),
  status: 200,
  problems: [404, 422],
  run: ({ operation, limit }, { journal }) => {
    const entries = journal.entries().filter((each) => operation === undefined || each.operation === operation);
    return { data: limit === undefined ? entries : entries.slice(-limit), dropped: journal.dropped };
  },
});

function byTable<Value>(of: (table: (typeof TRUE_TABLES)[number]) => Value): Record<string, Value> {
  return Object.fromEntries(TRUE_TABLES.map((table) => [table, of(table)]));
}

export const readTruth = defineSandboxRoute({
  name: 'read_truth',
  summary: 'What is really stored: rows by table, and what calls created since the set-up',
  method: 'GET',
  path: '/sandboxes/{sandbox_id}/truth',
  input: z.strictObject({
    limit: z.coerce.number().int().min(1).max(10_000).default(1000).describe('only the last so many of a table; 1,000 when left out'),
  }),
  output: z.strictObject({
    counts: z.record(z.enum(TRUE_TABLES), z.int()),
    created: z.record(z.enum(TRUE_TABLES), z.array(z.unknown())).describe('wire form, oldest first'),
    truncated: z.boolean().describe('calls created more than the limit shows'),
  }),
  status: 200,
  problems: [404, 422],
  run: ({ limit }, { store }) => {
    const rows = byTable<readonly Entity[]>((table) => store.rows(table, 'call'));
    return {
      counts: byTable((table) => store.count(table)),
      created: byTable((table) => rows[table]?.slice(-limit).map((row) => native.encode(row)) ?? []),
      truncated: Object.values(rows).some(({ length }) => length > limit),
    };
  },
});
