// said: the class name and the message of a thrown value that carries no code, no status and no cause that says more.
// Step 2 of a failure's walk: libraries that wrap everything in an error of their own often keep only the words.
import type { Extractor, Facts, ThrownLink } from '../evidence.ts';
import { isLanguageOwn } from '../texts/classes/of-languages.ts';
import { errnoInText } from '../texts/errno-in-text.ts';
import { statusInText } from '../texts/status-in-text.ts';
import { waitInText } from '../texts/wait.ts';
import { saysDone } from '../wording/done-before.ts';
import { messageMeaning } from '../wording/message-meaning.ts';
import { textSaysNever } from '../wording/never-again.ts';
import { type Told, toldBy } from '../wording/told-by.ts';
import { isFinal } from '../wording/traits.ts';

/** A code in words of its library's own: no system's, no Node's. */
const WORDED =
  /^(?!ERR_)(?:P\d{4}|(?=[A-Z]{0,4}\d)[0-9A-Z]{5}|[A-Z]{3,20}(?:_[A-Z]{2,20}){0,5}|[a-z]{3,20}(?:[_-][a-z]{2,20}){0,5}|[A-Z][a-z]{1,20}(?:[A-Z][a-z]{1,20}){0,5})$/;

/** Reads what a thrown value says. */
export const said: Extractor = {
  source: 'said',
  recognises: (link) => link.kind === 'thrown' && !isLanguageOwn(link.name) && (!goesOn(link) || Object.keys(finalWord(link)).length > 0),
  extract: (link, _, known) => {
    if (link.kind !== 'thrown') return {};
    if (goesOn(link)) return finalWord(link);
    const quoted = known.errno === undefined ? errnoInText(link.message) : undefined;
    const waitMs = waitOf(link) ?? waitInText(link.message);
    const status = known.status === undefined && known.errno === undefined && quoted === undefined ? statusInText(link.message) : undefined;
    const { phase: told, ...words } = wordsOf(link, status ?? known.status, quoted === undefined && known.errno === undefined);
    const phase = quoted?.phase ?? told;
    return {
      ...(status === undefined ? {} : { status }),
      ...(quoted === undefined ? {} : { errno: quoted.errno }),
      ...words,
      ...(phase === undefined || status !== undefined ? {} : { phase }),
      ...(waitMs === undefined ? {} : { retry_after_ms: waitMs }),
      ...(words.symptom === undefined && textSaysNever(link.message) ? { told_to_retry: false } : {}),
      ...(saysDone([link.message]) ? { partial: true } : {}),
    };
  },
};

/** What its type or its class says with its message; beside a system's code no more than how the way broke off. */
function wordsOf(link: ThrownLink, status: number | undefined, isBare: boolean): Told {
  const code = link.text('code');
  const spoken = { message: link.message, ...(code === undefined || !isBare || !WORDED.test(code) ? {} : { code }) };
  for (const name of [link.text('type') ?? link.name, link.name]) {
    const { says, told, ...sign } = toldBy({ ...spoken, name }, status);
    if (sign.symptom !== undefined) return sign;
    if (isBare && says !== undefined) return { says };
    if (isBare && told !== undefined) return { told };
  }
  return {};
}

/** What a wrapper says by its code or class that no cause takes back: a card that was declined stays so when the connection broke after that. */
function finalWord({ name, text }: ThrownLink): Pick<Facts, 'says'> {
  const code = text('code');
  const told = code === undefined || !WORDED.test(code) ? undefined : messageMeaning({ name: '', message: '', code }, undefined);
  if (told !== undefined && isFinal(told)) return { says: told };
  return toldBy({ name, message: '' }).says === 'declined' ? { says: 'declined' } : {};
}

/** What it was caused by says more than the words around it. */
function goesOn({ text }: ThrownLink): boolean {
  return text('cause', 'message') !== undefined || text('errors', '0', 'message') !== undefined;
}

const WAITS: readonly (readonly [name: string, scale: number])[] = [
  ...[['retryAfter', 1000] as const, ['retry_after', 1000] as const, ['retryAfterSeconds', 1000] as const],
  ...[['retryAfterMs', 1] as const, ['retry_after_ms', 1] as const],
];

/** In milliseconds, where a library kept it as a number of its own. */
function waitOf(link: ThrownLink): number | undefined {
  for (const [name, scale] of WAITS) {
    const value = link.number(name);
    if (value !== undefined && value >= 0) return Math.ceil(value * scale);
  }
  return undefined;
}
