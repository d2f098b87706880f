// Field: what a call's query or body may hold, as far as rules need to know it.
// Read when a rule is written: a name that no call has is refused then, with the names that are there.

/** What a text must be for its call not to be refused. */
export interface TextBounds {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: RegExp | undefined;
}

/** One of the things a field may be. */
export type Shape =
  | { readonly kind: 'any' }
  | { readonly kind: 'object'; readonly members: Readonly<Record<string, Field>>; readonly others: Field | null }
  | { readonly kind: 'list'; readonly items: Field }
  | { readonly kind: 'text'; readonly values: readonly string[] | null; readonly bounds?: TextBounds }
  | { readonly kind: 'number'; readonly isWhole: boolean; readonly min?: number | undefined; readonly max?: number | undefined }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'null' };

/** All that a field may be. */
export type Field = readonly Shape[];

/** A position: no body has room for a million items. */
const NUMBER = /^(?:0|[1-9]\d{0,5})$/;

/** What stands at `segment` of a field: a member by name, an item by number. Empty: nothing can. */
function within(field: Field, segment: string): Field {
  return field.flatMap((shape): Field => {
    if (shape.kind === 'any') return [shape];
    if (shape.kind === 'list') return NUMBER.test(segment) ? shape.items : [];
    if (shape.kind !== 'object') return [];
    return Object.hasOwn(shape.members, segment) ? (shape.members[segment] ?? []) : (shape.others ?? []);
  });
}

/** How far a path leads into a field, and what is there. */
export interface Reached {
  /** How many of its segments lead somewhere. */
  readonly depth: number;
  readonly field: Field;
}

/** Follows `path` as far as it leads. */
export function follow(field: Field, path: readonly string[]): Reached {
  let at = field;
  for (const [depth, segment] of path.entries()) {
    const next = within(at, segment);
    if (next.length === 0) return { depth, field: at };
    at = next;
  }
  return { depth: path.length, field: at };
}

/** What can follow after a field: names of members, `0` for a list's items, `<name>` where any name goes. */
export function namesIn(field: Field): readonly string[] {
  return field.flatMap((shape) => {
    if (shape.kind === 'list') return ['0'];
    if (shape.kind !== 'object') return [];
    return [...Object.keys(shape.members), ...(shape.others === null ? [] : ['<name>'])];
  });
}

const isNumber = (text: string, isWhole: boolean): boolean => String(Number(text)) === text && (!isWhole || Number.isInteger(Number(text)));

function isWithin(text: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: TextBounds): boolean {
  return text.length >= minLength && text.length <= maxLength && pattern?.test(text) !== false;
}

/** A whole number that cannot be counted exactly is refused wherever it is an amount. */
function isCounted(text: string, { isWhole, min, max }: Extract<Shape, { kind: 'number' }>): boolean {
  const [number, most] = [Number(text), isWhole ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE];
  return number >= Math.max(min ?? -most, -most) && number <= Math.min(max ?? most, most);
}

/** Whether a field can hold a scalar that is written as `text`; `accepted`: and its call is not refused for it. */
export function holds(field: Field, text: string, accepted = false): boolean {
  return field.some((shape) => {
    switch (shape.kind) {
      case 'any':
        return true;
      case 'text':
        return shape.values?.includes(text) ?? (!accepted || isWithin(text, shape.bounds ?? {}));
      case 'number':
        return isNumber(text, shape.isWhole) && (!accepted || isCounted(text, shape));
      case 'boolean':
        return text === 'true' || text === 'false';
      case 'null':
        return text === 'null';
      default:
        return false;
    }
  });
}

const WORDS = { any: 'any value', object: 'an object', list: 'a list', boolean: 'true or false', null: 'null' } as const;

const numberWords = ({ isWhole, min, max }: Extract<Shape, { kind: 'number' }>, accepted: boolean): string => {
  const noun = isWhole ? 'a whole number' : 'a number';
  if (!accepted) return noun;
  const bounds = [['from', min] as const, ['to', max] as const].flatMap(([word, bound]) =>
    bound === undefined ? [] : [`${word} ${bound}`],
  );
  return [noun, ...bounds].join(' ');
};

/** What a field holds, in words. */
export function fieldWords(field: Field, accepted = false): string {
  const words = field.map((shape) => {
    if (shape.kind === 'text') return shape.values?.join(', ') ?? (accepted ? 'a text that is accepted' : 'a text');
    if (shape.kind === 'number') return numberWords(shape, accepted);
    return WORDS[shape.kind];
  });
  return [...new Set(words)].join(' or ');
}
