// dialect: whose answer it is, and the code in the place where that provider puts it. Asked before the places where anybody's might lie.
// Step 2 of a failure's walk. What each provider's answers look like is data: dialects/.
import type { Dialect, MemberPath } from '../dialects/dialect.ts';
import { DIALECTS } from '../dialects/index.ts';
import type { Extractor, Facts, Link } from '../evidence.ts';
import { once } from '../link.ts';
import { codeOf } from '../redact.ts';
import { readPath } from '../values/safe-read.ts';

/** A mark stands near the beginning or it is not looked for. */
const TEXT_MAX = 20_000;
const ELEMENTS_MAX = 20;

/** Reads what `dialects` know; the extractor is made of all of them. */
export function dialectReader(dialects: readonly Dialect[]): Extractor {
  const anyMark = new RegExp(
    dialects
      .flatMap(({ marks = [] }) => marks.flat())
      .map(escaped)
      .join('|'),
  );
  const spokenIn = once((link) => {
    const said = textOf(link);
    // Most texts have no mark at all, and one look tells.
    const text = anyMark.test(said) ? said : '';
    return dialects.find((each) => isSpoken(each, link, text));
  });
  return {
    source: 'dialect',
    recognises: (link) => spokenIn(link) !== undefined,
    extract: (link) => {
      const spoken = spokenIn(link);
      return spoken === undefined ? {} : factsOf(spoken, link);
    },
  };
}

/** Reads the dialects of the providers that have a table of rules. */
export const dialect: Extractor = dialectReader(DIALECTS);

function isSpoken({ headers = [], shapes = [], marks = [] }: Dialect, link: Link, text: string): boolean {
  if (link.kind === 'http' && headers.some((name) => link.headers[name] !== undefined)) return true;
  const json = link.kind === 'http' ? link.body?.json : undefined;
  if (json !== undefined && shapes.some((shape) => shape.every(([path, pattern]) => holds(readPath(json, path), pattern)))) return true;
  return (
    text !== '' && marks.some((mark) => (typeof mark === 'string' ? standsIn(text, mark) : mark.every((each) => standsIn(text, each))))
  );
}

function escaped(mark: string): string {
  return mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function holds(value: unknown, pattern: RegExp | undefined): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  return pattern === undefined || pattern.test(String(value).slice(0, 200));
}

/** A longer word that ends like a mark is none. */
function standsIn(text: string, mark: string): boolean {
  const at = text.indexOf(mark);
  return at === 0 || (at > 0 && (!/^\w/.test(mark) || !/[\w-]/.test(text.charAt(at - 1))));
}

function factsOf(spoken: Dialect, link: Link): Facts {
  const codes = codesIn(spoken, link).flatMap((each) => codeOf(partOf(each, spoken.within)) ?? []);
  const code = codes.find((each) => spoken.passed?.includes(each) !== true) ?? codes[0];
  return { provider: spoken.provider, ...(code === undefined ? {} : { code }) };
}

function partOf(value: unknown, within: RegExp | undefined): unknown {
  return typeof value === 'string' ? (within?.exec(value.slice(0, 200))?.[1] ?? value) : value;
}

function codesIn({ codes = [], element, printed }: Dialect, link: Link): readonly unknown[] {
  const json = link.kind === 'http' ? link.body?.json : undefined;
  if (json !== undefined) return codes.map((path: MemberPath) => readPath(json, path));
  const text = textOf(link);
  return [...(element === undefined ? [] : elementsIn(text, element)), printed?.exec(text)?.[1]];
}

const readers = new Map<string, RegExp>();

/** Values of the elements and attributes of that name, in the order of the text, which may be more than XML. */
function elementsIn(text: string, element: string): readonly unknown[] {
  const reader =
    readers.get(element) ??
    new RegExp(`<(?:[\\w.-]{1,40}:)?${element}(?: [^<>]{0,200})?>([^<]{1,100})<|<[^<>]{1,200}? ${element}="([^"<>]{1,100})"`, 'g');
  readers.set(element, reader);
  const found: string[] = [];
  for (const [, within, attribute] of text.matchAll(reader)) {
    if (found.length < ELEMENTS_MAX) found.push((within ?? attribute ?? '').trim());
  }
  return found;
}

/** What was printed or sent, and of an error its class. */
function textOf(link: Link): string {
  if (link.kind === 'text') return link.text.slice(0, TEXT_MAX);
  return link.kind === 'http'
    ? `${link.carrier} ${link.body?.text.slice(0, TEXT_MAX) ?? ''}`.trim()
    : `${link.name} ${link.text('type') ?? ''} ${link.message}`;
}
