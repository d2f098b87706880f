// expectedAt: what belongs at a place of the arguments, in a few words read off the schema.
// Above the walks: what a complaint says.
import type { Language } from '../../../contract/tool-error.ts';
import { isDecimal, isMinor, isPercentage } from './kinds.ts';
import { alternativesOf, isNullable, type SchemaNode } from './schema-node.ts';
import { type ExpectedTexts, TEXTS } from './texts.ts';

/** More values or names than these are not told. */
const NAMES_MAX = 12;
const PATTERN_MAX = 40;
/** A list of lists of lists is said as a list of lists. */
const DEPTH_MAX = 2;

/** What stands under `name`. */
export function expectedAt(node: SchemaNode, name: string, lang: Language): string {
  return worded(node, name, { texts: TEXTS[lang], depth: 0 });
}

interface Telling {
  readonly texts: ExpectedTexts;
  readonly depth: number;
}

function worded(node: SchemaNode, name: string, telling: Telling): string {
  const { texts } = telling;
  const all = alternativesOf(node).map((one) => wordedOne(one, name, telling));
  return [...new Set(isNullable(node) ? [...all, texts.null] : all)].join(` ${texts.or} `);
}

function wordedOne(node: SchemaNode, name: string, telling: Telling): string {
  const { texts } = telling;
  const values = node.enum ?? (node.const === undefined ? undefined : [node.const]);
  if (values !== undefined) return texts.oneOf(values.slice(0, NAMES_MAX).map(String));
  const say = Object.hasOwn(BY_TYPE, node.type ?? '') ? BY_TYPE[node.type ?? ''] : undefined;
  return say === undefined ? texts.anything : say(node, name, telling);
}

const BY_TYPE: Readonly<Record<string, (node: SchemaNode, name: string, telling: Telling) => string>> = {
  string: (node, name, { texts }) => ofString(node, name, texts),
  integer: (node, name, { texts }) => (isMinor(name) ? texts.minor : texts.whole) + bounds(node, texts),
  number: (node, _name, { texts }) => texts.number + bounds(node, texts),
  boolean: (_node, _name, { texts }) => texts.boolean,
  array: ({ items, maxItems }, name, { texts, depth }) =>
    texts.list(items === undefined || depth >= DEPTH_MAX ? texts.anything : worded(items, name, { texts, depth: depth + 1 }), maxItems),
  object: ({ properties, required = [] }, _name, { texts }) => {
    const names = Object.keys(properties ?? {});
    if (names.length === 0) return texts.map;
    return texts.object((required.length > 0 ? required : names).slice(0, NAMES_MAX));
  },
};

function ofString(node: SchemaNode, name: string, texts: ExpectedTexts): string {
  const formats: Readonly<Record<string, string>> = { date: texts.day, 'date-time': texts.instant, email: texts.email, uri: texts.url };
  const { format = '', pattern, minLength = 0, maxLength } = node;
  if (Object.hasOwn(formats, format)) return formats[format] ?? texts.text;
  if (isPercentage(node)) return texts.percentage;
  if (isDecimal(node)) return isMinor(name) ? texts.minorDecimal : texts.decimal;
  if (pattern === '\\S' && maxLength === undefined) return texts.notBlank;
  if (pattern !== undefined && pattern !== '\\S') return pattern.length > PATTERN_MAX ? texts.otherForm : texts.matching(pattern);
  return minLength === 0 && maxLength === undefined ? texts.text : texts.textOf(minLength, maxLength);
}

function bounds({ minimum, maximum }: SchemaNode, texts: ExpectedTexts): string {
  const min = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? undefined : minimum;
  const max = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (min === undefined) return '';
  return max === undefined ? texts.atLeast(min) : texts.between(min, max);
}
