// Control routes for families of OAuth tokens: hand out a first pair as if a user had consented, list them, revoke one.
// Beside the walk: the token endpoint goes on from the refresh token that is handed out here.
import * as z from 'zod';
import { SCOPES, type Scope, TENANTS } from '../access/credentials.ts';
import { readScopes } from '../access/oauth.ts';
import { CLIENT_NAMES } from '../access/oauth-clients.ts';
import type { OAuthGrant } from '../access/oauth-grants.ts';
import { invalidRequest } from '../complaint/invalid-request.ts';
import { tokenMembers } from '../wire/oauth-wire.ts';
import { ControlRefusal, defineSandboxRoute } from './route.ts';

const GRANTS_PATH = '/sandboxes/{sandbox_id}/oauth/grants';
const nothing = z.strictObject({});

const grantView = z
  .strictObject({
    id: z.string(),
    client: z.enum(CLIENT_NAMES),
    tenant: z.enum(TENANTS),
    scope: z.string().describe('what was consented to, names with spaces between them'),
    created_at: z.iso.datetime(),
    revoked: z.boolean(),
    refreshes: z.int().min(0).describe('how often its refresh token was used'),
  })
  .meta({ id: 'Grant', description: 'A family of tokens: what a user of a tenant let a client do.' });

const firstPair = grantView.extend({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z.string().optional(),
});

function view({ id, client, tenantId, scopes, createdAtMs, revoked, refreshes }: OAuthGrant): z.infer<typeof grantView> {
  const created_at = new Date(createdAtMs).toISOString();
  return { id, client, tenant: tenantId, scope: scopes.join(' '), created_at, revoked, refreshes };
}

const mustBeWithin = (allowed: readonly Scope[]): ControlRefusal => {
  const expected = `names with a space between them, each one of ${allowed.join(', ')}`;
  return new ControlRefusal(invalidRequest([{ path: 'scope', expected, received: 'another scope' }]));
};

export const createGrant = defineSandboxRoute({
  name: 'create_grant',
  summary: 'Hand out a family’s first pair of tokens, as if a user of the tenant had consented',
  method: 'POST',
  path: GRANTS_PATH,
  input: z.strictObject({
    client: z.enum(CLIENT_NAMES).exclude(['machine']).default('default').describe('to whom; machine has no users'),
    tenant: z.enum(TENANTS).optional().describe('whose user; the client’s own tenant when left out'),
    scope: z.string().optional().describe('what the user consents to; all that the client may ask for when left out'),
  }),
  output: firstPair,
  status: 201,
  problems: [404, 409, 422],
  run: ({ client, tenant, scope }, { oauth, calendar }) => {
    const { tenantId, scopes: allowed } = oauth.clients[client];
    const scopes = readScopes(scope) ?? (scope === undefined ? allowed : []);
    if (scopes.length === 0 || !scopes.every((each) => allowed.includes(each))) return mustBeWithin(SCOPES);
    const made = oauth.consent({ client, tenantId: tenant ?? tenantId, scopes }, calendar.now());
    return made === null ? new ControlRefusal({ code: 'too_many_grants' }) : { ...view(made.grant), ...tokenMembers(made.issued) };
  },
});

export const listGrants = defineSandboxRoute({
  name: 'list_grants',
  summary: 'Families of tokens, oldest first; no token is shown',
  method: 'GET',
  path: GRANTS_PATH,
  input: nothing,
  output: z.strictObject({ data: z.array(grantView) }),
  status: 200,
  problems: [404],
  run: (_input, { oauth }) => ({ data: oauth.grants().map(view) }),
});

export const revokeGrant = defineSandboxRoute({
  name: 'revoke_grant',
  summary: 'Revoke a family: its refresh token and every access token',
  method: 'DELETE',
  path: `${GRANTS_PATH}/{grant_id}`,
  input: nothing,
  output: null,
  status: 204,
  problems: [404],
  run: (_input, { oauth }, { params }) =>
    oauth.revokeGrant(params.grant_id ?? '') ? undefined : new ControlRefusal({ code: 'grant_not_found' }),
});
