// Control routes for what really happened: the journal (what arrived and left) and the truth (what is stored).
// Beside the walk: read outside every fault.
import { z } from 'zod';
import { PLACES } from '../faults/fault.ts';
import type { TableName } from '../store/store.ts';
import type { EncodableEntity } from '../wire/dialect.ts';
import { native } from '../wire/native.ts';
import { defineSandboxRoute } from './route.ts';

const entry = z
  .strictObject({
    seq: z.int().min(1).describe('in the order of arrival'),
    at: z.iso.datetime().describe('arrival, by the sandbox’s calendar'),
    request_id: z.string(),
    caller: z.string().describe('whose matches were counted'),
    credential: z.string().nullable().describe('name of the API key, never the key'),
    operation: z.string().nullable().describe('null: not a path or method of the provider'),
    method: z.string(),
    path: z.string().describe('after the base path'),
    query: z.string(),
    idempotency_key: z.string().nullable(),
    body: z.unknown().describe('parsed JSON up to 8 KiB, {bytes} for anything else, null when there was none'),
    faults: z.array(z.strictObject({ rule_id: z.string(), kind: z.string(), at: z.enum(PLACES) })).describe('those that fired'),
    commit: z.enum(['none', 'committed', 'replayed']).describe('what happened to the write, whatever the caller was told'),
    answered: z
      .strictObject({
        kind: z.enum(['respond', 'reset', 'close', 'stall']),
        status: z.int().optional(),
        code: z.string().optional(),
        rule: z.string().optional(),
      })
      .nullable()
      .describe('null while it is being worked on'),
    taken: z.boolean().nullable().describe('false: the caller had hung up; null: not known yet'),
    duration_ms: z.int().nullable().describe('measured; null until it is over'),
  })
  .meta({ id: 'JournalEntry', description: 'One call: what arrived, what fired, what was committed, what left.' });

export const readJournal = defineSandboxRoute({
  name: 'read_journal',
  summary: 'What arrived and what left, call by call, oldest first',
  method: 'GET',
  path: '/sandboxes/{sandbox_id}/journal',
  input: z.strictObject({
    operation: z.string().optional().describe('only calls of this operation'),
    limit: z.coerce.number().int().min(1).max(10_000).optional().describe('only the last so many'),
  }),
  output: z.strictObject({ data: z.array(entry), dropped: z.int().min(0).describe('old entries that had to go') }),
  status: 200,
  problems: [404, 422],
  run: ({ operation, limit }, { journal }) => {
    const entries = journal.entries().filter((each) => operation === undefined || each.operation === operation);
    return { data: limit === undefined ? entries : entries.slice(-limit), dropped: journal.dropped };
  },
});

const TRUE_TABLES = ['customers', 'invoices', 'line_items', 'payments', 'refunds'] as const satisfies readonly TableName[];

function byTable<Value>(of: (table: (typeof TRUE_TABLES)[number]) => Value): Record<string, Value> {
  return Object.fromEntries(TRUE_TABLES.map((table) => [table, of(table)]));
}

export const readTruth = defineSandboxRoute({
  name: 'read_truth',
  summary: 'What is really stored: rows by table, and what calls created since the set-up',
  method: 'GET',
  path: '/sandboxes/{sandbox_id}/truth',
  input: z.strictObject({}),
  output: z.strictObject({
    counts: z.record(z.enum(TRUE_TABLES), z.int()),
    created: z.record(z.enum(TRUE_TABLES), z.array(z.unknown())).describe('wire form, oldest first'),
  }),
  status: 200,
  problems: [404],
  run: (_input, { store }) => ({
    counts: byTable((table) => store.rows(table).length),
    created: byTable((table) => store.rows(table, 'call').map((row: EncodableEntity) => native.encode(row))),
  }),
});
