// Standard rules, fourth part: what a text, a class name or a message says when no code and no status was handed in.
// Step 3 of a failure's walk. The first table stands before the statuses: its words say more than a status in the same text.
import type { Symptom } from '../../evidence/texts/symptom.ts';
import { type Outcome, type Rule, refused } from '../rule.ts';

type Row = readonly [symptom: Symptom, then: Outcome, because: string];

const byPhase = (error_type: Outcome['error_type'], more: Partial<Outcome> = {}): Outcome => ({
  error_type,
  effect: 'by_phase',
  ...more,
});

const exact: readonly Row[] = [
  [
    'own_fault',
    { error_type: 'unknown', effect: 'by_phase', details: { origin: 'local' } },
    'The last thing raised is a fault of the calling program: what came before it is context only (Python, exception chaining).',
  ],
  [
    'too_large',
    refused('invalid_input', { details: { origin: 'local' } }),
    'grpc statuscodes.md: RESOURCE_EXHAUSTED is also what the library says of a message that is too large.',
  ],
  ['quota_used_up', refused('quota_exhausted'), 'The text names a quota, or a window of a day or more: no backoff loop outlasts it.'],
  [
    'credentials_expired',
    refused('expired_credentials', { details: { refreshable: true } }),
    'The text says that a token or session expired (RFC 6750 section 3.1 leaves this to the description).',
  ],
  [
    'declined',
    refused('payment_declined'),
    'The class or the text says that a payment was declined: an answer, not an outage (Stripe, error classes).',
  ],
  [
    'key_reused',
    refused('idempotency_conflict'),
    'The class says that the idempotency key was used with other content (Stripe, error classes).',
  ],
  [
    'rate_limited',
    refused('rate_limited'),
    'The class or the text says that calls are being limited; they are refused before any work (RFC 6585 section 4).',
  ],
];

const words: readonly Row[] = [
  [
    'untrusted_peer',
    byPhase('configuration_error'),
    "OpenSSL and its like, verify errors: the peer's certificate is not trusted, nothing was sent, waiting changes nothing.",
  ],
  ['tls_failed', byPhase('configuration_error'), 'The TLS handshake failed: the two sides do not speak the same; nothing was sent.'],
  ['name_unknown', byPhase('configuration_error'), 'getaddrinfo, EAI_NONAME: the host name does not exist; nothing was sent.'],
  ['name_unresolved', byPhase('network_error'), 'getaddrinfo, EAI_AGAIN: the resolver has no answer for now; nothing was sent.'],
  ['refused', byPhase('network_error'), 'POSIX connect, ECONNREFUSED: nobody listens there, nothing was sent.'],
  ['unreachable', byPhase('network_error'), 'POSIX connect, EHOSTUNREACH, ENETUNREACH: there is no way to the host; nothing was sent.'],
  [
    'connection_lost',
    byPhase('network_error'),
    'The connection ended before an answer; what was sent may have been done (RFC 9110 section 9.2.2).',
  ],
  ['cut_short', byPhase('network_error'), 'RFC 9112 section 8: the answer ended before its declared length.'],
  [
    'timed_out',
    byPhase('timeout'),
    'A wait on this side ended: the provider may still be at work unless the connection was not yet there.',
  ],
  [
    'not_http',
    { error_type: 'malformed_response', effect: 'unknown' },
    'What came back is not HTTP (RFC 9112 section 4); the work may have been done.',
  ],
  [
    'bad_coding',
    { error_type: 'malformed_response', effect: 'unknown' },
    'The body is not coded as its Content-Encoding says (RFC 9110 section 8.4); the work may have been done.',
  ],
  [
    'unreadable',
    { error_type: 'malformed_response', effect: 'unknown' },
    'The client gave up an answer that is larger than it reads (node-fetch, size): the work may have been done, and it is as large again.',
  ],
  [
    'bad_address',
    refused('configuration_error'),
    'The client was given an address, a protocol or a tool that does not exist: nothing was done.',
  ],
  ['bad_proxy', byPhase('configuration_error'), 'A proxy on the way refused (RFC 9110 section 15.5.8): the provider was not reached.'],
  ['redirected_in_circles', byPhase('configuration_error'), 'RFC 9110 section 15.4: the client was sent from address to address.'],
  [
    'local_access',
    byPhase('configuration_error', { details: { origin: 'local' } }),
    'The operating system of this side refused a file or socket: nothing was sent.',
  ],
  [
    'withheld',
    byPhase('configuration_error'),
    'Fetch standard, CORS protocol: the browser keeps the answer from this page; what was asked for may have been done.',
  ],
  ['cancelled', byPhase('unknown'), 'The call was given up on this side on purpose; it is not repeated by itself.'],
  [
    'credentials_invalid',
    refused('invalid_credentials'),
    'The class or the text says that the credentials are not accepted (RFC 9110 section 15.5.2).',
  ],
  [
    'permission_missing',
    refused('permission_denied'),
    'The text says that the credentials do not reach that far (RFC 9110 section 15.5.4).',
  ],
  ['forbidden_now', refused('business_rule_violation'), 'The text says that the object is past the state in which this could be done.'],
  ['exists', { error_type: 'duplicate', effect: 'not_applied' }, 'The text says that the object exists already.'],
  ['stale', refused('stale_object'), 'The text says that the object was changed by somebody else (RFC 9110 section 13.1.1).'],
  ['locked', refused('resource_locked'), 'The text says that the object is locked for now (RFC 4918 section 11.3).'],
  ['invalid', refused('invalid_input'), 'The class or the text says that what was sent is not valid (RFC 9110 section 15.5.1).'],
  ['missing', refused('not_found'), 'The text says that the object was not found (RFC 9110 section 15.5.5).'],
  ['unavailable', byPhase('service_unavailable'), 'The text says that the service is not available for now (RFC 9110 section 15.6.4).'],
  [
    'broken',
    byPhase('server_error'),
    'The text says that the other side failed (RFC 9110 section 15.6.1); how far the work had come is not known.',
  ],
];

function toRule([symptom, then, because]: Row): Rule {
  return { id: `printed.${symptom}`, when: { symptom: { equals: symptom } }, then, because };
}

/** A throttling answer that asks for more than this is a quota, in milliseconds. */
const LONG_WAIT_MS = 900_000;

/** Before the statuses. */
export const exactPrinted: readonly Rule[] = [
  {
    id: 'printed.rate_limited.long-wait',
    when: { symptom: { equals: 'rate_limited' }, retry_after_ms: { between: [LONG_WAIT_MS + 1, Number.MAX_SAFE_INTEGER] } },
    then: refused('quota_exhausted'),
    because: 'The text says that calls are being limited for more than 900 s: not a burst but a used-up quota (RFC 6585 section 4).',
  },
  ...exact.map(toRule),
];

/** After everything with a code. */
export const standardPrinted: readonly Rule[] = words.map(toRule);
