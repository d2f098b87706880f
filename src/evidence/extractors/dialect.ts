// dialect: whose answer it is, and the code in the place where that provider puts it. Asked before the places where anybody's might lie.
// Step 2 of a failure's walk. What each provider's answers look like is data: dialects/.
import type { Dialect, MemberPath } from '../dialects/dialect.ts';
import { DIALECTS } from '../dialects/index.ts';
import type { Extractor, Facts, Link } from '../evidence.ts';
import { codeOf } from '../redact.ts';
import { readPath } from '../safe-read.ts';
import { isXml, membersOf } from '../wording/markup.ts';

/** A mark stands near the beginning or it is not looked for. */
const TEXT_MAX = 20_000;

/** Reads what `dialects` know; the extractor is made of all of them. */
export function dialectReader(dialects: readonly Dialect[]): Extractor {
  return {
    source: 'dialect',
    recognises: (link) => dialects.some((each) => isSpoken(each, link)),
    extract: (link) => {
      const spoken = dialects.find((each) => isSpoken(each, link));
      return spoken === undefined ? {} : factsOf(spoken, link);
    },
  };
}

/** Reads the dialects of the providers that have a table of rules. */
export const dialect: Extractor = dialectReader(DIALECTS);

function isSpoken({ headers = [], shapes = [], marks = [] }: Dialect, link: Link): boolean {
  if (link.kind === 'http' && headers.some((name) => link.headers[name] !== undefined)) return true;
  const json = link.kind === 'http' ? link.body?.json : undefined;
  if (json !== undefined) return shapes.some((shape) => shape.every(([path, pattern]) => holds(readPath(json, path), pattern)));
  const text = textOf(link);
  return text !== '' && marks.some((mark) => text.includes(mark));
}

function holds(value: unknown, pattern: RegExp | undefined): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  return pattern === undefined || pattern.test(String(value).slice(0, 200));
}

function factsOf(spoken: Dialect, link: Link): Facts {
  const code = [...codesIn(spoken, link)].map(codeOf).find((each) => each !== undefined);
  return { provider: spoken.provider, ...(code === undefined ? {} : { code }) };
}

function codesIn({ codes = [], element, printed }: Dialect, link: Link): readonly unknown[] {
  const json = link.kind === 'http' ? link.body?.json : undefined;
  if (json !== undefined) return codes.map((path: MemberPath) => readPath(json, path));
  const text = textOf(link);
  const inXml = element !== undefined && isXml(text) ? elementsOf(text, element) : [];
  return [...inXml, printed?.exec(text)?.[1]];
}

/** Values of the elements and attributes of that name, in the order of the document. */
function elementsOf(text: string, element: string): readonly unknown[] {
  const members = Object.values(membersOf(text, 'xml') as object).flat() as readonly Record<string, unknown>[];
  return members.filter((member) => Object.hasOwn(member, element)).map((member) => member[element]);
}

function textOf(link: Link): string {
  if (link.kind === 'text') return link.text.slice(0, TEXT_MAX);
  return link.kind === 'http' ? (link.body?.text.slice(0, TEXT_MAX) ?? '') : `${link.name} ${link.text('type') ?? ''}`;
}
