// FUNCTIONS: what a query may call: what is sure to answer the same again and reaches nothing but its arguments.
// Beside step 5 of a request's walk: the authorizer reads it; any other function is refused.

/** By what they are about, as the page shows them. Date functions take the sandbox's calendar for `now`, in UTC. */
export const FUNCTIONS = {
  aggregates: ['avg', 'count', 'group_concat', 'max', 'min', 'string_agg', 'sum', 'total'],
  windows: [
    ...['cume_dist', 'dense_rank', 'first_value', 'lag', 'last_value', 'lead', 'nth_value', 'ntile'],
    ...['percent_rank', 'rank', 'row_number'],
  ],
  numbers: [
    ...['abs', 'ceil', 'ceiling', 'exp', 'floor', 'ln', 'log', 'log10', 'log2', 'mod', 'pi', 'pow', 'power'],
    ...['round', 'sign', 'sqrt', 'trunc'],
  ],
  texts: [
    ...['char', 'concat', 'concat_ws', 'format', 'glob', 'hex', 'instr', 'length', 'like', 'lower', 'ltrim', 'octet_length'],
    ...['printf', 'quote', 'replace', 'rtrim', 'substr', 'substring', 'trim', 'unhex', 'unicode', 'upper'],
  ],
  dates: [
    ...['current_date', 'current_time', 'current_timestamp', 'date', 'datetime', 'julianday', 'strftime', 'time', 'timediff'],
    'unixepoch',
  ],
  choices: ['coalesce', 'if', 'ifnull', 'iif', 'likelihood', 'likely', 'nullif', 'typeof', 'unlikely'],
} as const;

/** All of them. */
export const FUNCTION_NAMES: readonly string[] = Object.values(FUNCTIONS).flat();

const allowed = new Set(FUNCTION_NAMES);

/** Whether a query may call it; names come as SQLite has them, in small letters. */
export function isAllowedFunction(name: string): boolean {
  return allowed.has(name);
}
