// settledIn: the status of the success that ended several attempts of one call: a log that goes `503`, `retrying`, `201` tells of no failure.
// Step 2 of a failure's walk, for the extractor `settled`.
import { errnoInText } from '../texts/errno-in-text.ts';
import { phraseIn } from '../texts/sign-of.ts';
import { statusInText } from '../texts/status-in-text.ts';

const LINES_MAX = 400;
const SUCCEEDED =
  /\bHTTP\/\d(?:\.\d)?"? (2\d\d)(?![\d.])|\bstatus(?:[ _-]?code)?["']?(?: ?(?:[:=]|=>) ?| )["']?(2\d\d)\b(?![.\d]| ?ms)|(?:->|=>) ?(2\d\d)\b(?! ?ms)/i;
/** Words that only several attempts of one call are told in. */
const RETOLD =
  /\b(?:attempts?|try|retry|tentativa|intento)["']?(?: ?#|[ :=]{1,2})\d{1,4}\b|\b(?:retrying|will retry|trying again|tentando (?:novamente|de novo)|nova tentativa|reintentando)\b/i;
const TROUBLE = /\b(?:errors?|erros?|fail(?:ed|ure)?|falhou|fall[óo]|declined|denied|rejected|exception|timed? ?out)\b/i;
const CALL = /\b(GET|HEAD|POST|PUT|PATCH|DELETE) ((?:https?:\/)?\/[^\s"?]{0,300})/;

/** A status from 200 to 299; undefined where the last attempt did not succeed, or may be another call's. */
export function settledIn(text: string): number | undefined {
  if (!/\b2\d\d\b/.test(text) || !text.includes('\n')) return undefined;
  const lines = text.split('\n').slice(-LINES_MAX);
  const last = lines.findLastIndex((line) => SUCCEEDED.test(line) || isFailure(line));
  const line = lines[last] ?? '';
  const success = SUCCEEDED.exec(line);
  if (success === null || isFailure(line)) return undefined;
  const failed = lines.slice(0, last).filter(isFailure);
  if (failed.length === 0) return undefined;
  const calls = new Set([...failed, line].map(callIn));
  const isOne = calls.size === 1 && (RETOLD.test(text) || !calls.has(undefined));
  return isOne ? Number(success[1] ?? success[2] ?? success[3]) : undefined;
}

function isFailure(line: string): boolean {
  return TROUBLE.test(line) || statusInText(line) !== undefined || errnoInText(line) !== undefined || phraseIn(line) !== undefined;
}

/** The method and the address without its query; undefined when the line names none. */
function callIn(line: string): string | undefined {
  const [, method, path] = CALL.exec(line) ?? [];
  return method === undefined ? undefined : `${method} ${path}`;
}
