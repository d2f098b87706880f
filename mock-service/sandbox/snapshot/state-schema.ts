// stateSchema: what a sandbox's state looks like as plain JSON, part by part; nothing that is not here gets in.
// Beside the walk: only a snapshot that is restored is held against it.
import * as z from 'zod';
import { CREDENTIAL_NAMES, SCOPES, TENANTS } from '../../access/credentials.ts';
import { CLIENT_NAMES } from '../../access/oauth-clients.ts';
import { MAX_GRANTS } from '../../access/oauth-grants.ts';
import { MAX_TOKENS } from '../../access/tokens.ts';
import { count, MAX_COUNT } from '../../complaint/count.ts';
import { BODILESS } from '../../delivery.ts';
import { OF_CONNECTION } from '../../faults/plan/headers-param.ts';
import { journalEntrySchema } from '../../journal/entry.ts';
import { MAX_ENTRIES } from '../../journal/journal.ts';
import { MAX_HISTORY } from '../../store/history.ts';
import { IDEMPOTENCY_CAP } from '../../store/idempotency.ts';
import { instant } from '../../store/rows/fields.ts';
import { ROWS } from '../../store/rows/index.ts';
import { ORIGINS, TABLE_NAMES } from '../../store/tables.ts';
import { MAX_CALLERS } from '../callers.ts';
import type { PartName } from '../state/parts.ts';

const scopes = z.array(z.enum(SCOPES)).refine((names) => new Set(names).size === names.length, { error: 'each scope once' });
const tenant = z.enum(TENANTS);

/** When something ends: what lives for a year or less may do so beyond the end of the calendar. */
const end = z
  .int()
  .min(0)
  .max(Date.UTC(10_001, 0, 1));

const calendar = z.strictObject({ now_ms: instant, frozen: z.boolean() });

const limits = z.strictObject({ buckets: z.record(z.string(), z.strictObject({ level: count, at_ms: instant })) });

const credentials = z.partialRecord(z.enum(CREDENTIAL_NAMES), z.strictObject({ expires_at_ms: instant.nullable(), revoked: z.boolean() }));

const token = z.strictObject({
  number: z.int().min(1).max(MAX_COUNT),
  client: z.enum(CLIENT_NAMES.map((name) => `oauth:${name}`)),
  tenantId: tenant,
  scopes,
  expiresAtMs: end,
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
  refreshToken: z.int().min(1).max(MAX_COUNT).nullable(),
  expiresAtMs: end,
  overAtMs: end,
});

const oauth = z.strictObject({
  tokens: z.strictObject({ issued: count, tokens: z.array(token).max(MAX_TOKENS) }),
  grants: z.strictObject({ added: count, refresh_tokens: count, grants: z.array(grant).max(MAX_GRANTS) }),
});

const callers = z.strictObject({ named: z.array(z.string().max(100)).max(MAX_CALLERS) });

const line = journalEntrySchema.omit({ at: true }).extend({ at_ms: instant, body: z.string().nullable(), body_bytes: count });
const journal = z.strictObject({ dropped: count, lines: z.array(line).max(MAX_ENTRIES) });

/** What a handler may answer with: no header that the connection or the end of the message hangs on. */
const headers = z.record(
  z
    .string()
    .regex(/^[!#$%&'*+.^_`|~0-9a-z-]{1,64}$/, { error: 'a header name in lower case' })
    .refine((name) => !OF_CONNECTION.includes(name) && !name.startsWith('overdue-'), { error: 'a header that an answer may bring' }),
  z
    .string()
    .max(4096)
    .regex(/^[\t\x20-\x7e\x80-\xff]*$/),
);

const reply = z
  .strictObject({ status: z.int().min(200).max(599), headers, body: z.union([z.string(), z.strictObject({ base64: z.base64() })]) })
  .refine(({ status, body }) => body === '' || !BODILESS.includes(status), { error: 'no body under this status', path: ['body'] });
const answer = z.strictObject({ commit: z.enum(['none', 'committed']), reply, leaves: z.strictObject({ kind: z.literal('respond') }) });
const record = z.strictObject({ scope: z.string(), fingerprint: z.string(), expires_at_ms: end, answer });

/** Rows of one table; without a row: it is gone, or was not there yet. */
function rows(schema: z.ZodType) {
  return z.array(z.strictObject({ id: z.string(), sequence: z.int().min(-1), origin: z.enum(ORIGINS), row: schema.nullable() }));
}

/** Something about each table, none of them required. */
function byTable(of: (schema: z.ZodType) => z.ZodType) {
  return z.strictObject(Object.fromEntries(TABLE_NAMES.map((name) => [name, of(ROWS[name]).optional()])));
}

const store = z.strictObject({
  counters: z.record(z.string(), count),
  tables: byTable((schema) => z.strictObject({ added: z.array(z.string()), rows: rows(schema) })),
  history: z.array(z.strictObject({ at_ms: instant, tables: byTable(rows) })).max(MAX_HISTORY),
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
