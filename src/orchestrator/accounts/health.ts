// credentialHealth, hostHealth: what the outcome of a call says of the credential it used and of the host it went to.
// After an attempt, for the breakers: one failure can be the host's and say nothing of the credential, and the other way round.
import type { ErrorType } from '../../contract/error-types.ts';
import type { ToolError } from '../../contract/tool-error.ts';
import type { Health } from './breaker.ts';

/** The provider answers so only to a credential that it has accepted. */
const AFTER_ACCESS: readonly ErrorType[] = [
  'permission_denied',
  'payment_declined',
  'business_rule_violation',
  'not_found',
  'stale_object',
  'duplicate',
];

const UNAVAILABLE: readonly ErrorType[] = ['service_unavailable', 'network_error', 'timeout'];

/** False: something on this side or in front of the provider spoke. */
const isProviders = ({ details, upstream }: ToolError): boolean =>
  upstream?.status !== undefined && details?.origin !== 'edge' && details?.origin !== 'local';

/** `refreshed`: the token was renewed for this call, so that an expired one is no longer a matter of renewing. */
export function credentialHealth(error: ToolError | null, refreshed: boolean): Health {
  if (error === null) return 'healthy';
  switch (error.error_type) {
    case 'invalid_credentials':
    case 'account_restricted':
      return 'unhealthy';
    case 'expired_credentials':
      return refreshed || error.action !== 'refresh_credentials' ? 'unhealthy' : 'neutral';
  }
  return AFTER_ACCESS.includes(error.error_type) && isProviders(error) ? 'healthy' : 'neutral';
}

/** An internal failure is neither: one broken operation is no outage, and an answer that says nothing is no proof of health. */
export function hostHealth(error: ToolError | null): Health {
  if (error === null) return 'healthy';
  if (UNAVAILABLE.includes(error.error_type)) return 'unhealthy';
  return error.error_type !== 'server_error' && isProviders(error) ? 'healthy' : 'neutral';
}
