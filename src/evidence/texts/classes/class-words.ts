// classSign and classMeaning: what the name of an exception class stands for by the words it is made of, whatever its library and language.
// Step 2 of a failure's walk: for classes that CLASS_SIGNS does not list. `ApiCallAttemptTimeoutException` and `SoftTimeLimitExceeded` say it themselves.

import type { Meaning } from '../../meaning.ts';
import type { Sign } from '../../symptom.ts';
import { kindOf } from './forms.ts';

type Named = readonly [words: RegExp, ...sign: Sign];

/** They say that this side held the call back: believed before the message, whose words are about the guard and not about the provider. */
const GUARDS = /(?:CircuitBreaker|BrokenCircuit|IsolatedCircuit|CircuitOpen|OpenCircuit|CallNotPermitted|BreakerOpen|Bulkhead)/;
const TAKEN = /(?:UniqueConstraint(?:Violation)?|UniqueViolation|DuplicateKey|DuplicateEntry|NotUnique|AlreadyExists)$/;
const LIMITERS = /(?:RateLimiter?Rejected|RateLimiterReject|RequestNotPermitted)/;

/** What timed out in these is no call. */
const NO_CALL = /(?:Lock|Session|Token|Login|Payment|Transaction|Order|Card|Idle|Otp|Visibility)/;

const NAMED: readonly Named[] = [
  [/(?:Pool|Acquire|Acquisition|Connect|Connection|Connecting|Open)(?:Request|Pool|Acquire)?Time[Dd]?[Oo]ut/, 'timed_out', 'connect'],
  [/(?:Time[Dd]?[Oo]ut(?:Rejected|Expired|Exceeded)?|TimeLimitExceeded|DeadlineExceeded)$/, 'timed_out'],
  [
    /(?:ConnectionRefused|HostConnect|EndpointConnection|ConnectionFailure|ConnectFail|FailedToConnect|UnableToConnect|OpenSocket)/,
    'refused',
    'connect',
  ],
  [/(?:D[Nn][Ss]Lookup|HostLookup|NameResolution|UnknownHost|HostNotFound|NameNotResolved)/, 'name_unknown', 'connect'],
  [/^Unsupported(?:U[Rr][IiLl])?(?:Scheme|Protocol)$/, 'bad_address', 'connect'],
  [/^(?:Response|Body|Reply)?Parsing$/, 'not_json', 'decode'],
  [/(?:CertPath|PeerUnverified|CertificateVerif|CertificateNot|UntrustedRoot)/, 'untrusted_peer', 'connect'],
  [/(?:Handshake|(?:Tls|TLS|Ssl|SSL)(?:Initiali[sz]ation|Alert|Connect))/, 'tls_failed', 'connect'],
  [
    /(?:(?:Stream|Connection|Peer|Socket|Channel|Http)(?:Was)?(?:Reset|Clos(?:ed|ure)|Lost|Aborted|Dropped|Terminated)|BrokeConnection|PrematureClose|ResponseNeverReceived|EmptyReply)/,
    'connection_lost',
  ],
  [
    /(?:Decod(?:e|ing)|(?:Json|JSON)\w{0,12}(?:Pars|Decod|Encod|Syntax|Process|Mapping)\w{0,8}|Deserializ\w{0,8}|UnknownContentType|ContentTypeMismatch)$/,
    'not_json',
    'decode',
  ],
];

/** What an answer said. */
const SAYING: readonly (readonly [words: RegExp, means: Meaning])[] = [
  [/(?:ExpiredSignature|ExpiredToken|TokenExpired|SessionExpired|ExpiredSession|ExpiredCredentials)$/, 'token_expired'],
  [/(?:AuthFailure|AuthenticationFailed|InvalidCredentials)$/, 'bad_credential'],
  [/(?:Optimistic\w{0,12}Lock|StaleObject|StaleState|VersionConflict|ConditionalCheckFailed|ResourceModified|UpdateConcurrency)/, 'stale'],
  [
    /(?:NoCredentials|CredentialsProvider|CredentialUnavailable|DefaultCredentials|PartialCredentials|CredentialsNotFound)/,
    'bad_credential',
  ],
  [/(?:Throttl(?:ed|ing)|TooManyRequests|RateLimit(?:ed|Exceeded|Reached)|SlowDown|ThroughputExceeded)$/, 'throttled'],
  [/(?:InsufficientFunds|CardDeclined|PaymentDeclined)$/, 'declined'],
];

/** What a class says whatever its message says. */
export function guardSign(name: string): Sign | undefined {
  return GUARDS.test(name) ? ['held_back', 'connect'] : undefined;
}

/** The same for what means that calls are limited, or that something exists. */
export function guardMeaning(name: string): Meaning | undefined {
  if (TAKEN.test(kindOf(name))) return 'duplicate';
  return LIMITERS.test(name) ? 'throttled' : undefined;
}

/** What a class says when its message says nothing better. */
export function classSign(name: string): Sign | undefined {
  const kind = kindOf(name);
  const found = NAMED.find(([words]) => words.test(kind));
  if (found === undefined) return undefined;
  const [, symptom, phase] = found;
  if (symptom === 'timed_out' && NO_CALL.test(name)) return undefined;
  return phase === undefined ? [symptom] : [symptom, phase];
}

/** What the answer said when the class is named after it and its message says nothing better. */
export function classMeaning(name: string): Meaning | undefined {
  const kind = kindOf(name);
  return SAYING.find(([words]) => words.test(kind))?.[1];
}

/** True for a name that any of these know. */
export function isNamedAfterFailure(name: string): boolean {
  return [classSign, guardSign, classMeaning, guardMeaning].some((read) => read(name) !== undefined);
}
