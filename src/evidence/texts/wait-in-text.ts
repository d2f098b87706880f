// waitInText: how long a text asks to wait, in milliseconds. A number counts only behind such words and, but for the header's own name, with its unit.
// Step 2 of a failure's walk.

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, mi: 1, s: 1000, m: 60_000, h: 3_600_000 };

const ASKED =
  /\b(?:retr(?:y(?:ing)?|ied)(?:[ _-]?after|[ _-]?delay| in| again in| (?:this|the|your) request (?:in|after))|try (?:again )?(?:in|after)|(?:limit |rate )?resets? (?:in|after)|available in|wait(?: for)?|aguarde|(?:tente|repita) (?:novamente )?(?:em|ap[óo]s)|espere)["']?[ :=,]{1,3}["']?(\d{1,9}(?:\.\d{1,6})?) ?(milliseconds?|millis|ms|seconds?|segundos?|secs?|s|minutes?|minutos?|mins?|m|hours?|horas?|h)?(?:(\d{1,2})s)?\b/gi;

/** .NET prints a time span: `It can be retried after '00:00:05'`. */
const SPAN = /\b(?:retr(?:y|ied)[ _-]?after|retryafter|try again (?:in|after))["']?[ :=]{1,3}["']?(\d{1,2}):(\d\d):(\d\d)(?![\d:])/i;

const HEADER = /^retry[_-]?after/i;

/** The longest wait that is asked for, or undefined: none is. */
export function waitInText(text: string): number | undefined {
  let longestMs = spanIn(text);
  for (const [all, number, unit, rest] of text.matchAll(ASKED)) {
    if (unit === undefined && !HEADER.test(all)) continue;
    const waitMs = Math.ceil(Number(number) * (UNIT_MS[unitOf(unit)] ?? 1000)) + Number(rest ?? 0) * 1000;
    if (longestMs === undefined || waitMs > longestMs) longestMs = waitMs;
  }
  return longestMs;
}

function unitOf(unit: string | undefined): string {
  const text = (unit ?? 's').toLowerCase();
  if (text.startsWith('mil') || text === 'ms') return 'ms';
  return text.charAt(0);
}

function spanIn(text: string): number | undefined {
  const [, hours, minutes, seconds] = SPAN.exec(text) ?? [];
  return hours === undefined ? undefined : ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}
