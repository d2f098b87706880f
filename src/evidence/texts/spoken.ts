// spokenOf: of a printed failure, the class that was raised and the words it says; frames and source lines are left out.
// Step 2 of a failure's walk.
import { isNamedAfterFailure } from './classes/class-words.ts';
import { isNamedLikeAClass } from './classes/forms.ts';
import { withoutClientState } from './client-state.ts';

/** What a text says. */
export interface Spoken {
  /** Class name without its package; empty: none is printed. */
  readonly name: string;
  /** What its library put on `code`, when it is a word. */
  readonly code?: string;
  /** It is a library's or a program's own, not its language's: `stripe.error.PermissionError`. */
  readonly packaged?: boolean;
  /** What is read for phrases, the class name aside. */
  readonly message: string;
}

const LINES_MAX = 400;
const TRACE_START = /^\s{0,8}Traceback \(most recent call last\):/;
/** `Exception in thread "main" `, `Uncaught `, Node's `<ref *1> `: stands before the class, at most three times. */
const ANNOUNCED =
  /^(?:<ref \*\d{1,4}> |[\w ]{0,30}Exception in thread "[^"]{0,80}" |PHP Fatal error: {1,2}|Fatal error: |Uncaught |Unhandled exception\. |[Ee]rror: |[\w./-]{1,80}:\d{1,6}:in [`'][^']{0,80}': )/;
const ANNOUNCED_MAX = 3;
/** `requests.exceptions.ReadTimeout: …`, `java.net.ConnectException: …`, `GuzzleHttp\Exception\ConnectException: …`. */
const RAISED =
  /^((?:[A-Za-z_]\w{0,80}(?:\.|::|\\|\${1,2})){0,12}[A-Za-z_]\w{2,80})(?: \(\w[^)]{0,60}\)| \[[\w ]{1,40}\]| after [\d:.]{1,20})?(?::(?!:)|$| with #<)/;
/** `%Mint.TransportError{reason: :closed}`, `** (HTTPoison.Error) :timeout`: Elixir. */
const STRUCT = /%((?:[A-Z]\w{0,60}\.){0,6}[A-Z]\w{0,60}(?:Error|Exception))\{/;
const IN_STARS = /^\*\* \(((?:[A-Z]\w{0,60}\.){0,6}[A-Z]\w{1,60})\) /;
/** `RetryError[<Future at 0x7f… state=finished raised ReadTimeout>]`: what gave up says what it gave up on. */
const GAVE_UP = /^(?:\w{1,60}\.){0,6}RetryError: RetryError\[<Future at \w{1,40} state=finished raised (\w{2,80})>\]/;
/** `<Fault 2: 'You cannot …'>`: XML-RPC's, as Python prints it. */
const RPC_FAULT = /^<Fault -?\w{1,20}: (['"])([^\n]{1,2000})\1>/;
const RUBY = /\(((?:[A-Z]\w{0,60}::){0,6}[A-Z]\w{2,60})\)\s{0,3}$/;
const FRAME = /^\s+(?:at |File "|\.\.\. \d|from |in )|^\s*\^+\s*$|^#\d+ |^\tat /;

/** The class and the message of the last thing raised in `text`. */
export function spokenOf(text: string): Spoken {
  const lines = withoutClientState(text).split('\n').slice(-LINES_MAX);
  const start = lastIndex(lines, (line) => TRACE_START.test(line));
  const said = start < 0 ? lines.filter((line) => !FRAME.test(line)) : afterFrames(lines.slice(start + 1));
  for (const [index, line] of said.entries()) {
    const { name, packaged } = classIn(line);
    if (name !== '')
      return {
        name,
        packaged,
        message: said
          .slice(index)
          .join('\n')
          .trim()
          .replace(/^[\w.$\\:]{1,200}?: /, '')
          .replace(RPC_FAULT, '$2'),
      };
  }
  return { name: '', message: said.join('\n').trim() };
}

/** Python prints frames indented and what was raised, with its notes, at the margin. */
function afterFrames(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line !== '' && !/^\s/.test(line));
  return first < 0 ? [] : lines.slice(first);
}

function classIn(line: string): { readonly name: string; readonly packaged: boolean } {
  const raised =
    GAVE_UP.exec(line)?.[1] ??
    raisedIn(line.trimStart(), ANNOUNCED_MAX) ??
    IN_STARS.exec(line)?.[1] ??
    STRUCT.exec(line)?.[1] ??
    RUBY.exec(line)?.[1] ??
    '';
  const name = raised.split(/[.:\\$]+/).at(-1) ?? '';
  const isClass = name !== '' && (isNamedLikeAClass(name) || isNamedAfterFailure(name));
  return { name: isClass ? name : '', packaged: name !== raised };
}

/** Behind as many announcements as there are; what looks like one may be the class itself: `Error: read failed`. */
function raisedIn(line: string, announcedMax: number): string | undefined {
  const announced = announcedMax > 0 ? ANNOUNCED.exec(line)?.[0] : undefined;
  const behind = announced === undefined ? undefined : raisedIn(line.slice(announced.length), announcedMax - 1);
  return behind ?? RAISED.exec(line)?.[1];
}

function lastIndex(lines: readonly string[], holds: (line: string) => boolean): number {
  for (let index = lines.length - 1; index >= 0; index -= 1) if (holds(lines[index] ?? '')) return index;
  return -1;
}
