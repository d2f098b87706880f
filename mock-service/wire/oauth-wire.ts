// oauthWire: how the token endpoint words its answers: as the RFC has them, whatever the provider's own dialect.
// Step 6 of a call to the token endpoint. `stamp` adds Cache-Control: no-store. @see RFC 6749, sections 5.1 and 5.2
import type { Reply } from '../delivery.ts';

/** What was issued. */
export interface TokenFacts {
  readonly accessToken: string;
  readonly expiresInS: number;
  readonly scopes: readonly string[];
  /** Null: there is none. */
  readonly refreshToken: string | null;
}

const HEADERS = { 'content-type': 'application/json', pragma: 'no-cache' };

/** Errors with a status of their own; any other is a 400. @see RFC 6749, section 4.1.2.1, for the name of the 503 */
const STATUSES: Readonly<Record<string, number>> = { invalid_client: 401, temporarily_unavailable: 503 };

/** The members of a success. */
export function tokenMembers({ accessToken, expiresInS, scopes, refreshToken }: TokenFacts) {
  return {
    access_token: accessToken,
    token_type: 'Bearer' as const,
    expires_in: expiresInS,
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
    scope: scopes.join(' '),
  };
}

/** A success of the token endpoint. */
export function tokenReply(facts: TokenFacts): Reply {
  return { status: 200, headers: HEADERS, body: JSON.stringify(tokenMembers(facts)) };
}

/** A refusal of the token endpoint. */
export function tokenRefusal({ error, description }: { readonly error: string; readonly description: string }): Reply {
  const body = JSON.stringify({ error, error_description: description });
  const status = STATUSES[error] ?? 400;
  const headers = status === 401 ? { ...HEADERS, 'www-authenticate': 'Basic realm="overdue"' } : HEADERS;
  return { status, headers, body };
}
