// codeFor: the machine-readable code that goes with a bare status, for faults that answer with one.
// Only words a provider's edge would use; a rule may name its own code instead.

const CODES: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized',
  402: 'payment_required',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'state_conflict',
  410: 'gone',
  412: 'precondition_failed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'unprocessable',
  423: 'resource_locked',
  425: 'too_early',
  428: 'precondition_required',
  429: 'rate_limited',
  431: 'headers_too_large',
  500: 'internal_error',
  501: 'not_implemented',
  502: 'bad_gateway',
  503: 'service_unavailable',
  504: 'gateway_timeout',
  529: 'overloaded',
};

/** The code for `status`; one that is not in the table gets a neutral word, so that no rule of the provider's own is claimed. */
export function codeFor(status: number): string {
  return CODES[status] ?? (status < 500 ? 'client_error' : 'server_error');
}
