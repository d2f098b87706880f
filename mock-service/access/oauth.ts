// OAuth: a sandbox's authorization server: client credentials, and refresh tokens that are good once.
// Beside step 4 of a request's walk: it issues what that step then accepts. @see RFC 6749, sections 4.4, 5 and 6
import type { Call } from '../call.ts';
import type { Random } from '../determinism/random.ts';
import { SCOPES, type Scope, type TenantId } from './credentials.ts';
import { type ClientName, createOAuthClients, GRANT_TYPES, type GrantType, type OAuthClient } from './oauth-clients.ts';
import { createOAuthGrants, type GrantsState, type OAuthGrant, type OAuthGrants } from './oauth-grants.ts';
import { readTokenRequest, refuseToken, type TokenRefusal, type TokenRequest } from './token-request.ts';
import { createTokens, type TokenState, type Tokens, type TokensState, type TokenTerms } from './tokens.ts';

/** How long an access token is good for when nobody asked for another life, in seconds. */
export const ACCESS_LIFE_S = 3600;

/** What the token endpoint hands out. */
export interface IssuedTokens {
  readonly accessToken: string;
  readonly expiresInS: number;
  readonly scopes: readonly Scope[];
  /** Null: the client asks again with its own credentials. */
  readonly refreshToken: string | null;
}

/** A call to the token endpoint that has been read. */
export interface OpenedRequest {
  /** Whom it proves to come from, or null. */
  readonly client: OAuthClient | null;
  /** Its parameters; none when they cannot be read. */
  readonly form: ReadonlyMap<string, string>;
  /** A refresh token is spent by the first call that names it, whoever takes the answer. */
  answer(nowMs: number): IssuedTokens | TokenRefusal;
}

/** A sandbox's authorization server. */
export interface OAuth {
  readonly clients: Readonly<Record<ClientName, OAuthClient>>;
  readonly tokens: Tokens;
  /** Reads a call to the token endpoint. Never throws. */
  open(call: Call): OpenedRequest;
  /** A family's first pair, as if a user of the tenant had consented; null when there is room for no more families, or no more tokens. */
  consent(terms: Consent, nowMs: number): { readonly grant: OAuthGrant; readonly issued: IssuedTokens } | null;
  grants(): readonly OAuthGrant[];
  /** Ends a family with all its tokens; false when there is none of this id. */
  revokeGrant(id: string): boolean;
  state(): OAuthState;
}

/** The tokens and families that are known. Ids and secrets are a sandbox's own, and no state: what was handed out elsewhere opens nothing here. */
export interface OAuthState {
  readonly tokens: Omit<TokensState, 'tokens'> & { readonly tokens: readonly TokenByNumber[] };
  readonly grants: GrantsState;
}

/** A token with the number of its family, or null. */
export type TokenByNumber = Omit<TokenState, 'grantId'> & { readonly grant: number | null };

/** What a user of a tenant lets a client do. */
export interface Consent {
  readonly client: ClientName;
  readonly tenantId: TenantId;
  readonly scopes: readonly Scope[];
}

/** How a sandbox's authorization server is made. */
export interface OAuthOptions {
  readonly random: Random;
  /** True: the documented clients of the sandbox `default`. */
  readonly fixed?: boolean;
  readonly accessLifeS?: number | undefined;
  /** MAX_TOKENS when left out. */
  readonly maxTokens?: number | undefined;
  /** MAX_GRANTS when left out. */
  readonly maxGrants?: number | undefined;
  readonly from?: OAuthState | undefined;
}

/** The scopes of a `scope` parameter; null when one is unknown, and undefined when the parameter was left out. */
export function readScopes(text: string | undefined): readonly Scope[] | null | undefined {
  if (text === undefined) return undefined;
  const asked = text.split(' ');
  const known = SCOPES.filter((scope) => asked.includes(scope));
  return known.length === new Set(asked).size ? known : null;
}

/** What is asked for, when it lies within `allowed`; all of `allowed` when nothing is. */
function scopesWithin(allowed: readonly Scope[], { form }: TokenRequest): readonly Scope[] | TokenRefusal {
  const asked = readScopes(form.get('scope'));
  if (asked === undefined) return allowed;
  if (asked?.every((scope) => allowed.includes(scope))) return asked;
  return refuseToken('invalid_scope', 'The scope is unknown, or goes beyond what was granted.');
}

function isGrantType(text: string): text is GrantType {
  return GRANT_TYPES.some((each) => each === text);
}

/** The grant type of a request by a client that may use it. */
function grantTypeOf({ form }: TokenRequest, client: OAuthClient): GrantType | TokenRefusal {
  const type = form.get('grant_type');
  if (type === undefined) return refuseToken('invalid_request', 'The parameter grant_type is missing.');
  if (!isGrantType(type)) return refuseToken('unsupported_grant_type', `Supported are ${GRANT_TYPES.join(' and ')}.`);
  return client.grantTypes.includes(type) ? type : refuseToken('unauthorized_client', 'This client may not use this grant type.');
}

/** A grant type's answer to a client that has proved who it is. */
type Granting = (request: TokenRequest, client: OAuthClient, nowMs: number) => IssuedTokens | TokenRefusal;

/** Issues an access token that lives from `nowMs` on. */
type Issue = (terms: Omit<TokenTerms, 'expiresAtMs'>, nowMs: number, refreshToken: string | null) => IssuedTokens;

function createIssue(tokens: Tokens, accessLifeS: number): Issue {
  return (terms, nowMs, refreshToken) => {
    const { secret, scopes } = tokens.issue({ ...terms, expiresAtMs: nowMs + accessLifeS * 1000 });
    return { accessToken: secret, expiresInS: accessLifeS, scopes, refreshToken };
  };
}

function createGranting(issue: Issue, grants: OAuthGrants): Readonly<Record<GrantType, Granting>> {
  return {
    client_credentials: (request, { client, tenantId, scopes: allowed }, nowMs) => {
      const scopes = scopesWithin(allowed, request);
      return 'error' in scopes ? scopes : issue({ client, tenantId, scopes, grantId: null }, nowMs, null);
    },
    refresh_token: (request, { name, client }, nowMs) => {
      const refreshToken = request.form.get('refresh_token');
      if (refreshToken === undefined) return refuseToken('invalid_request', 'The parameter refresh_token is missing.');
      const grant = grants.behind(refreshToken, nowMs);
      if (grant === null || grant.client !== name)
        return refuseToken('invalid_grant', 'The refresh token is unknown, expired, revoked, or was used before.');
      const scopes = scopesWithin(grant.scopes, request);
      if ('error' in scopes) return scopes;
      return issue({ client, tenantId: grant.tenantId, scopes, grantId: grant.id }, nowMs, grants.rotate(grant.id, nowMs));
    },
  };
}

const NO_FORM: OpenedRequest['form'] = new Map();
const UNPROVEN = refuseToken('invalid_client', 'The client is unknown, or its secret is wrong or missing.');
const NO_ROOM = refuseToken(
  'temporarily_unavailable',
  'As many access tokens as a sandbox holds are live; revoke some, or let some expire.',
);

/** Tokens with their families' ids of this sandbox, from the numbers that a state has. */
function tokensFrom({ tokens: { issued, tokens } }: OAuthState, grants: OAuthGrants): TokensState {
  return { issued, tokens: tokens.map(({ grant, ...token }) => ({ ...token, grantId: grant === null ? null : grants.idOf(grant) })) };
}

const NO_TOKENS: OAuthState = { tokens: { issued: 0, tokens: [] }, grants: { added: 0, refresh_tokens: 0, grants: [] } };

/** What an authorization server remembers, and how it issues. */
interface Books {
  readonly tokens: Tokens;
  readonly grants: OAuthGrants;
  readonly issue: Issue;
  readonly granting: Readonly<Record<GrantType, Granting>>;
}

function openBooks({ random, accessLifeS = ACCESS_LIFE_S, maxTokens, maxGrants, from }: OAuthOptions): Books {
  const grants = createOAuthGrants({ random: random.fork('grant'), accessLifeS, maxGrants, from: from?.grants });
  const tokens = createTokens(random.fork('token'), maxTokens, from && tokensFrom(from, grants));
  const issue = createIssue(tokens, accessLifeS);
  return { tokens, grants, issue, granting: createGranting(issue, grants) };
}

/** Without the tokens of families that made room for others: those are over, and nobody could say any more whose they were. */
function stateOf(tokens: Tokens, grants: OAuthGrants): OAuthState {
  const known = grants.state();
  const numbers = new Map(known.grants.map(({ number }) => [grants.idOf(number), number]));
  const { issued, tokens: all } = tokens.state();
  const numbered = all.flatMap(({ grantId, ...token }): readonly TokenByNumber[] => {
    if (grantId === null) return [{ ...token, grant: null }];
    const grant = numbers.get(grantId);
    return grant === undefined ? [] : [{ ...token, grant }];
  });
  return { tokens: { issued, tokens: numbered }, grants: known };
}

/** An authorization server. Its tokens and families are kept from the first use on, its clients from the first call to the token endpoint. */
class OAuthServer implements OAuth {
  readonly #options: OAuthOptions;
  #clients: OAuth['clients'] | null = null;
  #books: Books | null = null;

  constructor(options: OAuthOptions) {
    this.#options = options;
  }

  get clients(): OAuth['clients'] {
    const { random, fixed = false } = this.#options;
    return this.#clients ?? createOAuthClients(random.fork('client'), fixed);
  }

  get tokens(): Tokens {
    return this.#opened().tokens;
  }

  open(call: Call): OpenedRequest {
    const request = readTokenRequest(call);
    if ('error' in request) return { client: null, form: NO_FORM, answer: () => request };
    const client = this.#proven(request);
    if (client === null) return { client, form: request.form, answer: () => UNPROVEN };
    const answer: OpenedRequest['answer'] = (nowMs) => {
      const { tokens, granting } = this.#opened();
      const type = grantTypeOf(request, client);
      if (typeof type !== 'string') return type;
      return tokens.makeRoom(nowMs) ? granting[type](request, client, nowMs) : NO_ROOM;
    };
    return { client, form: request.form, answer };
  }

  consent(terms: Consent, nowMs: number) {
    const { tokens, grants, issue } = this.#opened();
    const added = tokens.makeRoom(nowMs) ? grants.add(terms, nowMs) : null;
    if (added === null) return null;
    const { grant, refreshToken } = added;
    const { client } = this.clients[terms.client];
    return { grant, issued: issue({ ...terms, client, grantId: grant.id }, nowMs, refreshToken) };
  }

  grants(): readonly OAuthGrant[] {
    return this.#opened().grants.list();
  }

  revokeGrant(id: string): boolean {
    const { tokens, grants } = this.#opened();
    tokens.revokeGrant(id);
    return grants.revoke(id);
  }

  state(): OAuthState {
    const { from = NO_TOKENS } = this.#options;
    return this.#books === null ? from : stateOf(this.#books.tokens, this.#books.grants);
  }

  #opened(): Books {
    this.#books ??= openBooks(this.#options);
    return this.#books;
  }

  #proven({ client: given }: TokenRequest): OAuthClient | null {
    this.#clients ??= this.clients;
    const client = Object.values(this.#clients).find(({ clientId }) => clientId === given?.id);
    return client?.clientSecret === given?.secret ? (client ?? null) : null;
  }
}

/** An authorization server without tokens, or with those of a state. */
export function createOAuth(options: OAuthOptions): OAuth {
  return new OAuthServer(options);
}
