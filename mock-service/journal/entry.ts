// JournalEntry: one call as the journal keeps and shows it; the schema is the type, so the two cannot part.
// Beside a request's walk: journal.ts writes these, the control API documents and answers them.
import * as z from 'zod';
import type { Commit, Leaves } from '../delivery.ts';

const KINDS = ['respond', 'drip', 'truncate', 'reset', 'close', 'stall', 'malformed'] as const satisfies readonly Leaves['kind'][];
const COMMITS = ['none', 'committed', 'replayed'] as const satisfies readonly Commit[];

const answered = z.strictObject({
  kind: z.enum(KINDS),
  status: z.int().optional(),
  code: z.string().optional().describe('of a problem document'),
  rule: z.string().optional().describe('of a problem document'),
});

/** On the wire and in memory. */
export const journalEntrySchema = z
  .strictObject({
    seq: z.int().min(1).describe('in the order of arrival'),
    at: z.iso.datetime().describe('arrival, by the sandbox’s calendar'),
    request_id: z.string().describe('what the answer carried: the caller’s own id, else the service’s'),
    own_request_id: z.string().describe('the service’s, unique in its sandbox'),
    caller: z.string().describe('whose matches were counted'),
    credential: z
      .string()
      .nullable()
      .describe('name of the API key or OAuth client, never a key or token; null when it is none of the sandbox’s'),
    operation: z.string().nullable().describe('null: not a path or method of the provider'),
    method: z.string(),
    path: z.string().describe('after the base path; of the token endpoint and payment links, which are beside it, from the root on'),
    query: z.string(),
    idempotency_key: z.string().nullable(),
    body: z.unknown().describe('parsed JSON up to 8 KiB, {bytes} for anything else, null when there was none'),
    faults: z
      .array(
        z.strictObject({
          rule_id: z.string(),
          kind: z.string(),
          at: z.string().describe('the place of its rule'),
          bypassed: z.literal(true).optional().describe('it found nothing to spoil: no hit'),
        }),
      )
      .describe('those that fired, in that order'),
    commit: z.enum(COMMITS).describe('what happened to the write, whatever the caller was told'),
    answered: answered.nullable().describe('null while it is being worked on'),
    taken: z.boolean().nullable().describe('false: the caller had hung up; null: not known yet'),
    duration_ms: z.int().nullable().describe('measured, so no part of what a seed promises; null until it is over'),
  })
  .meta({ id: 'JournalEntry', description: 'One call: what arrived, what fired, what was committed, what left.' });

type Entry = z.infer<typeof journalEntrySchema>;

/** One fault that fired on a call. */
export type JournalFault = Readonly<Entry['faults'][number]>;

/** How the call was answered. */
export type Answered = Readonly<NonNullable<Entry['answered']>>;

/** One call. */
export type JournalEntry = Readonly<Omit<Entry, 'faults' | 'answered'>> & {
  readonly faults: readonly JournalFault[];
  readonly answered: Answered | null;
};
