// errnoInText: a system code that a message quotes: `connect ECONNREFUSED 192.0.2.10:443`, `[Errno 104]`.
// Step 2 of a failure's walk: libraries that wrap everything often keep only the words.

import type { Phase } from '../symptom.ts';
import { isDenied, ownWords } from './own-words.ts';

const NAMED =
  /\b(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_HAS_EXPIRED|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UND_ERR_(?:CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET))\b/;
const CONNECTING: readonly string[] = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UND_ERR_CONNECT_TIMEOUT'],
];

/** The first one, and whether it says that nothing was sent. */
export function errnoInText(text: string): { readonly errno: string; readonly phase?: Phase } | undefined {
  const own = ownWords(text);
  const found = NAMED.exec(own);
  const errno = found?.[1];
  if (found === null || errno === undefined || isDenied(own, found.index) || isName(own, found.index)) return undefined;
  const isConnecting = CONNECTING.includes(errno) || /\bconnect $/.test(own.slice(Math.max(0, found.index - 12), found.index));
  return isConnecting ? { errno, phase: 'connect' } : { errno };
}

/** `no customer ECONNRESET found`: what somebody is called. */
function isName(text: string, at: number): boolean {
  return /\bno \w{2,30} $/i.test(text.slice(Math.max(0, at - 40), at));
}
