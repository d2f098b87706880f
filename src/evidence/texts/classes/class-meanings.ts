// CLASS_MEANINGS: exception classes of providers' clients that say by themselves what the answer said; GENERIC_MEANINGS: those that only say so when the message says nothing better.
// Step 2 of a failure's walk. Names without their package.
import type { Meaning } from '../../meaning.ts';

/** Their message is for people; only what the meaning yields to is read from it. */
export const CLASS_MEANINGS: Readonly<Record<string, Meaning>> = {
  CardError: 'declined',
  RateLimitError: 'throttled',
  TooManyRequestsException: 'throttled',
  ThrottlingException: 'throttled',
  AuthenticationError: 'bad_credential',
  AuthenticationException: 'bad_credential',
  IdempotencyError: 'key_reused',
  StripeCardError: 'declined',
  StripeRateLimitError: 'throttled',
  StripeAuthenticationError: 'bad_credential',
  StripePermissionError: 'no_permission',
  StripeIdempotencyError: 'key_reused',
};

/** Names that mean another thing in a package than in the language: a provider's client says so of permissions at the provider. */
export const PACKAGED: Readonly<Record<string, Meaning>> = { PermissionError: 'no_permission' };

/** Read after the message: the class says less than most messages do. */
export const GENERIC_MEANINGS: Readonly<Record<string, Meaning>> = {
  InvalidRequestError: 'bad_input',
  StripeInvalidRequestError: 'bad_input',
  StripeAPIError: 'broken',
  APIError: 'broken',
  PermissionDenied: 'no_permission',
  InternalServerError: 'broken',
  InternalServerException: 'broken',
  InternalError: 'broken',
  ServerError: 'broken',
};
