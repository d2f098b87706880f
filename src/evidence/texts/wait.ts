// waitInText and waitIn: how long a text asks to wait, in milliseconds; asksForTomorrow: whether it says to come back on another day. One table of units.
// Step 2 of a failure's walk. A number counts only behind words that ask and, but for the header's own name, with its unit.
import { codeWords } from './plain-words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** By the word, in English, Portuguese and Spanish. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ ms: 1, millis: 1, millisecond: 1, milliseconds: 1 },
  ...{ s: SECOND, sec: SECOND, secs: SECOND, second: SECOND, seconds: SECOND, segundo: SECOND, segundos: SECOND },
  ...{ m: MINUTE, min: MINUTE, mins: MINUTE, minute: MINUTE, minutes: MINUTE, minuto: MINUTE, minutos: MINUTE },
  ...{ h: HOUR, hour: HOUR, hours: HOUR, hora: HOUR, horas: HOUR },
  ...{ d: DAY, day: DAY, days: DAY, dia: DAY, dias: DAY, week: 7 * DAY, weeks: 7 * DAY, semana: 7 * DAY, semanas: 7 * DAY },
  ...{ month: 30 * DAY, months: 30 * DAY },
};

/** In a text of any kind: these ask for nothing but a wait. */
const ASKED = new RegExp(
  `\\b(?:retr(?:y(?:ing)?|ied)(?:[ _-]?after|[ _-]?delay| in| again in| (?:this|the|your) request (?:in|after))|try (?:again )?(?:in|after)|(?:limit |rate )?resets? (?:in|after)|available in|wait(?: for)?|aguarde|(?:tente|repita) (?:novamente )?(?:em|ap[óo]s)|espere)["']?[ :=,]{1,3}["']?(\\d{1,9}(?:\\.\\d{1,6})?) ?(${Object.keys(UNITS).sort().reverse().join('|')})?(?:(\\d{1,2})s)?\\b`,
  'gi',
);
/** .NET prints a time span: `It can be retried after '00:00:05'`. */
const SPAN =
  /\b(?:retr(?:y|ied)[ _-]?(?:after|in)|retryafter|try again (?:in|after)|(?:replenished|reset|renewed|available|restored) (?:again )?(?:in|after))["']?[ :=]{1,3}["']?(\d{1,2}):(\d\d):(\d\d)(?![\d:])/i;
const HEADER = /^retry[_-]?after/i;

/** The longest wait that a text of any kind asks for, or undefined: none is. */
export function waitInText(text: string): number | undefined {
  let longestMs = spanIn(text);
  for (const [all, number, unit, rest] of text.matchAll(ASKED)) {
    if (unit === undefined && !HEADER.test(all)) continue;
    const waitMs = Math.ceil(Number(number) * (unitMs(unit ?? 's') ?? SECOND)) + Number(rest ?? 0) * SECOND;
    if (longestMs === undefined || waitMs > longestMs) longestMs = waitMs;
  }
  return longestMs;
}

function unitMs(unit: string): number | undefined {
  const word = unit.toLowerCase();
  return Object.hasOwn(UNITS, word) ? UNITS[word] : undefined;
}

function spanIn(text: string): number | undefined {
  const [, hours, minutes, seconds] = SPAN.exec(text) ?? [];
  return hours === undefined ? undefined : ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * SECOND;
}

/** In an answer whose error is of a kind that is waited for, less is enough. */
const BEFORE: ReadonlySet<string> = new Set('in after em apos aguarde wait for dentro espere least en tras'.split(' '));

/** The first wait that the texts of such an answer ask for in words, `try again in 16 seconds`, or undefined. */
export function waitIn(texts: readonly string[]): number | undefined {
  for (const text of texts) {
    if (!/\d/.test(text)) continue;
    const spanMs = spanIn(text);
    if (spanMs !== undefined) return spanMs;
    const words = codeWords(text);
    for (let at = 1; at < words.length - 1; at += 1) {
      const number = words[at] ?? '';
      const unit = /^\d{1,7}$/.test(number) && BEFORE.has(words[at - 1] ?? '') ? unitMs(words[at + 1] ?? '') : undefined;
      if (unit !== undefined) return Number(number) * unit;
    }
  }
  return undefined;
}

/** `try again tomorrow`: the limit counts over a day. */
const TOMORROW = /\b(?:again|retry|novamente|volte|back) (?:tomorrow|amanh\u00e3|amanha|ma\u00f1ana)\b/i;

/** True when a text says so. */
export function asksForTomorrow(texts: readonly string[]): boolean {
  return texts.some((text) => TOMORROW.test(text));
}
