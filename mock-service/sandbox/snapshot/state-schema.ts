// stateSchema: what a sandbox's state looks like as plain JSON, part by part; nothing that is not here gets in.
// Beside the walk: only a snapshot that is restored is held against it.
import * as z from 'zod';
import { CREDENTIAL_NAMES, SCOPES, TENANTS } from '../../access/credentials.ts';
import { CLIENT_NAMES } from '../../access/oauth-clients.ts';
import { MAX_GRANTS } from '../../access/oauth-grants.ts';
import { MAX_TOKENS } from '../../access/tokens.ts';
import { isCalendarTime } from '../../determinism/calendar.ts';
import { journalEntrySchema } from '../../journal/entry.ts';
import { MAX_ENTRIES } from '../../journal/journal.ts';
import { MAX_HISTORY } from '../../store/history.ts';
import { IDEMPOTENCY_CAP } from '../../store/idempotency.ts';
import { TABLE_NAMES } from '../../store/tables.ts';
import { MAX_CALLERS } from '../callers.ts';
import type { PartName } from '../state/parts.ts';
import { instant, ROWS } from './row-schemas.ts';

const count = z.int().min(0);
const scopes = z.array(z.enum(SCOPES));
const tenant = z.enum(TENANTS);

const calendar = z.strictObject({
  now_ms: z.number().refine((atMs) => isCalendarTime(Math.floor(atMs)), { error: 'an instant from 1970 to 9999' }),
  frozen: z.boolean(),
});

const limits = z.strictObject({ buckets: z.record(z.string(), z.strictObject({ level: count, at_ms: instant })) });

const credentials = z.partialRecord(z.enum(CREDENTIAL_NAMES), z.strictObject({ expires_at_ms: instant.nullable(), revoked: z.boolean() }));

const token = z.strictObject({
  number: z.int().min(1),
  client: z.enum(CLIENT_NAMES.map((name) => `oauth:${name}`)),
  tenantId: tenant,
  scopes,
  // A token may be good for a year beyond the end of the calendar.
  expiresAtMs: z.number(),
  grant: count.nullable(),
  revoked: z.boolean(),
});

const grant = z.strictObject({
  number: count,
  client: z.enum(CLIENT_NAMES),
  tenantId: tenant,
  scopes,
  createdAtMs: instant,
  revoked: z.boolean(),
  refreshes: count,
  refreshToken: z.int().min(1).nullable(),
  expiresAtMs: z.number(),
  overAtMs: z.number(),
});

const oauth = z.strictObject({
  tokens: z.strictObject({ issued: count, tokens: z.array(token).max(MAX_TOKENS) }),
  grants: z.strictObject({ added: count, refresh_tokens: count, grants: z.array(grant).max(MAX_GRANTS) }),
});

const callers = z.strictObject({ named: z.array(z.string().max(100)).max(MAX_CALLERS) });

const line = journalEntrySchema.omit({ at: true }).extend({ at_ms: instant, body: z.string().nullable(), body_bytes: count });
const journal = z.strictObject({ dropped: count, lines: z.array(line).max(MAX_ENTRIES) });

const reply = z.strictObject({
  status: z.int().min(200).max(599),
  headers: z.record(z.string().regex(/^[!#$%&'*+.^_`|~\w-]+$/, { error: 'a header name' }), z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/)),
  body: z.string(),
});
const answer = z.strictObject({ commit: z.enum(['none', 'committed']), reply, leaves: z.strictObject({ kind: z.literal('respond') }) });
const record = z.strictObject({ scope: z.string(), fingerprint: z.string(), expires_at_ms: z.number(), answer });

const ORIGINS = ['seed', 'setup', 'call'] as const;

/** Rows of one table; without a row: it is gone, or was not there yet. */
function rows(schema: z.ZodType) {
  return z.array(z.strictObject({ id: z.string(), sequence: z.int().min(-1), origin: z.enum(ORIGINS), row: schema.nullable() }));
}

/** Something about each table, none of them required. */
function byTable(of: (schema: z.ZodType) => z.ZodType) {
  return z.strictObject(Object.fromEntries(TABLE_NAMES.map((name) => [name, of(ROWS[name]).optional()])));
}

const store = z.strictObject({
  counters: z.record(z.string(), count.max(1_000_000)),
  tables: byTable((schema) => z.strictObject({ added: z.array(z.string()), rows: rows(schema) })),
  history: z.array(z.strictObject({ at_ms: z.number(), tables: byTable(rows) })).max(MAX_HISTORY),
});

const tenantState = z.strictObject({
  status: z.enum(['active', 'suspended']),
  store: store.nullable(),
  idempotency: z.strictObject({ records: z.array(record).max(IDEMPOTENCY_CAP) }).nullable(),
});

/** One schema per part. The plan's own reader knows better what is wrong with a plan. */
export const PART_SCHEMAS: { readonly [Part in PartName]: z.ZodType } = {
  calendar,
  limits,
  credentials,
  oauth,
  callers,
  plan: z.unknown(),
  journal,
  requests: count,
  tenants: z.strictObject({ main: tenantState, other: tenantState }),
};

/** All parts, each of them required. */
export const stateSchema = z.strictObject(PART_SCHEMAS);
