// traceOf: cuts a printed failure into what was raised last, what it says it was caused by, and what it bundles.
// Step 2 of a failure's walk: the parts are walked like causes of an object. Python: *direct cause* goes on, *during handling* does not. Java: `Caused by:`. Node: `[cause]:`.

/** Parts are texts of the same kind. */
export interface Trace {
  /** What was raised last, with its frames. */
  readonly last: string;
  readonly cause: string | undefined;
  readonly bundled: readonly string[];
  /** What was being handled when this was raised: context, and maybe an attempt of its own. */
  readonly earlier: string | undefined;
}

const DIRECT = 'The above exception was the direct cause of the following exception:';
const DURING = 'During handling of the above exception, another exception occurred:';
const CAUSED = /\n(?:Caused by: | {2,40}\[cause\]: )/;
const SUPPRESSED = /\n[ \t]{0,12}Suppressed: /;
const BUNDLED_MAX = 20;
/** `  | ` and `  +-+--- 1 ----`: how Python draws an exception group. */
const GROUP_EDGE = /^[ |]{0,40}\+-[+-]{0,8}-* \d{1,4} -+$/;
const GROUP_BAR = /^ {0,20}\| ?/;

/** The parts of `text`; a text that is no trace is all `last`. */
export function traceOf(text: string): Trace {
  const direct = lastAt(text, DIRECT);
  const during = lastAt(text, DURING);
  if (direct >= 0 || during >= 0) {
    const isDirect = direct > during;
    const at = isDirect ? direct + DIRECT.length : during + DURING.length;
    const before = text.slice(0, isDirect ? direct : during);
    return { ...groupOf(text.slice(at)), cause: isDirect ? before : undefined, earlier: isDirect ? undefined : before };
  }
  const caused = CAUSED.exec(text);
  if (caused !== null) {
    const { last, bundled } = suppressedIn(text.slice(0, caused.index));
    return { last, cause: text.slice(caused.index + caused[0].length), bundled, earlier: undefined };
  }
  const own = suppressedIn(text);
  return own.bundled.length > 0
    ? { ...own, cause: undefined, earlier: undefined }
    : { ...groupOf(text), cause: undefined, earlier: undefined };
}

/** What Java says that it suppressed: it failed beside what is thrown. */
function suppressedIn(text: string): { readonly last: string; readonly bundled: readonly string[] } {
  const [last = '', ...bundled] = text.split(SUPPRESSED);
  return { last, bundled: bundled.slice(0, BUNDLED_MAX) };
}

/** As `lastIndexOf`, which is slow where it finds nothing. */
function lastAt(text: string, words: string): number {
  let last = -1;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) last = at;
  return last;
}

/** An exception group's own line, and each of its members. */
function groupOf(text: string): { readonly last: string; readonly bundled: readonly string[] } {
  if (!text.includes('+-')) return { last: text, bundled: [] };
  const parts: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (GROUP_EDGE.test(line)) parts.push([]);
    else parts.at(-1)?.push(line.replace(GROUP_BAR, '').replace(GROUP_BAR, ''));
  }
  const [own = [], ...members] = parts.map((lines) => lines.join('\n'));
  if (members.length === 0) return { last: text, bundled: [] };
  return { last: typeof own === 'string' ? own : '', bundled: members.slice(0, BUNDLED_MAX) };
}
