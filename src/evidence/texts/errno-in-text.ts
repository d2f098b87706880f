// errnoInText: a system code that a message quotes: `connect ECONNREFUSED 192.0.2.10:443`, `[Errno 104]`.
// Step 2 of a failure's walk: libraries that wrap everything often keep only the words.
import type { Phase } from '../phase.ts';

const NAMED =
  /\b(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_HAS_EXPIRED|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UND_ERR_(?:CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET))\b/;
const CONNECTING: readonly string[] = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UND_ERR_CONNECT_TIMEOUT'],
];

/** The first one, and whether it says that nothing was sent. */
export function errnoInText(text: string): { readonly errno: string; readonly phase?: Phase } | undefined {
  const errno = NAMED.exec(text)?.[1];
  if (errno === undefined) return undefined;
  return CONNECTING.includes(errno) ? { errno, phase: 'connect' } : { errno };
}
