// messageMeaning: what the message of an error says where none of the phrases that all systems print is in it: a provider's words behind a class.
// Step 2 of a failure's walk, for `printed` and `said`. The class is read as a code is, the message as the text of an answer is.

import type { Meaning } from '../meaning.ts';
import { isTelling, kindOf } from '../texts/classes/forms.ts';
import { isOfLanguage, isProgramFault } from '../texts/classes/of-languages.ts';
import { ownWords, tellsWhatWasNot, withoutStatusLines } from '../texts/own-words.ts';
import type { Spoken } from '../texts/spoken.ts';
import { isForGood } from './plain-meaning.ts';
import { passes } from './traits.ts';
import { meaningOf } from './wording.ts';

const MESSAGE_MAX = 400;
/** A line without a class may be anybody's: it is read when it is short, and believed when it refuses for good. */
const LINE_MAX = 300;
/** Addresses, and what is quoted behind a brace, are data. */
const DATA = /https?:\/\/[^\s"'<>]{1,2000}|\b(?:GET|POST|PUT|PATCH|DELETE) \S{1,200}|[{<][^\n]{0,2000}/g;

/** The meaning, or undefined. `status` as the text states it: then only what follows it is the answer's. */
export function messageMeaning({ name, message, code }: Spoken, status: number | undefined): Meaning | undefined {
  if (isProgramFault(name) || isOfLanguage(name)) return undefined;
  if (name === '' && (message.length > LINE_MAX || message.includes('\n'))) return undefined;
  const kind = kindOf(name);
  const text = ownWords(behind(message, status)).slice(0, MESSAGE_MAX).replace(DATA, ' ');
  const classes = isTelling(kind) ? [kind] : [];
  const means = meaningOf(
    { codes: code === undefined ? [] : [code], classes, texts: [text], fields: [], waitMs: undefined, limit: undefined, partial: false },
    status ?? 0,
  );
  if (means !== undefined && passes(means) && tellsWhatWasNot(text)) return undefined;
  if (means === 'broken' || (means === 'unavailable' && isForGood(text))) return undefined;
  // A throttle is another word for an outage that the status tells of anyway.
  if (name === '' && means === 'throttled' && status !== undefined && status >= 500) return means;
  return name === '' && means !== undefined && (passes(means) || means === 'bad_input') ? undefined : means;
}

/** AWS's client for Java closes with what it knows of the call. */
const OF_CALL = / \(Service: [^;,()\n]{1,60}[;,] Status Code: \d{3}[;,]/;

function behind(message: string, status: number | undefined): string {
  const closing = message.search(OF_CALL);
  if (closing > 0) return message.slice(0, closing);
  const at = status === undefined ? -1 : message.lastIndexOf(String(status));
  return status === undefined ? message : withoutStatusLines(at < 0 ? message : message.slice(at + 3));
}
