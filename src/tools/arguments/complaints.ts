// complaintsOf: what zod says of arguments that do not fit, as path and expectation of each; names of the schema and names like them, no values.
// Above the walks: what a tool error's `details.fields` holds.
import type * as z from 'zod';
import type { Language } from '../../contract/tool-error.ts';
import { pathOf } from '../../evidence/redact.ts';
import { expectedAt } from './expected/expected.ts';
import { alternativesOf, isNullable, nameIn, nodeAt, type Path, type SchemaNode } from './expected/schema-node.ts';
import { TEXTS } from './expected/texts.ts';
import { nearestName } from './expected/unknown-argument.ts';
import { valueAt } from './value-at.ts';

/** Where it is wrong and what belongs there. */
export interface Complaint {
  readonly path: string;
  readonly expected: string;
}

/** What a complaint is made with. */
export interface Complaining {
  readonly root: SchemaNode;
  readonly args: unknown;
  readonly lang: Language;
}

const MAX = 8;
/** The path of the arguments as a whole. */
const WHOLE = 'arguments';

type Issue = z.core.$ZodIssue;

/** At most 8, in the schema's order; what no argument is comes last. */
export function complaintsOf(issues: readonly Issue[], complaining: Complaining): readonly Complaint[] {
  const complaints: Complaint[] = [];
  const told = new Set<string>();
  for (const issue of flattened(issues)) {
    for (const complaint of issue.code === 'unrecognized_keys' ? unknowns(issue, complaining) : [wrong(issue, complaining)]) {
      if (told.has(complaint.path)) continue;
      told.add(complaint.path);
      complaints.push(complaint);
      if (complaints.length === MAX) return complaints;
    }
  }
  return complaints;
}

/** A path as a complaint has it. */
export function placeOf(path: Path): string {
  return path.length === 0 ? WHOLE : path.map(String).join('.');
}

function wrong({ path }: Issue, { root, args, lang }: Complaining): Complaint {
  const { node, path: known, isRequired } = nodeAt(root, path);
  const expected = expectedAt(node, nameIn(known), lang);
  const given = valueAt(args, known);
  if (given === undefined && isRequired) return { path: placeOf(known), expected: TEXTS[lang].required(expected) };
  const isNull = given === null && !isRequired && !isNullable(node);
  return { path: placeOf(known), expected: isNull ? TEXTS[lang].leaveOut(expected) : expected };
}

/** A name that could be data, or is no name, is told as its place alone. */
function unknowns({ path, keys }: z.core.$ZodIssueUnrecognizedKeys, { root, lang }: Complaining): readonly Complaint[] {
  const { node, path: known } = nodeAt(root, path);
  const names = alternativesOf(node).flatMap(({ properties = {} }) => Object.keys(properties));
  return keys.slice(0, MAX).map((key) => {
    const place = pathOf(placeOf([...known, key]));
    return place === undefined
      ? { path: placeOf(known), expected: TEXTS[lang].object(names.slice(0, MAX)) }
      : { path: place, expected: TEXTS[lang].unknown(withUnit(nearestName(key, names), node, lang)) };
  });
}

/** An amount's name says what belongs there, too: who wrote `amount: 270.00` would write 270, which is R$ 2,70. */
function withUnit(name: string | null, of: SchemaNode, lang: Language): string | null {
  if (name === null || !name.endsWith('_minor')) return name;
  const { node } = nodeAt(of, [name]);
  return `${name}: ${expectedAt(node, name, lang)}`;
}

/** Of a choice that came as an object, what is wrong with the one it is most like. */
function flattened(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const likely = issue.errors
      .filter((branch) => branch.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'))
      .sort((one, other) => one.length - other.length)[0];
    if (likely === undefined || likely.length === 0) return [issue];
    return flattened(likely.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}
