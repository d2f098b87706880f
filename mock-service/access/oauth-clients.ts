// OAuthClients: the programs that may ask a sandbox for access tokens, each with what it may ask for.
// Beside step 4 of a request's walk: the token endpoint knows its callers from here.
import type { Random } from '../determinism/random.ts';
import { SCOPES, type Scope, type TenantId } from './credentials.ts';

/** How a client may get a token. */
export const GRANT_TYPES = ['client_credentials', 'refresh_token'] as const;
export type GrantType = (typeof GRANT_TYPES)[number];

/** The names a sandbox hands its clients out under. */
export const CLIENT_NAMES = ['default', 'machine', 'other_tenant'] as const;
export type ClientName = (typeof CLIENT_NAMES)[number];

/** One client. */
export interface OAuthClient {
  readonly name: ClientName;
  /** Who is counted and limited, and whose name the journal shows: `oauth:default`. */
  readonly client: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whose data its own tokens open; a user of any tenant may consent to it. */
  readonly tenantId: TenantId;
  readonly scopes: readonly Scope[];
  readonly grantTypes: readonly GrantType[];
}

const READS = SCOPES.filter((scope) => scope.endsWith(':read'));

/** What each client may do; `machine` acts for itself alone, so that it has no users and nothing to refresh. */
export const MAY: Readonly<Record<ClientName, Pick<OAuthClient, 'tenantId' | 'scopes' | 'grantTypes'>>> = {
  default: { tenantId: 'main', scopes: SCOPES, grantTypes: GRANT_TYPES },
  machine: { tenantId: 'main', scopes: READS, grantTypes: ['client_credentials'] },
  other_tenant: { tenantId: 'other', scopes: SCOPES, grantTypes: GRANT_TYPES },
};

/** The clients of a sandbox by name. `fixed`: the documented ids and secrets of the sandbox `default`. */
export function createOAuthClients(random: Random, fixed: boolean): Readonly<Record<ClientName, OAuthClient>> {
  const make = (name: ClientName): OAuthClient => {
    const clientId = fixed ? `oc_overdue_${name}` : `oc_${random.text(16)}`;
    const clientSecret = fixed ? `cs_test_overdue_${name}` : `cs_test_${random.text(32)}`;
    return { name, client: `oauth:${name}`, clientId, clientSecret, ...MAY[name] };
  };
  return { default: make('default'), machine: make('machine'), other_tenant: make('other_tenant') };
}
