// classSign: what the name of an exception class stands for by the words it is made of, whatever its library and language.
// Step 2 of a failure's walk: for classes that CLASS_NAMES does not list. `ApiCallAttemptTimeoutException` and `SoftTimeLimitExceeded` say it themselves.

import type { Sign } from '../symptom.ts';
import { kindOf } from './forms.ts';

type Named = readonly [words: RegExp, ...sign: Sign];

/** They say that this side held the call back: believed before the message, whose words are about the guard and not about the provider. */
const GUARDS: readonly Named[] = [
  [
    /(?:CircuitBreaker|BrokenCircuit|IsolatedCircuit|CircuitOpen|OpenCircuit|CallNotPermitted|BreakerOpen|Bulkhead)/,
    'unavailable',
    'connect',
  ],
  [/(?:RateLimiter?Rejected|RateLimiterReject|RequestNotPermitted)/, 'rate_limited'],
];

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
  [/(?:ExpiredSignature|ExpiredToken|TokenExpired|SessionExpired|ExpiredSession|ExpiredCredentials)$/, 'credentials_expired'],
  [/(?:AuthFailure|AuthenticationFailed|InvalidCredentials)$/, 'credentials_invalid'],
  [/(?:Optimistic\w{0,12}Lock|StaleObject|StaleState|VersionConflict|ConditionalCheckFailed|ResourceModified|UpdateConcurrency)/, 'stale'],
  [
    /(?:NoCredentials|CredentialsProvider|CredentialUnavailable|DefaultCredentials|PartialCredentials|CredentialsNotFound)/,
    'credentials_invalid',
  ],
  [/(?:Throttl(?:ed|ing)|TooManyRequests|RateLimit(?:ed|Exceeded|Reached)|SlowDown|ThroughputExceeded)$/, 'rate_limited'],
  [/(?:InsufficientFunds|CardDeclined|PaymentDeclined)$/, 'declined'],
];

/** What a class says whatever its message says. */
export function guardSign(name: string): Sign | undefined {
  return signIn(GUARDS, name);
}

/** What a class says when its message says nothing better. */
export function classSign(name: string): Sign | undefined {
  const sign = signIn(NAMED, kindOf(name));
  return sign?.[0] === 'timed_out' && NO_CALL.test(name) ? undefined : sign;
}

function signIn(table: readonly Named[], name: string): Sign | undefined {
  const found = table.find(([words]) => words.test(name));
  if (found === undefined) return undefined;
  const [, symptom, phase] = found;
  return phase === undefined ? [symptom] : [symptom, phase];
}
