// Standard rules, second part: what the status of an answer says when nothing more precise did.
// @see RFC 9110, section 15
import type { Outcome, Rule } from '../rule.ts';
import { ASKS_LONG } from './long-wait.ts';

type Row = readonly [status: number, error_type: Outcome['error_type'], effect: Outcome['effect'], because: string];

const refused: readonly Row[] = [
  [400, 'invalid_input', 'not_applied', 'RFC 9110 section 15.5.1: the request was not understood.'],
  [401, 'invalid_credentials', 'not_applied', 'RFC 9110 section 15.5.2: the credentials are missing or not valid.'],
  [
    402,
    'account_restricted',
    'not_applied',
    'RFC 9110 section 15.5.3: the caller has to pay, and no decline code says that it was a payer.',
  ],
  [403, 'permission_denied', 'not_applied', 'RFC 9110 section 15.5.4: understood and refused; the same credentials will not do.'],
  [404, 'not_found', 'not_applied', 'RFC 9110 section 15.5.5: there is nothing at this address, or it is not to be seen.'],
  [405, 'configuration_error', 'not_applied', 'RFC 9110 section 15.5.6: the client uses a method that this address does not have.'],
  [406, 'configuration_error', 'not_applied', 'RFC 9110 section 15.5.7: the client accepts none of the forms the server has.'],
  [407, 'configuration_error', 'not_applied', 'RFC 9110 section 15.5.8: a proxy on the way wants credentials.'],
  [408, 'timeout', 'unknown', 'RFC 9110 section 15.5.9: the server gave up waiting; the request may be repeated.'],
  [499, 'timeout', 'unknown', 'nginx, NGX_HTTP_CLIENT_CLOSED_REQUEST: the caller hung up, and what is behind the proxy may have gone on.'],
  [
    409,
    'business_rule_violation',
    'not_applied',
    'RFC 9110 section 15.5.10: a conflict with the present state; nothing says that it clears by waiting.',
  ],
  [410, 'not_found', 'not_applied', 'RFC 9110 section 15.5.11: it was there and is gone.'],
  [411, 'configuration_error', 'not_applied', 'RFC 9110 section 15.5.12: the client sends no Content-Length.'],
  [412, 'stale_object', 'not_applied', 'RFC 9110 section 15.5.13: the condition on the version failed; the same bytes never succeed.'],
  [413, 'invalid_input', 'not_applied', 'RFC 9110 section 15.5.14: the content is too large, and no Retry-After says that this will pass.'],
  [414, 'invalid_input', 'not_applied', 'RFC 9110 section 15.5.15: the address is too long.'],
  [415, 'configuration_error', 'not_applied', 'RFC 9110 section 15.5.16: the client sends a media type that is not taken here.'],
  [416, 'invalid_input', 'not_applied', 'RFC 9110 section 15.5.17: the range cannot be served.'],
  [417, 'configuration_error', 'not_applied', 'RFC 9110 section 15.5.18: the client expects what the server cannot do.'],
  [
    421,
    'network_error',
    'not_applied',
    'RFC 9110 section 15.5.20: the wrong server was reached; another connection may do, for any method.',
  ],
  [422, 'invalid_input', 'not_applied', 'RFC 9110 section 15.5.21: the content is well-formed and cannot be processed.'],
  [423, 'resource_locked', 'not_applied', 'RFC 4918 section 11.3: the resource is locked.'],
  [424, 'business_rule_violation', 'not_applied', 'RFC 4918 section 11.4: another action that this one depends on failed.'],
  [425, 'service_unavailable', 'not_applied', 'RFC 8470 section 5.2: too early; to be repeated after the handshake.'],
  [426, 'configuration_error', 'not_applied', 'RFC 9110 section 15.5.22: the client speaks a protocol that is not taken here.'],
  [428, 'stale_object', 'not_applied', 'RFC 6585 section 3: the server wants a condition on the version that was read.'],
  [429, 'rate_limited', 'not_applied', 'RFC 6585 section 4: too many requests, refused before any work.'],
  [431, 'configuration_error', 'not_applied', 'RFC 6585 section 5: the client sends headers that are too large.'],
  [451, 'account_restricted', 'not_applied', 'RFC 7725 section 3: refused for legal reasons.'],
];

const failed: readonly Row[] = [
  [500, 'server_error', 'by_phase', 'RFC 9110 section 15.6.1: an unexpected condition; how far the work had come is not known.'],
  [501, 'configuration_error', 'not_applied', 'RFC 9110 section 15.6.2: the server cannot do this at all.'],
  [
    502,
    'service_unavailable',
    'by_phase',
    'RFC 9110 section 15.6.3: a gateway got no valid answer; the work may have been done behind it.',
  ],
  [503, 'service_unavailable', 'by_phase', 'RFC 9110 section 15.6.4: overloaded or in maintenance for now.'],
  [504, 'timeout', 'unknown', 'RFC 9110 section 15.6.5: a gateway waited in vain; the work may have been done behind it.'],
  [505, 'configuration_error', 'not_applied', 'RFC 9110 section 15.6.6: the HTTP version is not supported.'],
  [506, 'configuration_error', 'not_applied', 'RFC 2295 section 8.1: the server is set up in a circle.'],
  [508, 'configuration_error', 'unknown', 'RFC 5842 section 7.2: the server met an endless loop.'],
  [510, 'configuration_error', 'not_applied', 'RFC 2774 section 7: the request lacks an extension.'],
  [511, 'configuration_error', 'not_applied', 'RFC 6585 section 6: the local network wants a login; the provider was never reached.'],
];

/** Of no registry: what common servers mean by them. */
const unregistered: readonly Row[] = [
  [419, 'invalid_credentials', 'not_applied', "Laravel 419, Page Expired: the session or its token is none of this server's."],
  [420, 'rate_limited', 'not_applied', 'Twitter API version 1, 420, Enhance Your Calm: too many requests, refused before any work.'],
  [440, 'expired_credentials', 'not_applied', 'IIS 440, Login Time-out: the session expired; the client has to log in again.'],
  [449, 'resource_locked', 'not_applied', 'Azure Cosmos DB 449, RetryWith: another write was under way; the same request again avoids it.'],
  [460, 'timeout', 'unknown', 'AWS load balancers, 460: the caller hung up, and what is behind the balancer may have gone on.'],
  [494, 'configuration_error', 'not_applied', 'nginx 494: the client sends headers that are too large.'],
  [495, 'invalid_credentials', 'not_applied', "nginx 495: the client's certificate is not valid."],
  [496, 'invalid_credentials', 'not_applied', 'nginx 496: the client sent no certificate.'],
  [497, 'configuration_error', 'not_applied', 'nginx 497: plain HTTP was sent to a port that speaks TLS.'],
  [498, 'expired_credentials', 'not_applied', 'ArcGIS 498, Invalid Token: the token expired or is none.'],
  [529, 'service_unavailable', 'by_phase', 'Anthropic 529, overloaded_error: overloaded for now.'],
  [599, 'timeout', 'unknown', 'Some proxies, 599: nothing came in time from behind the proxy.'],
];

const edge: readonly Row[] = [
  [520, 'server_error', 'unknown', 'Cloudflare 520: the origin gave an answer the edge could not understand.'],
  [521, 'service_unavailable', 'not_applied', 'Cloudflare 521: the origin refused the connection, so it saw nothing.'],
  [522, 'service_unavailable', 'not_applied', 'Cloudflare 522: the edge could not connect to the origin, so it saw nothing.'],
  [523, 'service_unavailable', 'not_applied', 'Cloudflare 523: the origin could not be reached, so it saw nothing.'],
  [524, 'timeout', 'unknown', 'Cloudflare 524: connected, and no answer from the origin in time.'],
  [525, 'configuration_error', 'not_applied', 'Cloudflare 525: the TLS handshake with the origin failed.'],
  [526, 'configuration_error', 'not_applied', "Cloudflare 526: the origin's certificate is not valid."],
  [527, 'service_unavailable', 'unknown', 'Cloudflare 527: the connection between edge and origin broke.'],
  [
    530,
    'service_unavailable',
    'not_applied',
    'Cloudflare 530 with an error 1xxx: the edge did not find or reach the origin, so it saw nothing.',
  ],
];

function toRule([status, error_type, effect, because]: Row): Rule {
  return { id: `http.${status}`, when: { status: { equals: status } }, then: { error_type, effect }, because };
}

function atEdge(rule: Rule): Rule {
  return { ...rule, then: { ...rule.then, details: { origin: 'edge' } } };
}

export const standardStatus: readonly Rule[] = [
  {
    id: 'http.429.long-wait',
    when: { status: { equals: 429 }, ...ASKS_LONG },
    then: { error_type: 'quota_exhausted', effect: 'not_applied' },
    because:
      'RFC 6585 section 4 with a Retry-After over 900 s: not a burst but a used-up quota (urllib3 issue 1338 shows what sleeping through such waits does).',
  },
  {
    id: 'http.429.long-limit',
    when: { status: { equals: 429 }, limit: { equals: 'day' } },
    then: { error_type: 'quota_exhausted', effect: 'not_applied' },
    because:
      'RFC 6585 section 4 where a header or member names a limit that counts over a day or longer (Bling, limits; Xero, X-Rate-Limit-Problem).',
  },
  {
    id: 'http.413.retry-after',
    when: { status: { equals: 413 }, retry_after_ms: { present: true } },
    then: { error_type: 'service_unavailable', effect: 'not_applied' },
    because: 'RFC 9110 section 15.5.14: a Retry-After with 413 says that the condition is temporary.',
  },
  {
    id: 'http.409.unread',
    when: { status: { equals: 409 }, body_kind: { present: false } },
    then: { error_type: 'unknown', effect: 'unknown' },
    because:
      'RFC 9110 section 15.5.10: the body says which conflict it was, and nobody read it; a duplicate or a call still running may have been applied.',
  },
  ...refused.map(toRule),
  ...failed.map(toRule),
  {
    id: 'http.507',
    when: { status: { equals: 507 } },
    then: { error_type: 'server_error', effect: 'unknown', veto: true },
    because: 'RFC 4918 section 11.5: the server cannot store what it should; a request that met this must not be repeated by itself.',
  },
  {
    id: 'http.509',
    when: { status: { equals: 509 } },
    then: { error_type: 'quota_exhausted', effect: 'not_applied' },
    because: 'Bandwidth limit exceeded, as common hosting panels answer it: used up until the next period.',
  },
  ...unregistered.map(toRule),
  ...edge.map(toRule).map(atEdge),
  {
    id: 'http.3xx',
    when: { status_class: { equals: '3xx' } },
    then: { error_type: 'configuration_error', effect: 'unknown' },
    because: 'RFC 9110 section 15.4: the client was sent elsewhere and did not follow, so it has the wrong address.',
  },
  {
    id: 'http.4xx',
    when: { status_class: { equals: '4xx' } },
    then: { error_type: 'invalid_input', effect: 'not_applied' },
    because: 'RFC 9110 section 15: an unknown 4xx counts as 400.',
  },
  {
    id: 'http.5xx',
    when: { status_class: { equals: '5xx' } },
    then: { error_type: 'server_error', effect: 'by_phase' },
    because: 'RFC 9110 section 15: an unknown 5xx counts as 500.',
  },
];
