// bearerToken: reads the key off an Authorization header.
// Step 4 of a request's walk, before anything is known of the caller.
import { type HeaderMap, headerOf } from '../call.ts';

/** `missing`: no header, or another scheme's; `malformed`: the Bearer scheme without exactly one token68. */
export type BearerToken = { readonly kind: 'token'; readonly token: string } | { readonly kind: 'missing' | 'malformed' };

const TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;

/** The bearer token of a call. Never throws. @see RFC 6750, section 2.1; RFC 9110, section 11.2 */
export function bearerToken(headers: HeaderMap): BearerToken {
  const value = (headerOf({ headers }, 'authorization') ?? '').trim();
  const end = value.search(/[ \t]/);
  const scheme = end === -1 ? value : value.slice(0, end);
  if (scheme.toLowerCase() !== 'bearer') return { kind: 'missing' };
  const token = value.slice(scheme.length).trim();
  return TOKEN.test(token) ? { kind: 'token', token } : { kind: 'malformed' };
}
