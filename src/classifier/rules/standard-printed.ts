// Standard rules, fourth part: what a text, a class name or a message tells of this side and of the way when no code and no status was handed in.
// Step 3 of a failure's walk. The first table stands before the statuses: its words say more than a status. What an answer says is in standard-says.
import type { Symptom } from '../../evidence/symptom.ts';
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
    byPhase('invalid_input', { details: { origin: 'local' } }),
    'grpc statuscodes.md: RESOURCE_EXHAUSTED is also what the library says of a message that is too large, sent or received.',
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
    'held_back',
    byPhase('service_unavailable'),
    'A breaker on this side or a balancer on the way had nobody to hand the call to: nothing was sent on (RFC 9110 section 15.6.4).',
  ],
];

function toRule([symptom, then, because]: Row): Rule {
  return { id: `printed.${symptom}`, when: { symptom: { equals: symptom } }, then, because };
}

/** Before the statuses. */
export const exactPrinted: readonly Rule[] = exact.map(toRule);

/** After everything with a code. */
export const standardPrinted: readonly Rule[] = words.map(toRule);
