// Looks for what was handed to the subject in confidence and must not come back: the key, the idempotency key, the input's free texts.
// Part of judging; the shapes of secrets in general are law 5's business.
import type { Answer, Question } from './subject.ts';

/** Shorter texts are words and codes that guidance may well use. */
const MIN_LENGTH = 8;

/** Ids and names may be shown; these are members of an input that hold nothing else. */
const NAMES = /(?:^|[._])(?:id|currency|country|status|method|cursor|quantity|date)$/;

/** One complaint per value of the question that shows up in the answer; never the value itself. */
export function leaks(answer: Answer, question: Question): readonly string[] {
  const text = JSON.stringify(answer);
  return [...confided(question)]
    .filter(([, value]) => value.length >= MIN_LENGTH && text.includes(quoted(value)))
    .map(([name]) => `leaks ${name}`);
}

function* confided(question: Question): Iterable<readonly [string, string]> {
  yield ['the credential', question.credential];
  yield* texts('auth', { secret: question.auth?.client_secret, token: question.auth?.refresh_token });
  if (question.key !== undefined) yield ['the idempotency key', question.key];
  yield* texts('input', question.input);
}

function* texts(path: string, value: unknown): Iterable<readonly [string, string]> {
  if (typeof value === 'string' && !NAMES.test(path)) yield [path, value];
  if (value === null || typeof value !== 'object') return;
  for (const [name, member] of Object.entries(value)) yield* texts(`${path}.${name}`, member);
}

/** As it would look inside JSON text. */
function quoted(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}
