// CASES: what goes wrong, how the socket does it, and what a write without a key is then. The expected values are written by hand, per case, for every client alike.
// Used by samples: each client meets each case for real. Those of the service and of Stripe's answers have files of their own.
import type { Case } from './case.ts';
import { SERVICE_CASES } from './service-cases.ts';
import { answers, STRIPE_CASES } from './stripe-cases.ts';

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n';

// A client that Stripe publishes falls over an error that is a text: Stripe never answers one.
const isStripes = (path: string): boolean => path.includes('/payment_intents/');

function status(line: string, error_type: Case['error_type'], effect: Case['effect'], headers = ''): Case {
  return {
    place: 'socket',
    about: `answered ${line}`,
    act: (socket, path) => answers(line, { error: isStripes(path) ? { message: 'see the status' } : 'see the status' }, headers)(socket),
    error_type,
    effect,
  };
}

const SOCKET_CASES: Readonly<Record<string, Case>> = {
  refused: { place: 'refused', about: 'nobody listens', error_type: 'network_error', effect: 'not_applied' },
  'no-such-host': {
    place: 'no-such-host',
    about: 'the host name does not exist',
    error_type: 'configuration_error',
    effect: 'not_applied',
  },
  'tls-to-plain': {
    place: 'tls-to-plain',
    about: 'TLS spoken to a server that speaks none',
    error_type: 'configuration_error',
    effect: 'not_applied',
  },
  untrusted: { place: 'untrusted', about: 'a certificate that nobody signed', error_type: 'configuration_error', effect: 'not_applied' },
  reset: {
    place: 'socket',
    about: 'reset once the request was there',
    act: (s) => s.resetAndDestroy(),
    error_type: 'network_error',
    effect: 'unknown',
  },
  close: { place: 'socket', about: 'closed without an answer', act: (s) => s.end(), error_type: 'network_error', effect: 'unknown' },
  stall: { place: 'socket', about: 'no answer within the deadline', act: () => undefined, error_type: 'timeout', effect: 'unknown' },
  'stall-in-body': {
    place: 'socket',
    about: 'half an answer, then nothing',
    act: (s) => s.write(`${HEAD}Content-Length: 100\r\n\r\n{"id": `),
    error_type: 'timeout',
    effect: 'unknown',
  },
  cut: {
    place: 'socket',
    about: 'half an answer, then the end',
    act: (s) => s.end(`${HEAD}Content-Length: 100\r\n\r\n{"id": `),
    error_type: 'network_error',
    effect: 'unknown',
  },
  'cut-by-reset': {
    place: 'socket',
    about: 'half an answer, then a reset',
    act: (s) => s.write(`${HEAD}Content-Length: 100\r\n\r\n{"id": `, () => setTimeout(() => s.resetAndDestroy(), 50)),
    error_type: 'network_error',
    effect: 'unknown',
  },
  garbage: {
    place: 'socket',
    about: 'no HTTP',
    act: (s) => s.end('this is not HTTP\r\n\r\n'),
    error_type: 'malformed_response',
    effect: 'unknown',
  },
  'bad-json': {
    place: 'socket',
    about: 'a success that is not JSON',
    act: (s) => s.end(`${HEAD}Content-Length: 7\r\n\r\n{"id": `),
    error_type: 'malformed_response',
    effect: 'unknown',
  },
  'bad-gzip': {
    place: 'socket',
    about: 'a body that is not gzip',
    act: (s) => s.end(`${HEAD}Content-Encoding: gzip\r\nContent-Length: 9\r\n\r\n{"id": 1}`),
    error_type: 'malformed_response',
    effect: 'unknown',
  },
  400: status('400 Bad Request', 'invalid_input', 'not_applied'),
  401: status('401 Unauthorized', 'invalid_credentials', 'not_applied'),
  403: status('403 Forbidden', 'permission_denied', 'not_applied'),
  404: status('404 Not Found', 'not_found', 'not_applied'),
  422: status('422 Unprocessable Entity', 'invalid_input', 'not_applied'),
  429: status('429 Too Many Requests', 'rate_limited', 'not_applied', 'Retry-After: 2\r\n'),
  500: status('500 Internal Server Error', 'server_error', 'unknown'),
  502: status('502 Bad Gateway', 'service_unavailable', 'unknown'),
  503: status('503 Service Unavailable', 'service_unavailable', 'unknown'),
  504: status('504 Gateway Timeout', 'timeout', 'unknown'),
};

/** By name; the name is the file's. */
export const CASES: Readonly<Record<string, Case>> = { ...SOCKET_CASES, ...SERVICE_CASES, ...STRIPE_CASES };
