// grpc: how a gRPC call ended: code or name, the details of google.rpc, trailers; from `{ grpc }`, a thrown ServiceError, or a printed status.
// Step 2 of a failure's walk. @see https://github.com/grpc/grpc/blob/master/doc/statuscodes.md, https://google.aip.dev/193
import type { Extractor, Facts, ThrownLink } from '../evidence.ts';
import { once } from '../link.ts';
import { codeOf } from '../redact.ts';
import { grpcStatusIn, statusLike, statusOfCode, statusOfName } from '../texts/grpc-status.ts';
import { codeWords } from '../texts/plain-words.ts';
import { asksForTomorrow, waitIn } from '../texts/wait.ts';
import { textSaysNever } from '../wording/never-again.ts';
import { isFinal, passes } from '../wording/traits.ts';
import { meaningOf } from '../wording/wording.ts';

const DETAILS_MAX = 10;
const DETAILS: readonly string[] = ['statusDetails', 'details', 'errorDetails'];
const PER_DAY = /per ?(?:[_-] ?)?(?:day|month)|daily|monthly/i;
/** What OpenSSL, BoringSSL and Go say of a peer that they do not trust. */
const UNTRUSTED =
  /certificate verif(?:y|ication) failed|CERTIFICATE_VERIFY_FAILED|x509: certificate|self[- ]signed certificate|unable to (?:get|verify)[\w ]{0,20} certificate|certificate has expired/i;
const TOO_LARGE = /message larger than max|message exceeds maximum size/i;
/** Nothing of these left. */
const UNSENT = /(?:\b(?:trying|attempted) to send|\bsent) message larger than max/i;
/** What the libraries say of a call that found no connection. */
const UNCONNECTED =
  /no connection established|failed to connect to all addresses|error connecting to subchannel|error while dialing|name resolution (?:failed|failure)|no healthy upstream|(?<!latest )reset reason: (?:remote |local )?connection (?:failure|timeout)/i;
/** Where the deadline found the call: grpc-java's open stream, grpc-js' waiting. */
const STILL_CONNECTING = /\bwaiting_for_connection\b|\bwaiting for (?:LB pick|name resolution)\b/i;
/** gax puts a code of its own in front when its tries ran out, and tells the true one. */
const REWRITTEN = /Previous errors ?:/;

/** Reads a gRPC status. */
export const grpc: Extractor = {
  source: 'grpc',
  recognises: (link) => link.kind !== 'http' && statusIn(link) !== undefined,
  extract: (link) => {
    const status = statusIn(link);
    if (status === undefined) return {};
    if (link.kind === 'text') return { grpc_status: status, ...phaseOf(status, told(link.text)) };
    if (link.kind !== 'thrown') return {};
    const message = messageOf(link);
    const earlier = REWRITTEN.test(message) ? grpcStatusIn(message.slice(message.search(REWRITTEN))) : undefined;
    return {
      grpc_status: earlier ?? status,
      ...waitOf(message),
      ...vetoOf(link, message),
      ...detailsOf(link),
      ...pushbackOf(link),
      ...symptomOf(status, link, message),
      ...phaseOf(status, message),
      ...saysOf(earlier ?? status, message),
    };
  },
};

/** What a text says behind the deadline's name: what came of it stands on the same line. */
function told(text: string): string {
  return /\bDEADLINE_?EXCEEDED\b[^\n]{0,400}/i.exec(text)?.[0] ?? '';
}

/** The prefix where things stand: in `{ grpc }`, or on the thrown value itself. */
function rootOf(link: ThrownLink): readonly string[] {
  const isForm =
    link.number('grpc', 'code') !== undefined || link.text('grpc', 'status') !== undefined || link.text('grpc', 'code') !== undefined;
  return isForm ? ['grpc'] : [];
}

const statusIn = once((link): string | undefined => {
  if (link.kind === 'text') return grpcStatusIn(link.text);
  if (link.kind !== 'thrown') return undefined;
  const root = rootOf(link);
  const named = statusOfName(link.text(...root, 'status')) ?? statusOfName(link.text(...root, 'code'));
  if (root.length > 0) return named ?? statusOfCode(link.number('grpc', 'code'));
  // `7 PERMISSION_DENIED: …` is how grpc-js words its own; a number on `code` alone is anybody's.
  return grpcStatusIn(link.message.slice(0, 200)) ?? connectStatus(link);
});

/** `[unavailable] …` is how Connect words its own. */
function connectStatus(link: ThrownLink): string | undefined {
  return link.name === 'ConnectError' ? statusOfName(/^\[([a-z_]{5,20})\] /.exec(link.message)?.[1]) : undefined;
}

function messageOf(link: ThrownLink): string {
  const root = rootOf(link);
  return ['details', 'message'].map((name) => link.text(...root, name) ?? '').join('\n');
}

function detailsOf(link: ThrownLink): Facts {
  const facts: { code?: string; retry_after_ms?: number } = {};
  for (const list of DETAILS) {
    for (let index = 0; index < DETAILS_MAX; index += 1) {
      const at = [...rootOf(link), list, String(index)];
      const reason = codeOf(link.text(...at, 'reason'));
      if (reason !== undefined) facts.code ??= reason;
      const waitMs = durationMs(link, [...at, 'retryDelay']);
      if (waitMs !== undefined) facts.retry_after_ms ??= waitMs;
    }
  }
  return facts;
}

/** `"3.5s"` as JSON writes a Duration, or `{ seconds, nanos }`. */
function durationMs(link: ThrownLink, at: readonly string[]): number | undefined {
  const text = /^(\d{1,9}(?:\.\d{1,9})?)s$/.exec(link.text(...at) ?? '')?.[1];
  if (text !== undefined) return Math.ceil(Number(text) * 1000);
  const seconds = link.number(...at, 'seconds') ?? Number(link.text(...at, 'seconds') ?? Number.NaN);
  if (!Number.isFinite(seconds) || seconds < 0) return undefined;
  return Math.ceil(seconds * 1000 + (link.number(...at, 'nanos') ?? 0) / 1e6);
}

/** A6: an exact delay; negative or unreadable forbids a repeat. */
function pushbackOf(link: ThrownLink): Facts {
  const at = [...rootOf(link), 'metadata', 'grpc-retry-pushback-ms'];
  const text = link.text(...at) ?? link.text(...at, '0') ?? link.number(...at)?.toString();
  if (text === undefined) return {};
  return /^\d{1,9}$/.test(text) ? { retry_after_ms: Number(text) } : { told_to_retry: false };
}

/** What the message asks for in words; a RetryInfo says it better. */
function waitOf(message: string): Facts {
  const waitMs = waitIn([message]);
  return waitMs === undefined ? {} : { retry_after_ms: waitMs };
}

/** The message, a reason, or a member of a detail's metadata says not to repeat. */
function vetoOf(link: ThrownLink, message: string): Facts {
  const places = DETAILS.flatMap((list) => Array.from({ length: DETAILS_MAX }, (_, index) => [...rootOf(link), list, String(index)]));
  const isVetoed = places.some((at) => {
    const words = REPEATS.map((name) => link.text(...at, 'metadata', name)?.toLowerCase());
    return words.includes('false') || textSaysNever(codeWords(link.text(...at, 'reason') ?? '').join(' '));
  });
  return isVetoed || textSaysNever(message) ? { told_to_retry: false } : {};
}

const REPEATS: readonly string[] = ['retryable', 'is_retryable', 'isRetryable', 'transient', 'temporary', 'can_retry', 'should_retry'];

function phaseOf(status: string, message: string): Facts {
  const words = status === 'UNAVAILABLE' ? UNCONNECTED : status === 'DEADLINE_EXCEEDED' ? STILL_CONNECTING : undefined;
  return words?.test(message) === true ? { phase: 'connect' } : {};
}

/** A permanent cause that the message names stands against a code that says less. */
function saysOf(status: string, message: string): Pick<Facts, 'says'> {
  const like = statusLike(status);
  if (like === undefined) return {};
  const texts = message.split('\n').filter((line) => line !== '');
  const says = meaningOf({ codes: [], classes: [], texts, fields: [], waitMs: undefined, limit: undefined, partial: false }, like);
  const stands = says !== undefined && (isFinal(says) || says === 'down_for_long' || (like === 500 && !passes(says)));
  return stands ? { says } : {};
}

/** Of what came: a message that was sent is not read again. */
const UNREAD =
  /\bresponse message pars(?:e|ing) error|\berror parsing response\b|failed to (?:deserialize|parse) (?:the )?response|exception deserializing response/i;

/** The same code means two things in these. */
function symptomOf(status: string, link: ThrownLink, message: string): Facts {
  if (status === 'UNAVAILABLE' && UNTRUSTED.test(message)) return { symptom: 'untrusted_peer', phase: 'connect' };
  if (status === 'INTERNAL' && UNREAD.test(message)) return { symptom: 'unreadable', phase: 'decode' };
  if (status !== 'RESOURCE_EXHAUSTED') return {};
  if (TOO_LARGE.test(message)) return { symptom: 'too_large', phase: UNSENT.test(message) ? 'connect' : 'body' };
  const limits = Array.from({ length: DETAILS_MAX }, (_, index) => [
    ...rootOf(link),
    'statusDetails',
    String(index),
    'metadata',
    'quota_limit',
  ]);
  const isLong = PER_DAY.test(message) || asksForTomorrow([message]) || limits.some((at) => PER_DAY.test(link.text(...at) ?? ''));
  return isLong ? { says: 'quota' } : {};
}
