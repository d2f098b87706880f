// readFailure: whatever somebody pasted → a failure that `classify` reads: a response, an error, a result, a text.
// Before step 1 of a failure's walk. It never throws, and looks at its text a fixed number of times.

import { textFailure } from '../values/forms.ts';
import { parseJson } from '../values/parse-json.ts';
import { isObject, readProperty } from '../values/safe-read.ts';
import { isFormName, readForm } from './form.ts';
import { readHttpMessage } from './http-message.ts';
import { readJson } from './json-document.ts';
import { isRecorded } from './recorded-failure.ts';

/** What a text turned out to hold. */
export interface ReadFailure {
  /** For `classify`. */
  readonly failure: unknown;
  /** For people: `empty`, `binary`, `text`, `response`, … */
  readonly readAs: string;
}

/** What `curl` and others print before a response is bounded; so is what decides whether a text is one. */
const SAMPLE_MAX = 4_000;

/** What `text` holds. `isCut`: there was more of it, so a length that it names says nothing. */
export function readFailure(text: string, isCut = false): ReadFailure {
  const clean = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const sample = clean.slice(0, SAMPLE_MAX);
  if (clean.trim() === '') return { failure: textFailure(''), readAs: 'empty' };
  if (isBinary(sample)) return { failure: textFailure(''), readAs: 'binary' };
  const message = readHttpMessage(clean, isCut);
  if (message !== null) return { failure: message, readAs: 'response' };
  // What was cut is no JSON any more.
  const json = !isCut && /^\s*[[{"]/.test(clean) ? parseJson(clean) : undefined;
  if (json === undefined) return { failure: textFailure(clean), readAs: 'text' };
  const tag = isObject(json) && !isRecorded(readProperty(json, 'exception')) ? Object.keys(json).find(isFormName) : undefined;
  const form = tag === undefined ? null : readForm(json);
  return form !== null && 'failure' in form ? { failure: form.failure, readAs: form.readAs } : readJson(json, clean);
}

/** A NUL, or many characters that are no text or were no UTF-8. */
function isBinary(sample: string): boolean {
  let odd = 0;
  for (const character of sample) {
    if (character === '\0') return true;
    const code = character.charCodeAt(0);
    if (character === '\uFFFD' || (code < 32 && !'\t\n\r\f\v\b\x1B'.includes(character))) odd += 1;
  }
  return odd > sample.length / 10;
}
