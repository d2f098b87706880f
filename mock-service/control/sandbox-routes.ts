// Control routes for sandboxes: create, look at, delete; and health.
// Beside the walk: what step 2 finds is made and ended here.
import * as z from 'zod';
import { TENANTS } from '../access/credentials.ts';
import { isCalendarTime } from '../determinism/calendar.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { DEFAULT_SANDBOX, type Sandboxes } from '../sandbox/sandboxes.ts';
import { DATA_SETS } from '../sandbox/tenants.ts';
import { oauthOf, oauthView } from './oauth-view.ts';
import { profileInput, profileOf, profileView, viewOf } from './profile.ts';
import { type ControlContext, ControlRefusal, defineRoute, defineSandboxRoute } from './route.ts';
import { tenantsOf } from './tenant-routes.ts';

const credential = z.strictObject({
  id: z.string().describe('safe to show'),
  secret: z.string().describe('sent as Authorization: Bearer …'),
});

/** A sandbox as the control API shows it. */
export const sandboxView = z
  .strictObject({
    id: z.string(),
    base_url: z.string().describe('give this to a client as its base URL'),
    base_path: z.string().describe('the same without scheme and host'),
    seed: z.string().describe('the name of the seed it was created with'),
    credentials: z
      .record(z.string(), credential)
      .describe('API keys by name: default, read_only, restricted (customers only), expired, revoked, other_tenant'),
    tenants: z.record(z.enum(TENANTS), z.enum(['active', 'suspended'])).describe('whose data there is; set-up and truth are of main'),
    oauth: oauthView,
    handles: z
      .record(z.string(), z.string())
      .describe('ids of its seed data by handle: "invoice.open" and so on; the other tenant’s are "other.invoice.open" and so on'),
    profile: profileView,
    expires_at: z.iso.datetime().nullable().describe('when it ends by itself, by the service’s clock; null: it stays until it is deleted'),
  })
  .meta({ id: 'Sandbox', description: 'A sandbox: its own data, keys, clock, limits, plan and journal.' });

/** A sandbox as the control API answers it. */
export type SandboxView = z.infer<typeof sandboxView>;

const nothing = z.strictObject({});

/** The view of one. */
export function view(sandbox: Sandbox, { origin, sandboxes }: Pick<ControlContext, 'origin' | 'sandboxes'>): SandboxView {
  const base_path = sandbox.id === DEFAULT_SANDBOX ? '/v1' : `/s/${sandbox.id}/v1`;
  const endsAtMs = sandboxes.endsAtMs(sandbox.id);
  const credentials = Object.entries(sandbox.credentials.byName()).map(([name, { id, secret }]) => [name, { id, secret }] as const);
  return {
    id: sandbox.id,
    base_url: `${origin}${base_path}`,
    base_path,
    seed: sandbox.seed,
    credentials: Object.fromEntries(credentials),
    tenants: tenantsOf(sandbox),
    oauth: oauthOf(sandbox, origin, base_path),
    handles: sandbox.handles(),
    profile: viewOf(sandbox.profile),
    expires_at: endsAtMs === null ? null : new Date(endsAtMs).toISOString(),
  };
}

/** How long a new sandbox is there. */
export const expiresInS = z
  .int()
  .min(1)
  .max(31_536_000)
  .describe('deleted after so many seconds of the service’s clock, which no calendar moves; when left out it stays until it is deleted');

const createInput = z.strictObject({
  seed: z.string().min(1).max(200).optional().describe('same seed, same data and draws; the service’s own when left out'),
  data: z
    .enum(DATA_SETS)
    .optional()
    .describe('what there is from the start: the data of the seed, or no rows and no handles; seed when left out'),
  expires_in_s: expiresInS.optional(),
  frozen_at: z.iso.datetime().optional().describe('the calendar stands still at this time from the start'),
  rate_limit: z
    .strictObject({ capacity: z.int().min(1).max(1_000_000_000), refill_per_s: z.int().min(1).max(1_000_000_000) })
    .nullable()
    .optional()
    .describe(
      'token bucket per API key or OAuth client; null or left out: none. The calendar refills it: on a frozen one what is used up stays used up, whatever Retry-After says, until the calendar is moved',
    ),
  profile: profileInput.optional(),
  tenants: z
    .partialRecord(z.enum(TENANTS), z.enum(['active', 'suspended']))
    .optional()
    .describe('tenants that are suspended from the start'),
  access_token_life_s: z
    .int()
    .min(1)
    .max(31_536_000)
    .optional()
    .describe('how long an OAuth access token is good for, by the calendar; 3600 when left out'),
  fault_header: z.boolean().optional().describe('whether spoiled answers carry Overdue-Fault-Applied; true when left out'),
});
/** How a sandbox is to be: all of it optional. */
export type NewSandbox = z.input<typeof createInput>;

/** What is said when a service holds as many sandboxes as it may. */
export function noRoom({ capacity }: Pick<Sandboxes, 'capacity'>): ControlRefusal {
  return new ControlRefusal({
    code: 'too_many_sandboxes',
    detail: `This service holds at most ${capacity} sandboxes; delete one first, or let them expire.`,
  });
}

export const health = defineRoute({
  name: 'health',
  summary: 'Whether the service is up',
  method: 'GET',
  path: '/health',
  input: nothing,
  output: z.strictObject({
    status: z.literal('ok'),
    refused_before_call: z.int().min(0).describe('requests that were too large or no HTTP: in no journal, because they are in no sandbox'),
    connections_refused: z.int().min(0).describe('calls answered too_many_connections, and connections closed unanswered'),
    sandboxes: z.int().min(1).describe('those that are there, default included'),
    sandboxes_refused: z.int().min(0).describe('creations and forks that found no room'),
    rules_armed: z.int().min(0).describe('in all sandboxes together'),
    rules_refused: z.int().min(0).describe('fault rules for which a plan had no room, in the sandboxes there are'),
    journal_entries_dropped: z.int().min(0).describe('old entries that had to go, in the sandboxes that are there'),
    connections_held: z.int().min(0).describe('connections that hold a call of the provider just now'),
    connections_died: z.int().min(0).describe('connections that broke under a call, because keep_alive_death had left them to'),
  }),
  status: 200,
  problems: [],
  run: (_input, { refused: { beforeCall, connections, died, held }, sandboxes }) => {
    const load = sandboxes.load();
    return {
      status: 'ok',
      refused_before_call: beforeCall,
      connections_refused: connections,
      connections_held: held(),
      connections_died: died,
      sandboxes: load.sandboxes,
      sandboxes_refused: load.refused,
      rules_armed: load.rules,
      rules_refused: load.rulesRefused,
      journal_entries_dropped: load.entriesDropped,
    };
  },
});

export const createSandboxRoute = defineRoute({
  name: 'create_sandbox',
  summary: 'Create a sandbox of your own',
  method: 'POST',
  path: '/sandboxes',
  input: createInput,
  output: sandboxView,
  status: 201,
  problems: [409, 422],
  run: (input, context) => {
    const { sandboxes } = context;
    const { seed, data, frozen_at, expires_in_s, rate_limit, fault_header, profile, access_token_life_s, tenants = {} } = input;
    const frozenAtMs = frozen_at === undefined ? undefined : Date.parse(frozen_at);
    if (frozenAtMs !== undefined && !isCalendarTime(frozenAtMs)) return new ControlRefusal({ code: 'calendar_out_of_range' });
    const sandbox = sandboxes.create({
      seed,
      frozenAtMs,
      rateLimit: rate_limit && { capacity: rate_limit.capacity, refillPerS: rate_limit.refill_per_s },
      faultHeader: fault_header,
      profile: profile && profileOf(profile),
      accessTokenLifeS: access_token_life_s,
      data,
      suspended: TENANTS.filter((id) => tenants[id] === 'suspended'),
      lifeMs: expires_in_s && expires_in_s * 1000,
    });
    return sandbox === null ? noRoom(sandboxes) : view(sandbox, context);
  },
});

export const getSandbox = defineSandboxRoute({
  name: 'get_sandbox',
  summary: 'Base URL, keys and seed handles of a sandbox',
  method: 'GET',
  path: '/sandboxes/{sandbox_id}',
  input: nothing,
  output: sandboxView,
  status: 200,
  problems: [404],
  run: (_input, sandbox, context) => view(sandbox, context),
});

export const deleteSandbox = defineSandboxRoute({
  name: 'delete_sandbox',
  summary: 'Delete a sandbox and all it holds',
  method: 'DELETE',
  path: '/sandboxes/{sandbox_id}',
  input: nothing,
  output: null,
  status: 204,
  problems: [404, 409],
  run: (_input, sandbox, { sandboxes }) => (sandboxes.remove(sandbox.id) ? undefined : new ControlRefusal({ code: 'sandbox_permanent' })),
});
