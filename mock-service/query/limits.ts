// What one query may cost and answer. docs/limits.md reads them from here.
// Beside step 5 of a request's walk: the engine is opened with them.

/** Characters of one query. */
export const MAX_SQL_LENGTH = 10_000;
/** Values that a query is given. */
export const MAX_PARAMETERS = 100;
/** Characters of a value that is text. */
export const MAX_PARAMETER_LENGTH = 1000;
/** Rows that a query answers when nobody says how many, and the most that can be asked for. */
export const DEFAULT_ROWS = 1000;
export const MAX_ROWS = 10_000;
/** Columns of an answer, and of anything a query builds on its way. */
export const MAX_COLUMNS = 100;
/** What the rows of an answer come to as JSON, in characters. */
export const MAX_RESULT_LENGTH = 1024 * 1024;
/** Steps of the engine's machine, and of reading stored rows; the same query on the same rows takes the same number. */
export const MAX_STEPS = 20_000_000;
/** Real time, where texts that the query builds make single steps slow. */
export const MAX_QUERY_MS = 3000;
/** One text that is read or built, in UTF-8. */
export const MAX_TEXT_BYTES = 16_384;
/** A pattern of LIKE or GLOB, in UTF-8. */
export const MAX_PATTERN_BYTES = 100;
/** What the engine may hold while it works. */
export const MAX_ENGINE_BYTES = 32 * 1024 * 1024;
/** Levels of an expression. */
export const MAX_EXPRESSION_DEPTH = 100;
/** SELECTs that UNION, EXCEPT and INTERSECT put together. */
export const MAX_COMPOUND_SELECTS = 50;
