// www-authenticate: the error of a bearer challenge, and whether its description says expired.
// @see RFC 6750, section 3
import type { Extractor } from '../evidence.ts';
import { codeOf } from '../redact.ts';

const ERROR = /(?:^|[\s,])error=(?:"([^"]{1,200})"|([^\s,"]{1,200}))(?=[\s,]|$)/i;
const DESCRIPTION = /(?:^|[\s,])error_description="([^"]{0,300})"/i;
/** "The access token expired", "Token has expired", "API key is expired": a subject, then the verb, nothing undecided. */
const EXPIRED = /^(?:the )?(?:\w+ ){0,3}(?:token|key|credentials?|session)s? (?:has |have |is |are )?expired\b/i;
const UNDECIDED = /\b(?:or|and|invalid|revoked|malformed|unknown)\b/i;

/** Reads `WWW-Authenticate`. */
export const wwwAuthenticate: Extractor = {
  source: 'www-authenticate',
  recognises: (link) => link.kind === 'http' && link.headers['www-authenticate'] !== undefined,
  extract: (link) => {
    if (link.kind !== 'http') return {};
    const header = link.headers['www-authenticate'] ?? '';
    const [, quoted, bare] = ERROR.exec(header) ?? [];
    const error = codeOf(quoted ?? bare);
    const description = DESCRIPTION.exec(header)?.[1];
    return {
      ...(error === undefined ? {} : { auth_error: error }),
      ...(description === undefined ? {} : { auth_expired: EXPIRED.test(description) && !UNDECIDED.test(description) }),
    };
  },
};
