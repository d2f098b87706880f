// isNamedLikeAClass, kindOf and isTelling: what the form of a name says, whoever made it: that it is a class, of what kind, and whether it tells what happened.
// Step 2 of a failure's walk.

const IS_CLASS =
  /(?:Error|Exception|Timeout|Expired|Disconnected|IncompleteRead|BadStatusLine|BadResponse|TooManyRedirects|gaierror|Interrupt|InvalidURL|MissingSchema|InvalidSchema|UnsupportedProtocol|Requests|Refused|Fault|Failure|Iteration)$/;

/** True for what ends as the name of an exception class does. */
export function isNamedLikeAClass(name: string): boolean {
  return IS_CLASS.test(name);
}

const KIND = /(?:Error|Exception|Fault|Failure)$/;

/** `NotFoundError` → `NotFound`. */
export function kindOf(name: string): string {
  return name.replace(KIND, '');
}

/** Classes that are named after what happened; others are named after who throws them. */
const TELLING =
  /^(?:\w{0,20}(?:NotFound|AlreadyExists|Duplicate|Unauthorized|Unauthenticated|Forbidden|AccessDenied|Permission|Authorization|Authentication|RateLimit|RateLimited|TooManyRequests|Throttled|Throttling|QuotaExceeded|ServiceUnavailable|Validation|InvalidState|Stale|Idempotency|CardDeclined|PaymentDeclined|TokenExpired))$/;
/** True for such a kind. */
export function isTelling(kind: string): boolean {
  return TELLING.test(kind);
}
