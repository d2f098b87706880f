// oauthView: a sandbox's token endpoint and its clients, as the control API shows them.
// Beside the walk: whoever creates a sandbox learns here what to hand to a client.
import * as z from 'zod';
import { SCOPES, TENANTS } from '../access/credentials.ts';
import { CLIENT_NAMES, GRANT_TYPES } from '../access/oauth-clients.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

const clientView = z.strictObject({
  client_id: z.string(),
  client_secret: z.string(),
  tenant: z.enum(TENANTS).describe('whose data its own tokens open'),
  scopes: z.array(z.enum(SCOPES)).describe('the most it may ask for'),
  grant_types: z.array(z.enum(GRANT_TYPES)),
});

/** What the control API shows of a sandbox's authorization server. */
export const oauthView = z.strictObject({
  token_url: z.string().describe('the token endpoint (RFC 6749)'),
  token_path: z.string().describe('the same without scheme and host'),
  clients: z.record(z.enum(CLIENT_NAMES), clientView).describe('by name; machine has no users, so nothing to refresh'),
});

/** The view of one sandbox's; its token endpoint stands beside its base path. */
export function oauthOf({ oauth }: Sandbox, origin: string, basePath: string): z.infer<typeof oauthView> {
  const token_path = basePath.replace(/\/v1$/, '/oauth/token');
  const view = ({ clientId, clientSecret, tenantId, scopes, grantTypes }: (typeof oauth.clients)['default']) => ({
    client_id: clientId,
    client_secret: clientSecret,
    tenant: tenantId,
    scopes: [...scopes],
    grant_types: [...grantTypes],
  });
  const { default: first, machine, other_tenant } = oauth.clients;
  return {
    token_url: `${origin}${token_path}`,
    token_path,
    clients: { default: view(first), machine: view(machine), other_tenant: view(other_tenant) },
  };
}
