// dialect: whose answer it is, and the code in the place where that provider puts it. Asked before the places where anybody's might lie.
// Step 2 of a failure's walk. What each provider's answers look like is data: dialects/.
import type { Dialect, MemberPath } from '../dialects/dialect.ts';
import { DIALECTS } from '../dialects/index.ts';
import type { Extractor, Facts, Link } from '../evidence.ts';
import { once } from '../link.ts';
import { codeOf } from '../redact.ts';
import { isObject, readPath } from '../values/safe-read.ts';

/** A mark stands near the beginning or it is not looked for. */
const TEXT_MAX = 20_000;
const ELEMENTS_MAX = 20;

/** A dialect's shape, and the place of the dialect in the list: of several that fit, the first is spoken. */
interface Filed {
  readonly shape: NonNullable<Dialect['shapes']>[number];
  readonly place: number;
}

/** Where to look, so that not every dialect is asked about every answer. */
interface Index {
  /** Header → the place of its dialect. */
  readonly headers: ReadonlyMap<string, number>;
  /** Member at the top → shapes that need it. */
  readonly shapes: ReadonlyMap<string, readonly Filed[]>;
  readonly anyMark: RegExp;
}

/** Reads what `dialects` know; the extractor is made of all of them. */
export function dialectReader(dialects: readonly Dialect[]): Extractor {
  const index = indexOf(dialects);
  const spokenIn = once((link) => {
    const place = Math.min(placeByHeader(index, link), placeByShape(index, link), placeByMark(dialects, index, link));
    return dialects[place];
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

function indexOf(dialects: readonly Dialect[]): Index {
  const headers = new Map<string, number>();
  const shapes = new Map<string, Filed[]>();
  dialects.forEach((each, place) => {
    for (const name of each.headers ?? []) if (!headers.has(name)) headers.set(name, place);
    for (const shape of each.shapes ?? []) {
      const top = shape[0]?.[0][0] ?? '';
      shapes.set(top, [...(shapes.get(top) ?? []), { shape, place }]);
    }
  });
  const marks = dialects.flatMap(({ marks: own = [] }) => own.flat());
  return { headers, shapes, anyMark: new RegExp(marks.map(escaped).join('|')) };
}

const NOWHERE = Number.POSITIVE_INFINITY;

function placeByHeader({ headers }: Index, link: Link): number {
  let first = NOWHERE;
  if (link.kind === 'http') for (const name in link.headers) first = Math.min(first, headers.get(name) ?? NOWHERE);
  return first;
}

function placeByShape({ shapes }: Index, link: Link): number {
  const json = link.kind === 'http' ? link.body?.json : undefined;
  let first = NOWHERE;
  if (!isObject(json)) return first;
  for (const [top, filed] of shapes) {
    if (json[top] === undefined) continue;
    for (const { shape, place } of filed)
      if (place < first && shape.every(([path, pattern]) => holds(readPath(json, path), pattern))) first = place;
  }
  return first;
}

function placeByMark(dialects: readonly Dialect[], { anyMark }: Index, link: Link): number {
  const text = textOf(link);
  // Most texts have no mark at all, and one look tells.
  if (text === '' || !anyMark.test(text)) return NOWHERE;
  const place = dialects.findIndex(({ marks = [] }) => marks.some((mark) => [mark].flat().every((each) => standsIn(text, each))));
  return place < 0 ? NOWHERE : place;
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
  if (link.kind === 'thrown') return `${link.name} ${link.text('type') ?? ''} ${link.message}`;
  const sent = link.body?.text.slice(0, TEXT_MAX) ?? '';
  return link.carrier === '' ? sent.trim() : `${link.carrier} ${sent}`.trim();
}
