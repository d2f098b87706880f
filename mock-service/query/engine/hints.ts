// hintOf: what the engine says is wrong with a statement, as a sentence of ours that names the nearest thing there is.
// Beside step 5 of a request's walk: of the engine's message only names and a few fixed phrases are kept, for it may quote values.
import { nearest, oneOf } from '../../complaint/one-of.ts';
import { QUERY_TABLES } from '../tables/index.ts';
import { FUNCTION_NAMES } from './functions.ts';

/** What belongs there, and what was there; `path` is the field, `sql` when left out. */
export interface Hint {
  readonly expected: string;
  readonly received: string;
  readonly path?: string;
}

interface Said extends Hint {
  /** Completes "Refused: …". */
  readonly said: string;
}

/** A name that can be repeated to a caller: letters, digits, underscores, and points between them. */
const NAME = /^[A-Za-z_][\w.]{0,63}$/;
const repeatable = (name: string): string | null => (NAME.test(name) ? name : null);

const perhaps = (near: string | undefined, otherwise: string): string => (near === undefined ? otherwise : `perhaps ${near}; ${otherwise}`);

/** The tables that a statement seems to name. Only to guess what was meant. */
function tablesIn(sql: string): typeof QUERY_TABLES {
  const words = new Set(sql.toLowerCase().match(/[a-z_]\w*/g));
  return QUERY_TABLES.filter(({ name }) => words.has(name));
}

function unknownTable(given: string): Said {
  const name = repeatable(given);
  const near = nearest(
    given.toLowerCase(),
    QUERY_TABLES.map((table) => table.name),
  );
  const expected = perhaps(near, 'a table of the list of tables');
  return { said: name === null ? 'a table does not exist' : `there is no table ${name}`, expected, received: name ?? 'another name' };
}

function unknownColumn(given: string, sql: string): Said {
  const name = repeatable(given);
  const bare = given.slice(given.lastIndexOf('.') + 1).toLowerCase();
  const columns = tablesIn(sql).flatMap((table) => table.columns.map((column) => column.name));
  const choice = columns.length === 0 ? 'a column of a table in FROM' : oneOf(columns, bare);
  const expected = `${choice}; texts stand in single quotes`;
  return { said: name === null ? 'a column does not exist' : `there is no column ${name}`, expected, received: name ?? 'another name' };
}

/** The functions that a name may have meant. */
export function functionsLike(given: string): string {
  return perhaps(nearest(given.toLowerCase(), FUNCTION_NAMES), `one of ${FUNCTION_NAMES.join(', ')}`);
}

function unknownFunction(given: string): Said {
  const name = repeatable(given);
  return {
    said: name === null ? 'a function does not exist' : `there is no function ${name}`,
    expected: functionsLike(given),
    received: name ?? 'another name',
  };
}

/** Where it stopped, when that is a word or a sign. */
function syntax(given: string): Said {
  const token = /^(?:[A-Za-z_]\w{0,31}|[^\w\s'"]{1,2})$/.test(given) ? given : null;
  return {
    said: token === null ? 'the SQL has a syntax error' : `the SQL has a syntax error near ${token}`,
    expected: "a SELECT of SQLite's",
    received: token ?? 'something else',
  };
}

const plain = (said: string, expected: string): Said => ({ said, expected, received: 'something else' });

/** The engine's phrases that are known, in order. */
const PHRASES: readonly (readonly [phrase: RegExp, say: (found: string, sql: string) => Said])[] = [
  [/^no such table(?:-valued function)?: (.*)$/s, unknownTable],
  [/^no such column: (.*?)(?: - should this be a string literal.*)?$/s, unknownColumn],
  [/^no such function: (.*)$/s, unknownFunction],
  [/^near "(.*)": syntax error$/s, syntax],
  [
    /^ambiguous column name: (.*)$/s,
    (name) => plain(`the column ${repeatable(name) ?? ''} is in more than one table`, 'the table in front of it'),
  ],
  [
    /^wrong number of arguments to function (\w{1,32})\(\)$/,
    (name) => plain(`${name} takes another number of arguments`, 'as many as it takes'),
  ],
  [
    /^misuse of (?:aggregate|window function)/,
    () => plain('an aggregate or a window stands where none can', 'it in the SELECT list, or in HAVING'),
  ],
  [/^incomplete input$/, () => plain('the SQL ends too early', 'a whole statement')],
  [/^unrecognized token/, () => plain('the SQL has a token that cannot be read', 'texts in single quotes, closed')],
  [/^integer overflow$/, () => plain('a whole number passes what 64 bits hold', 'smaller numbers, or total() in the place of sum()')],
  [/^circular reference: /, () => plain('a WITH refers to itself in a circle', 'WITH RECURSIVE with a UNION')],
  [
    /^too many columns|^too many terms|^at most \d+ tables|^too many FROM clause terms/,
    () => plain('the query has too many columns, terms or tables', 'fewer'),
  ],
  [/^too many SQL variables|^variable number must be/, () => plain('the query has too many parameters', 'fewer')],
  [/^too many arguments on function (\w{1,32})$/, (name) => plain(`${name} has too many arguments`, 'fewer')],
];

/** What a message of the engine comes to. */
export function hintOf(message: string, sql: string): Said {
  for (const [phrase, say] of PHRASES) {
    const found = phrase.exec(message);
    if (found !== null) return say(found[1] ?? '', sql);
  }
  return plain('the SQL cannot be answered', "a SELECT of SQLite's over the tables of the list of tables");
}
