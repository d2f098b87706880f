// queryPage: docs/query.md is written by hand but for its tables, its functions and its bounds, read from what SQL sees.
// A pure function from the page as it is to the page as it should be.
import { FUNCTIONS } from '../../mock-service/query/engine/functions.ts';
import * as limits from '../../mock-service/query/limits.ts';
import { QUERY_TABLES } from '../../mock-service/query/tables/index.ts';
import { fillRegions, table } from '../markdown.ts';

const count = (number: number): string => number.toLocaleString('en-US');

const BOUNDS: readonly (readonly [what: string, limit: string, beyond: string])[] = [
  [
    'rows of an answer',
    `${count(limits.DEFAULT_ROWS)}, or the \`limit\` that is given, up to ${count(limits.MAX_ROWS)}`,
    'cut: `truncated_because: "row_limit"`',
  ],
  ['an answer', `${count(limits.MAX_RESULT_LENGTH)} characters`, 'cut: `"size_limit"`; R107 where one row is longer'],
  ['steps of the engine, and of reading rows', count(limits.MAX_STEPS), 'R106'],
  ['real time', `${count(limits.MAX_QUERY_MS)} ms`, 'R106'],
  ['memory of the engine', `${limits.MAX_ENGINE_BYTES / 1024 / 1024} MiB`, 'R106'],
  ['one text that is read or built', `${count(limits.MAX_TEXT_BYTES)} bytes of UTF-8`, 'R106'],
  ['a pattern of LIKE or GLOB', `${limits.MAX_PATTERN_BYTES} bytes`, 'R106'],
  ['levels of an expression', count(limits.MAX_EXPRESSION_DEPTH), 'R106'],
  ['columns; SELECTs put together by UNION and its like', `${limits.MAX_COLUMNS}; ${limits.MAX_COMPOUND_SELECTS}`, 'R104'],
  ['the SQL; its parameters', `${count(limits.MAX_SQL_LENGTH)} characters; ${limits.MAX_PARAMETERS}`, '`invalid_request`'],
];

/** docs/query.md, its regions filled in. */
export function queryPage(page: string): string {
  const tables = QUERY_TABLES.map(({ name, about, columns }) => [`\`${name}\``, about, columns.map((column) => column.name).join(', ')]);
  const functions = Object.entries(FUNCTIONS).map(([about, names]) => [about, names.map((name) => `\`${name}\``).join(' ')]);
  return fillRegions('docs/query.md', page, {
    tables: `There are ${QUERY_TABLES.length}.\n\n${table(['table', 'a row is', 'columns'], tables)}`,
    functions: table(['about', 'functions'], functions),
    bounds: table(['what', 'limit', 'beyond it'], BOUNDS),
  });
}
