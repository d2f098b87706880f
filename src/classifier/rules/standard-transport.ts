// Standard rules, third part: no answer, a broken one, or one that cannot be read.
// Step 3 of a failure's walk, when no status decided.
import type { Outcome, Rule } from '../rule.ts';

type Row = readonly [errno: string, error_type: Outcome['error_type'], because: string];

const NODE = 'Node.js errors, common system errors';
const UNDICI = 'undici lib/core/errors.js';

const system: readonly Row[] = [
  ['ETIMEDOUT', 'timeout', `${NODE}: no answer within the system's time.`],
  ['ESOCKETTIMEDOUT', 'timeout', 'request and its heirs: the socket was silent for too long.'],
  ['ERR_SOCKET_CONNECTION_TIMEOUT', 'timeout', 'Node.js errors: an attempt to connect took too long.'],
  ['ECONNREFUSED', 'network_error', `${NODE}: nobody listens there, nothing was sent.`],
  ['ECONNRESET', 'network_error', `${NODE}: the peer closed the connection by force; what was sent may have been done.`],
  ['ECONNABORTED', 'network_error', `${NODE}: the connection was given up on this side.`],
  ['EPIPE', 'network_error', `${NODE}: the peer closed while the request was written.`],
  ['EAI_AGAIN', 'network_error', 'getaddrinfo: the resolver has no answer for now; nothing was sent.'],
  ['EHOSTUNREACH', 'network_error', 'POSIX: no route to the host.'],
  ['EHOSTDOWN', 'network_error', 'POSIX: the host is down.'],
  ['ENETUNREACH', 'network_error', 'POSIX: no route to the network.'],
  ['ENETDOWN', 'network_error', 'POSIX: the network is down.'],
  ['ENOTFOUND', 'configuration_error', 'getaddrinfo: the host name does not exist; nothing was sent.'],
  ['EAI_NONAME', 'configuration_error', 'getaddrinfo: the host name does not exist; nothing was sent.'],
  ['EPROTO', 'configuration_error', 'OpenSSL: the handshake failed; the peer does not speak the TLS that was asked for.'],
  ['ERR_INVALID_URL', 'configuration_error', 'Node.js errors: the address is not a URL.'],
  ['ERR_INVALID_PROTOCOL', 'configuration_error', "Node.js errors: the client cannot speak the URL's protocol."],
  ['ERR_SOCKET_BAD_PORT', 'configuration_error', 'Node.js errors: the port is not one.'],
  ['EACCES', 'configuration_error', `${NODE}: this process may not do that.`],
  ['EPERM', 'configuration_error', `${NODE}: this process may not do that.`],
  ['ENOENT', 'configuration_error', `${NODE}: the socket or file named in the set-up does not exist.`],
];

const local: readonly Row[] = [
  ['EADDRNOTAVAIL', 'network_error', 'POSIX: no local address is free for a connection.'],
  ['EMFILE', 'network_error', `${NODE}: this process has too many files open.`],
  ['ENFILE', 'network_error', 'POSIX: this machine has too many files open.'],
  ['ENOBUFS', 'network_error', 'POSIX: this machine has no buffer space left.'],
];

const unsent: readonly Row[] = [
  ['ERR_UNSENDABLE_INPUT', 'invalid_input', 'Our client: the input or the key cannot be written as a request, so nothing was sent.'],
  ['ERR_UNSENDABLE_CONFIG', 'configuration_error', 'Our client: the request cannot be written with this set-up, so nothing was sent.'],
  ['ERR_INVALID_CHAR', 'configuration_error', `${NODE}: a header has a character that HTTP cannot carry, so nothing was sent.`],
];

const undici: readonly Row[] = [
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout', `${UNDICI}: no connection in time, so nothing was sent.`],
  ['UND_ERR_HEADERS_TIMEOUT', 'timeout', `${UNDICI}: sent, and no header in time.`],
  ['UND_ERR_BODY_TIMEOUT', 'timeout', `${UNDICI}: the header came, the body stopped.`],
  ['UND_ERR_SOCKET', 'network_error', `${UNDICI}: the other side closed the connection.`],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'network_error', `${UNDICI}: the answer was cut short.`],
  ['UND_ERR_HEADERS_OVERFLOW', 'malformed_response', `${UNDICI}: the headers of the answer are larger than the client reads.`],
  ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'malformed_response', `${UNDICI}: the answer is larger than the client reads.`],
  ['UND_ERR_INVALID_ARG', 'configuration_error', `${UNDICI}: the client was called wrongly, nothing was sent.`],
  ['UND_ERR_NOT_SUPPORTED', 'configuration_error', `${UNDICI}: the client cannot do what it was asked for.`],
  ['UND_ERR_REQ_CONTENT_LENGTH_MISMATCH', 'configuration_error', `${UNDICI}: the client declared a length and sent another.`],
];

function toRule(table: string): (row: Row) => Rule {
  return ([errno, error_type, because]) => ({
    id: `${table}.${errno}`,
    when: { errno: { equals: errno } },
    then: { error_type, effect: 'by_phase' },
    because,
  });
}

function onThisSide(rule: Rule): Rule {
  return { ...rule, then: { ...rule.then, details: { origin: 'local' } } };
}

export const standardTransport: readonly Rule[] = [
  {
    id: 'abort.deadline',
    when: { aborted_by: { equals: 'deadline' } },
    then: { error_type: 'timeout', effect: 'by_phase' },
    because: "DOM standard, AbortSignal.timeout: this side's deadline passed; the provider may still be at work.",
  },
  {
    id: 'abort.caller',
    when: { aborted_by: { equals: 'caller' } },
    then: { error_type: 'unknown', effect: 'by_phase' },
    because: 'DOM standard, AbortController: the caller gave the call up on purpose; it is not repeated by itself.',
  },
  ...system.map(toRule('errno')),
  ...local.map(toRule('errno')).map(onThisSide),
  ...unsent.map(toRule('unsent')).map(onThisSide),
  {
    id: 'tls.trust',
    when: { errno: { matches: '^(?:CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_|HOSTNAME_MISMATCH|ERR_TLS_|ERR_SSL_)\\w*$' } },
    then: { error_type: 'configuration_error', effect: 'by_phase' },
    because: 'OpenSSL verify codes and Node.js TLS errors: the peer is not trusted, nothing was sent, waiting changes nothing.',
  },
  {
    id: 'http-parser.HPE',
    when: { errno: { matches: '^HPE_\\w+$' } },
    then: { error_type: 'malformed_response', effect: 'by_phase' },
    because: 'llhttp error codes: what came back is not HTTP.',
  },
  ...undici.map(toRule('undici')),
  {
    id: 'coding.zlib',
    when: { errno: { matches: '^(?:Z_|ERR__ERROR_)\\w+$' } },
    then: { error_type: 'malformed_response', effect: 'unknown' },
    because: 'Node.js zlib: the body is not coded as its Content-Encoding says (RFC 9110 section 8.4); the work may have been done.',
  },
  {
    id: 'none.not_a_failure',
    when: { success: { equals: true }, phase: { equals: 'decode' } },
    then: { error_type: 'unknown', effect: 'unknown' },
    because: 'A success, and nothing in it says otherwise: this was no failure (RFC 9110 section 15.3).',
  },
  {
    id: 'reply.cut-short',
    when: { status_class: { equals: '2xx' }, phase: { equals: 'body' } },
    then: { error_type: 'network_error', effect: 'by_phase' },
    because: 'RFC 9112 section 8: the answer ended before its declared length.',
  },
  {
    id: 'reply.unreadable',
    when: { status_class: { equals: '2xx' } },
    then: { error_type: 'malformed_response', effect: 'unknown' },
    because: 'A success whose body is not what was promised proves nothing: the work may have been done (RFC 9110 section 15.3).',
  },
  {
    id: 'reply.not-json',
    when: { phase: { equals: 'decode' } },
    then: { error_type: 'malformed_response', effect: 'unknown' },
    because: 'RFC 8259: an answer came and is not JSON; the work may have been done.',
  },
];

/** When not even the words around it say more. */
export const fetchFailed: readonly Rule[] = [
  {
    id: 'fetch.failed',
    when: { transport_failed: { equals: true } },
    then: { error_type: 'network_error', effect: 'by_phase' },
    because: 'undici lib/web/fetch: the transport failed and no cause says where (is-network-error lists these words).',
  },
];
