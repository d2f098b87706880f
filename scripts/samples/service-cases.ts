// SERVICE_CASES: what goes wrong at our own service: refusals as it makes them, and faults of its plan.
// Used by samples; the service knows what really happened, the client only what it is told.
import type { Arranged, Case } from './case.ts';

function refused(about: string, error_type: Case['error_type'], arranged: Arranged, told?: Case['told']): Case {
  return { place: 'service', about, arranged, error_type, effect: 'not_applied', ...(told === undefined ? {} : { told }) };
}

function lost(about: string, error_type: Case['error_type'], params: object): Case {
  return { place: 'service', about, arranged: { rule: { fault: 'lost_reply', params } }, error_type, effect: 'unknown' };
}

function failed(about: string, error_type: Case['error_type'], rule: Arranged['rule']): Case {
  return { place: 'service', about, arranged: rule === undefined ? {} : { rule }, error_type, effect: 'unknown' };
}

function told(word: RegExp, error_type: Case['error_type'], effect: Case['effect'] = 'not_applied'): NonNullable<Case['told']> {
  return { word, otherwise: { error_type, effect } };
}

/** By name; the name is the file's. */
export const SERVICE_CASES: Readonly<Record<string, Case>> = {
  'rate-limit': refused('the service limits the rate', 'rate_limited', { rule: { fault: 'rate_limited', params: { wait_s: 2 } } }),
  'credential-expired': refused(
    'the API key expired',
    'expired_credentials',
    { credential: 'expired' },
    told(/expired/i, 'invalid_credentials'),
  ),
  'credential-revoked': refused('the API key was revoked', 'invalid_credentials', { credential: 'revoked' }),
  'credential-unknown': refused('nobody knows the API key', 'invalid_credentials', { credential: 'nobody' }),
  scope: refused('the API key may only read', 'permission_denied', { credential: 'read_only' }),
  'no-such-invoice': refused('the invoice does not exist', 'not_found', { invoice: 'inv_00000000000000000000' }),
  'already-paid': refused(
    'the invoice is already paid',
    'business_rule_violation',
    { invoice: 'invoice.paid' },
    // A 409 nobody read may be a call with the same key that is still running.
    told(/already.paid/i, 'unknown', 'unknown'),
  ),
  draft: refused('a draft is paid', 'business_rule_violation', { invoice: 'invoice.draft' }, told(/transition/i, 'unknown', 'unknown')),
  'exceeds-balance': refused(
    'the payment exceeds what remains',
    'business_rule_violation',
    { rule: { fault: 'refuse', params: { rule: 'R43' } } },
    told(/exceeds/i, 'invalid_input'),
  ),
  'invalid-amount': refused('the amount is refused', 'invalid_input', { rule: { fault: 'refuse', params: { rule: 'R14' } } }),
  'lock-conflict': refused(
    'another write holds the invoice',
    'resource_locked',
    { rule: { fault: 'refuse', params: { rule: 'R73' } } },
    told(/another write/i, 'unknown', 'unknown'),
  ),
  'lost-by-reset': lost('stored, then the answer is lost by a reset', 'network_error', { how: 'reset' }),
  'lost-by-close': lost('stored, then the answer is lost by a close', 'network_error', { how: 'close' }),
  'lost-by-stall': lost('stored, then silence', 'timeout', { how: 'stall' }),
  'lost-by-cut': lost('stored, then half the answer', 'network_error', { how: 'truncate' }),
  'lost-by-502': lost('stored, then a 502', 'service_unavailable', { how: 'error_status', status: 502 }),
  'internal-error': failed('a problem document says 500', 'server_error', { fault: 'error_status', params: { status: 500 } }),
  unavailable: failed('a problem document says 503', 'service_unavailable', {
    fault: 'error_status',
    params: { status: 503, retry_after_s: 30 },
  }),
  maintenance: failed('maintenance of an hour', 'service_unavailable', { fault: 'maintenance', params: { duration_s: 3600 } }),
  'maintenance-page': failed('an HTML page under 503', 'service_unavailable', {
    fault: 'html',
    params: { status: 503, title: 'Down for maintenance' },
    at: 'before_operation',
  }),
  'page-in-success': failed('an HTML page under 200', 'malformed_response', {
    fault: 'html',
    params: { status: 200, title: 'Welcome' },
    at: 'before_operation',
  }),
  'bytes-no-http': failed('bytes that are no HTTP', 'malformed_response', { fault: 'malformed_http' }),
};
