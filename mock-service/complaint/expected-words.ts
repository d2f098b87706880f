// expectedWords: what a schema wanted, in words, for each kind of issue it can have.
// Beside the walk: the first half of a complaint; check.ts adds where and what came.
import { z } from 'zod';

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

/** `brief`: an unknown name is no such field, short enough for a tool error. `full`: and these are the names there are. */
export type Wording = 'brief' | 'full';

function nameWords({ inst }: IssueOf<'unrecognized_keys'>, wording: Wording): string {
  if (wording === 'brief' || !(inst instanceof z.ZodObject)) return 'no such field';
  const names = Object.keys(inst.shape);
  return names.length === 0 ? 'no fields at all' : `no such field; valid ones: ${names.join(', ')}`;
}

/** What belongs there, for an issue whose schema has no text of its own. */
export function expectedWords(issue: RawIssue, wording: Wording): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_WORDS[issue.expected] ?? issue.expected;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${sizeWords(issue.maximum, issue.origin)}`;
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${sizeWords(issue.minimum, issue.origin)}`;
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formatWords(issue);
    case 'unrecognized_keys':
      return nameWords(issue, wording);
    case 'invalid_union':
      return unionWords(issue);
    default:
      return 'another value';
  }
}
