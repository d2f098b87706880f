// expectedWords: what a schema wanted, in words, for each kind of issue it can have.
// Beside the walk: the first half of a complaint; check.ts adds where and what came.
import * as z from 'zod';
import { nearest, oneOf } from './one-of.ts';

const TYPE_WORDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const FORMAT_WORDS: Readonly<Record<string, string>> = {
  date: 'a date, YYYY-MM-DD',
  datetime: 'an instant, YYYY-MM-DDThh:mm:ssZ',
  email: 'an e-mail address',
};

const SIZE_WORDS: Readonly<Record<string, string>> = { string: ' character', array: ' item', set: ' item' };

type RawIssue = z.core.$ZodRawIssue;
type IssueOf<Code extends RawIssue['code']> = Extract<RawIssue, { code: Code }>;

function sizeWords(count: number | bigint, origin: string): string {
  const word = SIZE_WORDS[origin];
  if (word === undefined) return String(count);
  return `${count}${word}${Number(count) === 1 ? '' : 's'}`;
}

function unionWords(issue: IssueOf<'invalid_union'>): string {
  const words = issue.errors.flatMap((branch) => branch.slice(0, 1).map(({ message }) => message));
  return words.length > 0 ? [...new Set(words)].join(' or ') : 'another value';
}

function formatWords({ format, pattern }: IssueOf<'invalid_format'>): string {
  return FORMAT_WORDS[format] ?? (pattern === undefined ? `a ${format}` : `text that matches ${pattern}`);
}

/** `brief`: valid names are listed while they are few, for a tool error has to stay short. `full`: always. */
export type Wording = 'brief' | 'full';

/** More are not listed in brief words; the OpenAPI document has them. */
const MAX_BRIEF_NAMES = 24;

/** How the members of an input are spoken of. */
export interface Naming {
  readonly wording: Wording;
  /** What a member is called. */
  readonly noun: 'field' | 'parameter';
  /** Members that the path holds: nobody is told to write these. */
  readonly inPath: readonly string[];
}

function valueWords({ values, input }: IssueOf<'invalid_value'>, { wording }: Naming): string {
  const names = values.map(String);
  return names.length === 1 ? String(names[0]) : oneOf(names, wording === 'full' ? input : undefined);
}

function nameWords({ inst, keys }: IssueOf<'unrecognized_keys'>, { wording, noun, inPath }: Naming): string {
  const missing = `no such ${noun}`;
  if (!(inst instanceof z.ZodObject)) return missing;
  const names = Object.keys(inst.shape).filter((name) => !inPath.includes(name));
  if (names.length === 0) return noun === 'field' ? 'no fields at all' : missing;
  const meant = wording === 'full' && keys.length === 1 ? nearest(keys[0], names) : undefined;
  const unknown = meant === undefined ? missing : `${missing}, perhaps ${meant}`;
  return wording === 'brief' && names.length > MAX_BRIEF_NAMES ? unknown : `${unknown}; valid ones: ${names.join(', ')}`;
}

/** What belongs there, for an issue whose schema has no text of its own. */
export function expectedWords(issue: RawIssue, naming: Naming): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_WORDS[issue.expected] ?? issue.expected;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${sizeWords(issue.maximum, issue.origin)}`;
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${sizeWords(issue.minimum, issue.origin)}`;
    case 'invalid_value':
      return valueWords(issue, naming);
    case 'invalid_format':
      return formatWords(issue);
    case 'unrecognized_keys':
      return nameWords(issue, naming);
    case 'invalid_union':
      return unionWords(issue);
    default:
      return 'another value';
  }
}
