// attemptsIn: the attempts that a text tells of, one after the other: lines of a log, `attempt 1 failed: … attempt 2 failed: …`, what Java suppressed.
// Step 2 of a failure's walk: what the last one says is what failed, but a write that an earlier one may have done is not undone by it (law 6).

const LINES_MAX = 400;
const PARTS_MAX = 60;
/** Where another attempt begins within a line. */
const NUMBERED =
  /\b(?:attempt|try|retry|tentativa) ?#?\d{1,4}\b|[[(]\d{1,2}\/\d{1,2}[\])]|\b(?:previous|earlier|first|second|third|last|1st|2nd|3rd) (?:attempt|try)\b/gi;
/** A text that says so tells of an attempt a line. */
const RETRYING = /\b(?:retrying|will retry|trying again|tentando (?:novamente|de novo)|nova tentativa)\b/i;
/** A text that says so tells of an error a line, a clause or a bracket. */
const SEVERAL =
  /\bafter \d{1,3} (?:attempts|tries|retries)\b|\b\d{1,3} errors? occurred\b|\bAggregateE(?:rror|xception)\b|\bone or more errors\b|\[errors\]|\ball (?:attempts|retries|tries|hosts|endpoints)\b|\bmultiple (?:errors|exceptions)\b/i;
const BETWEEN = /\n|; |\) \(/;
/** Told behind what came after it: `401 (previous attempt: 503)`. */
const EARLIER = /^(?:previous|earlier|first|1st)/i;
/** How a line of a log begins, or one of an access log goes on. */
const LOGGED =
  /^\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:|^\[?\d\d:\d\d:\d\d|^\[?(?:WARN|WARNING|ERROR|ERR|INFO|DEBUG|FATAL)\b|^\S{2,45} \S{1,40} \S{1,40} \[\d\d\/\w{3}\/\d{4}:|\bHTTP\/\d(?:\.\d)?" \d{3} /;

/** How Node.js prints what an AggregateError bundles. */
const BUNDLED = '[errors]: [\n';
const MEMBER = /\n {2,12}(?=\w{0,60}Error(?: \[\w{1,40}\])?: )/;

/** In their order; a text that tells of one only is one part. */
export function attemptsIn(text: string): readonly string[] {
  const bundled = text.indexOf(BUNDLED);
  if (bundled >= 0)
    return text
      .slice(bundled + BUNDLED.length - 1)
      .split(MEMBER)
      .slice(1, PARTS_MAX);
  const parts = SEVERAL.test(text) ? text.split(BETWEEN) : linesOf(text).flatMap(numberedParts);
  return parts.length < 2 ? [text] : parts.slice(-PARTS_MAX);
}

/** Lines of a log with what is printed under each; the whole when it is none. */
function linesOf(text: string): readonly string[] {
  if (!text.includes('\n')) return [text];
  const parts: string[][] = [[]];
  const isRetold = RETRYING.test(text);
  for (const line of text.split('\n').slice(-LINES_MAX)) {
    if (isRetold || LOGGED.test(line)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n')).filter((part) => part.trim() !== '');
}

function numberedParts(text: string): readonly string[] {
  const starts = [...text.matchAll(NUMBERED)].map(({ index }) => index).filter((at) => at > 0);
  if (starts.length === 0) return [text];
  const parts = [0, ...starts].map((at, index) => text.slice(at, starts[index])).filter((part) => part.trim().length > 1);
  return [...parts.filter((part) => EARLIER.test(part)), ...parts.filter((part) => !EARLIER.test(part))];
}
