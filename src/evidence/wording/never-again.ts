// saysNever: whether an error says in so many words that the call must not be repeated.
// Step 2 of a failure's walk, for `error-words` and `grpc`. A word that says when to repeat is none of these.

import { codeWords, plainWords } from '../texts/plain-words.ts';
import type { ErrorBody } from './error-body.ts';

const CODES =
  /(?:^| )(?:non ?(?:retryable|retriable|recoverable|transient)|not (?:retryable|retriable|transient)|(?:do not|dont|never|no) retry|unretryable|permanent (?:failure|error)|permanently failed)(?: |$)/;
const TEXTS =
  /(?:^| )(?:(?:do not|dont|never) (?:retry|try again|repeat|resend)(?! (?:before|until|for|within|sooner|earlier|more|faster|too|immediately|at once|so))|(?:should|must|can|may) not be (?:retried|repeated|resent)(?! (?:before|until|for|within))|(?:is )?(?:not|non) ?(?:retryable|retriable)|(?:error|failure|condition) is (?:permanent|final)|permanent (?:error|failure)|nao (?:tente|repita|reenvie|envie)(?: novamente| de novo)?(?! (?:antes|ate|por|durante|em|imediatamente|agora|novamente|de novo)))(?: |$)/;

/** Letters that every one of them has, and what a fold could hide them behind: accents, apostrophes. Most words have neither, and one look tells. */
const HINTS = /retr|recover|transient|permanent|final|try|repeat|resen|tente|repita|envie|['\u0080-\uffff]/i;

/** True when a code or a text of `body` forbids a repetition, or a member of it does. */
export function saysNever({ codes, classes, texts, final }: ErrorBody): boolean {
  if (final === true) return true;
  return codes.some(codeSaysNever) || classes.some(codeSaysNever) || texts.some(textSaysNever);
}

function codeSaysNever(code: string): boolean {
  return HINTS.test(code) && CODES.test(codeWords(code).join(' '));
}

/** The same of one text. */
export function textSaysNever(text: string): boolean {
  return HINTS.test(text) && TEXTS.test(plainWords(text).join(' '));
}
