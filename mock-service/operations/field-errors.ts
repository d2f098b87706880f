// fieldErrors: what a schema complains of, as wire errors: where, what belongs there, the type that came.
// Step 5 of a request's walk: the words of a parse refusal.
import type { z } from 'zod';
import type { FieldError } from '../wire/dialect.ts';
import { typeName } from './type-name.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

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

function typeWord(type: string): string {
  return TYPE_WORDS[type] ?? type;
}

function sizeWords(count: number | bigint, origin: string): string {
  const word = SIZE_WORDS[origin];
  if (word === undefined) return String(count);
  return `${count}${word}${Number(count) === 1 ? '' : 's'}`;
}

function unionWords(issue: Extract<RawIssue, { code: 'invalid_union' }>): string {
  const words = issue.errors.flatMap((branch) => branch.slice(0, 1).map(({ message }) => message));
  return words.length > 0 ? [...new Set(words)].join(' or ') : 'another value';
}

/** What belongs there, in words. Zod asks this for every issue whose schema has no text of its own. */
export function expectedWords(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeWord(issue.expected);
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${sizeWords(issue.maximum, issue.origin)}`;
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${sizeWords(issue.minimum, issue.origin)}`;
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return FORMAT_WORDS[issue.format] ?? (issue.pattern === undefined ? `a ${issue.format}` : `text that matches ${issue.pattern}`);
    case 'unrecognized_keys':
      return 'no such field';
    case 'invalid_union':
      return unionWords(issue);
    default:
      return 'another value';
  }
}

/** The type that came; where the type was right, its shape. Never the value. */
function receivedWords(issue: Issue): string {
  const type = typeName(issue.input);
  if (issue.code === 'invalid_type' && issue.expected === 'int' && type === 'number') return 'a number that is not whole';
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') return type;
  if (issue.code === 'too_big') return type === 'number' ? 'a larger number' : `a longer ${type}`;
  if (issue.code === 'too_small') return type === 'number' ? 'a smaller number' : `a shorter ${type}`;
  return type === 'string' ? 'another string' : type;
}

function pathText(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function errorsOf(issue: Issue): readonly FieldError[] {
  if (issue.code !== 'unrecognized_keys') {
    return [{ path: pathText(issue.path), expected: issue.message, received: receivedWords(issue) }];
  }
  return issue.keys.map((key) => ({ path: pathText([...issue.path, key]), expected: issue.message, received: 'an unknown field' }));
}

/** Every complaint of a failed parse that was run with `error: expectedWords, reportInput: true`. */
export function fieldErrors(error: z.ZodError): readonly FieldError[] {
  return error.issues.flatMap((issue) => errorsOf(issue as Issue));
}
