// OAuth: what a client needs to get access tokens and to renew them, and the tokens it holds.
// Before a failure's walk: what cannot be renewed leaves as a tool error.

/** The tokens a client holds. */
export interface TokenPair {
  readonly accessToken: string;
  /** Absent: the client asks again with its own credentials. */
  readonly refreshToken?: string;
}

/** How a client gets its access tokens. */
export interface OAuth {
  /** The provider's token endpoint, such as `http://127.0.0.1:4010/oauth/token`. */
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The first pair, from wherever a user consented. Without a refresh token the client asks by client_credentials. */
  readonly accessToken?: string;
  readonly refreshToken?: string;
  /** Names with spaces between them; all that was granted when left out. */
  readonly scope?: string;
  /**
   * `auto`, when left out: a call whose token expired renews it once and is sent once more, with the same key under the same deadline.
   * `manual`: nothing happens by itself; the failure says refresh_credentials, and `refresh()` does it.
   */
  readonly refresh?: 'auto' | 'manual';
  /**
   * Told of each new pair, to save it: a refresh token is good once. It is awaited before the call is sent again, for as long as a renewal
   * may take. When it throws, rejects or is not done in time the tokens are used all the same; `seen` ends with ", but onTokens failed".
   */
  readonly onTokens?: (tokens: TokenPair) => unknown;
}

/**
 * Why a credential was not renewed, as a link in front of what went wrong. `lost`: a refresh token was sent and no reply came that settles
 * what became of it, so it may be spent; `refused`: the token endpoint said no; `in_vain`: a token that was just renewed is refused as expired.
 */
export class RenewalFailure extends Error {
  override readonly name = 'RenewalFailure';
  readonly renewal: 'lost' | 'refused' | 'in_vain';

  constructor(renewal: RenewalFailure['renewal'], cause: unknown) {
    super(`the access token could not be renewed: ${renewal}`, { cause });
    this.renewal = renewal;
  }
}
