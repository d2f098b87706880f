// membersMisfit: why no call of some operations can hold wanted values, and which names there are instead.
// Read when a rule is written, for what is asked of a query or a body.
import type { Complaint } from '../../../complaint/complaint.ts';
import { oneOf } from '../../../complaint/one-of.ts';
import { type Field, fieldWords, follow, holds, namesIn, type Reached } from './field.ts';
import { PRESENT } from './matcher.ts';

/** Wanted values by dotted path. */
export type WantedMembers = Readonly<Record<string, string | number | boolean | null>>;

/** How a part of a call is spoken of. */
export interface Part {
  readonly member: 'query' | 'body';
  readonly noun: 'parameter' | 'field';
  /** True: only calls that are not refused for what they hold. */
  readonly accepted?: boolean;
  /** The segments of a name. */
  split(name: string): readonly string[];
}

function canHold(field: Field, path: readonly string[], value: WantedMembers[string], accepted = false): boolean {
  const reached = follow(field, path);
  return reached.depth === path.length && (value === PRESENT || holds(reached.field, String(value), accepted));
}

/** Whether a call with these fields can hold all that is wanted. */
export function canHoldAll(field: Field, wanted: WantedMembers, { split, accepted }: Part): boolean {
  return Object.entries(wanted).every(([name, value]) => canHold(field, split(name), value, accepted));
}

/** The fields where a path leads furthest. */
function furthest(fields: readonly Field[], path: readonly string[]): readonly Reached[] {
  const all = fields.map((field) => follow(field, path));
  const depth = Math.max(...all.map((reached) => reached.depth));
  return all.filter((reached) => reached.depth === depth);
}

/** Why none of `fields`, one of them an operation's, holds all that is wanted. */
export function membersMisfit(fields: readonly Field[], wanted: WantedMembers, part: Part): Complaint {
  for (const [name, value] of Object.entries(wanted)) {
    const path = part.split(name);
    if (fields.some((field) => canHold(field, path, value, part.accepted))) continue;
    const dotted = name.replace(/\[(\w+)\]/g, '.$1');
    if (dotted !== name && fields.some((field) => canHold(field, part.split(dotted), PRESENT)))
      return { path: `${part.member}.${name}`, expected: `${dotted}: dots between names and positions`, received: 'brackets' };
    const reached = furthest(fields, path);
    const [{ depth } = { depth: 0 }] = reached;
    const at = `${part.member}.${name}`;
    if (depth === path.length)
      return {
        path: at,
        expected: fieldWords(
          reached.flatMap(({ field }) => field),
          part.accepted,
        ),
        received: 'a value that it cannot have',
      };
    const before = path.slice(0, depth).map((segment) => `${segment}.`);
    const names = [...new Set(reached.flatMap(({ field }) => namesIn(field)))].map((each) => `${before.join('')}${each}`);
    const expected = names.length > 0 ? oneOf(names, name) : `${path.slice(0, depth).join('.')}, which holds no fields`;
    return { path: at, expected, received: `an unknown ${part.noun}` };
  }
  return { path: part.member, expected: `${part.noun}s that one operation has together`, received: 'a match that can never fire' };
}
