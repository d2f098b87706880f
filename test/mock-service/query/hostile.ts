// HOSTILE: statements that no read-only service may run, or not to their end, each with the rule that refuses it. A table, one a line.
import type { RuleId } from '../../../mock-service/domain/rejection.ts';

/** Numbers from 1 on, without end. */
export const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';
/** A text near the longest, and a number to make each use of it new. */
const LONG = `${ENDLESS}, t AS MATERIALIZED (SELECT printf('%015900d', 0) AS long)`;

const times = (count: number, part: (at: number) => string, between = ', '): string =>
  Array.from({ length: count }, (_, at) => part(at)).join(between);
const letter = (at: number): string => String.fromCharCode(97 + at);
/** Each refers to the one before it twice. */
const doubled = (first: string, next: (before: string) => string): string =>
  `WITH a AS (${first}), ${times(25, (at) => `${letter(at + 1)} AS (${next(letter(at))})`)} SELECT COUNT(*) FROM z`;

export type Hostile = readonly [about: string, sql: string, rule: RuleId];

const WRITES: readonly Hostile[] = [
  ['a deletion', 'DELETE FROM invoices', 'R105'],
  ['an update', "UPDATE customers SET name = 'x'", 'R105'],
  ['an insertion', 'INSERT INTO customers (id) VALUES (1)', 'R105'],
  ['a replacement', 'REPLACE INTO customers (id) VALUES (1)', 'R105'],
  ['a deletion that answers rows', 'DELETE FROM invoices RETURNING id', 'R105'],
  ['a deletion behind a WITH', "WITH x AS (SELECT 'a' AS id) DELETE FROM invoices WHERE id IN (SELECT id FROM x)", 'R105'],
  ['a deletion behind a comment', '/* SELECT */ DELETE /* FROM customers */ FROM invoices -- SELECT 1', 'R105'],
  ['a table dropped', 'DROP TABLE invoices', 'R105'],
  ['a table made', 'CREATE TABLE x (a)', 'R105'],
  ['a table made of a query', 'CREATE TABLE x AS SELECT * FROM invoices', 'R105'],
  ['a temporary table made', 'CREATE TEMP TABLE x (a)', 'R105'],
  ['a view made', 'CREATE VIEW v AS SELECT 1', 'R105'],
  ['a trigger made', 'CREATE TRIGGER t AFTER INSERT ON invoices BEGIN SELECT 1; END', 'R105'],
  ['a virtual table made', 'CREATE VIRTUAL TABLE f USING stored_rows', 'R105'],
  ['a table of the full-text index', 'CREATE VIRTUAL TABLE f USING fts5(a)', 'R105'],
  ['an index made', 'CREATE INDEX i ON invoices (id)', 'R105'],
  ['a table altered', 'ALTER TABLE invoices ADD COLUMN x', 'R105'],
  ['a database attached', "ATTACH DATABASE '/tmp/x.db' AS x", 'R105'],
  ['a database detached', 'DETACH DATABASE main', 'R105'],
  ['a pragma', 'PRAGMA user_version', 'R105'],
  ['a pragma that lifts a limit', 'PRAGMA hard_heap_limit = 0', 'R105'],
  ['a pragma that lets the schema be written', 'PRAGMA writable_schema = ON', 'R105'],
  ['a transaction', 'BEGIN', 'R105'],
  ['a commit', 'COMMIT', 'R105'],
  ['a savepoint', 'SAVEPOINT s', 'R105'],
  ['a vacuum', 'VACUUM', 'R105'],
  ['a vacuum into a file', "VACUUM INTO '/tmp/x.db'", 'R105'],
  ['a reindexing', 'REINDEX', 'R105'],
  ['an analysis', 'ANALYZE', 'R105'],
  ['a plan in place of rows', 'EXPLAIN QUERY PLAN SELECT * FROM invoices', 'R105'],
  ['a program in place of rows', 'EXPLAIN SELECT 1', 'R105'],
];

const REACHING: readonly Hostile[] = [
  ['an extension', "SELECT load_extension('/lib/x.so')", 'R104'],
  ['a file read', "SELECT readfile('/etc/passwd')", 'R104'],
  ['a file written', "SELECT writefile('/tmp/x', 'a')", 'R104'],
  ['a statement evaluated', "SELECT eval('DELETE FROM invoices')", 'R104'],
  ['chance', 'SELECT random()', 'R108'],
  ['chance in a sort', 'SELECT id FROM invoices ORDER BY random()', 'R108'],
  ['random bytes', 'SELECT hex(randomblob(16))', 'R108'],
  ["the engine's build", 'SELECT sqlite_source_id()', 'R108'],
  ["the engine's log", "SELECT sqlite_log(1, 'x')", 'R108'],
  ['what was changed', 'SELECT changes()', 'R108'],
  ['zeroes by the gigabyte', 'SELECT zeroblob(1000000000)', 'R108'],
  ['a function in capitals', 'SELECT RANDOM()', 'R108'],
  ['a function in quotes', 'SELECT "random"()', 'R108'],
  ["the engine's schema", 'SELECT * FROM sqlite_master', 'R104'],
  ["the engine's schema, counted", 'SELECT COUNT(*) FROM sqlite_schema', 'R104'],
  ["the engine's schema of what is temporary", 'SELECT sql FROM temp.sqlite_temp_master', 'R104'],
  ['a pragma as a table', "SELECT * FROM pragma_table_info('invoices')", 'R104'],
  ['a pragma as a table, counted', 'SELECT COUNT(*) FROM pragma_database_list', 'R104'],
  ['JSON as a table', "SELECT * FROM json_each('[1,2]')", 'R104'],
  ['pages as a table', 'SELECT * FROM sqlite_dbpage', 'R104'],
  ['statements as a table', 'SELECT * FROM sqlite_stmt', 'R104'],
  ['space as a table', 'SELECT COUNT(*) FROM dbstat', 'R104'],
  ['bytecode as a table', "SELECT * FROM bytecode('SELECT 1')", 'R104'],
  ['bytecode as a table, counted', "SELECT COUNT(*) FROM bytecode('SELECT 1')", 'R104'],
  ['what a statement uses as a table, counted', "SELECT COUNT(*) FROM tables_used('SELECT 1')", 'R104'],
  ["the module's own name", 'SELECT * FROM stored_rows', 'R104'],
  ['a place in the store', 'SELECT rowid FROM invoices', 'R104'],
  ['another database', 'SELECT * FROM other.invoices', 'R104'],
];

const UNREADABLE: readonly Hostile[] = [
  ['nothing', '', 'R104'],
  ['space', ' \n\t ', 'R104'],
  ['a comment', '-- SELECT 1', 'R104'],
  ['a comment without end', '/* SELECT 1', 'R104'],
  ['two reads', 'SELECT 1; SELECT 2', 'R104'],
  ['a read and a deletion', 'SELECT 1; DELETE FROM invoices', 'R104'],
  ['a read and a deletion behind a comment', 'SELECT 1; -- \nDELETE FROM invoices', 'R104'],
  ['a read and rubbish', 'SELECT 1; gremlins', 'R104'],
  ['a text without end', "SELECT 'abc", 'R104'],
  ['rubbish', 'gremlins', 'R104'],
  ['a dot command', '.tables', 'R104'],
  ['a zero byte before a deletion', 'SELECT 1 \u0000; DELETE FROM invoices', 'R104'],
  ['a column that is not there', 'SELECT totl FROM invoices', 'R104'],
  ['a text in double quotes', 'SELECT * FROM invoices WHERE status = "open"', 'R104'],
  ['a sum beyond 64 bits', 'SELECT SUM(9223372036854775807) FROM invoices', 'R104'],
  ['too many columns', `SELECT ${times(101, String)}`, 'R104'],
  ['too many tables', `SELECT COUNT(*) FROM ${times(65, (at) => `invoices i${at}`)}`, 'R104'],
  ['too many SELECTs', times(51, String, ' UNION SELECT ').replace('0', 'SELECT 0'), 'R104'],
  ['too many parameters', `SELECT ?101`, 'R104'],
];

const COSTLY: readonly Hostile[] = [
  ['a recursion without end', `${ENDLESS} SELECT MAX(i) FROM n`, 'R106'],
  ['a recursion without end that finds nothing', `${ENDLESS} SELECT i FROM n WHERE i < 0`, 'R106'],
  ['a recursion that doubles a text', "WITH RECURSIVE t(x) AS (SELECT 'a' UNION ALL SELECT x || x FROM t) SELECT MAX(x) FROM t", 'R106'],
  ['a cross product', `SELECT COUNT(*) FROM ${times(8, (at) => `invoices i${at}`)}`, 'R106'],
  ['a cross product that finds nothing', `SELECT 1 FROM ${times(12, (at) => `invoice_lines i${at}`)} WHERE i0.id || i11.id = ''`, 'R106'],
  ['WITHs that double', doubled('SELECT 1 AS x', (before) => `SELECT p.x FROM ${before} p, ${before} q`), 'R106'],
  ['UNIONs that double', doubled('SELECT 1 AS x', (before) => `SELECT x FROM ${before} UNION ALL SELECT x FROM ${before}`), 'R106'],
  ['a text of many texts', `${ENDLESS} SELECT group_concat(i) FROM (SELECT i FROM n LIMIT 100000)`, 'R106'],
  ['a text replaced to be long', "SELECT replace(printf('%09000d', 0), '0', 'abc')", 'R106'],
  ['a sort of everything', `${ENDLESS} SELECT i FROM (SELECT i FROM n LIMIT 5000000) ORDER BY -i LIMIT 1`, 'R106'],
  ['a sort of long texts', `${ENDLESS} SELECT i FROM (SELECT i, printf('%08000d', i) AS t FROM n LIMIT 50000) ORDER BY t`, 'R106'],
  ['everything kept apart', `${ENDLESS} SELECT COUNT(DISTINCT i) FROM n`, 'R106'],
  ['everything in groups', `${ENDLESS} SELECT COUNT(*) FROM (SELECT i, COUNT(*) FROM n GROUP BY i)`, 'R106'],
  [
    'wide windows',
    `${ENDLESS} SELECT MAX(s) FROM (SELECT MAX(i) OVER (ORDER BY i ROWS BETWEEN 9999 PRECEDING AND 9999 FOLLOWING) AS s FROM (SELECT i FROM n LIMIT 99999))`,
    'R106',
  ],
  ['signs by the thousand', `SELECT ${'- '.repeat(4000)}1`, 'R106'],
  ['sums by the thousand', `SELECT ${'1+'.repeat(4000)}1`, 'R106'],
  ['a pattern of many stars', `SELECT 'a' LIKE '${'%a'.repeat(60)}'`, 'R106'],
  ['a row that is too long', `SELECT ${times(90, (at) => `printf('%016000d', ${at})`)}`, 'R107'],
];

/** Refused by the clock, each after MAX_QUERY_MS. */
export const SLOW: readonly Hostile[] = [
  ['a long text in capitals, for ever', `${LONG} SELECT SUM(length(upper(long || i))) FROM n, t`, 'R106'],
  [
    'a long text looked through, for ever',
    `${LONG} SELECT ${times(20, (at) => `SUM(instr(long, printf('%04000d', 0) || (i + ${at})))`, ' + ')} FROM n, t`,
    'R106',
  ],
  [
    'a long text replaced, for ever',
    `${LONG} SELECT ${times(20, (at) => `SUM(length(replace(long, printf('%04000d', 0) || (i + ${at}), 'x')))`, ' + ')} FROM n, t`,
    'R106',
  ],
  [
    'a long text trimmed, for ever',
    `${LONG} SELECT ${times(20, (at) => `SUM(length(trim(long || (i + ${at}), printf('%02000d', 1) || '23456789')))`, ' + ')} FROM n, t`,
    'R106',
  ],
  [
    'long patterns, for ever',
    `${LONG} SELECT ${times(20, (at) => `SUM((long || (i + ${at})) LIKE '%${'0'.repeat(95)}1%')`, ' + ')} FROM n, t`,
    'R106',
  ],
];

/** All that are refused by what they are, or by what they take in steps and memory. */
export const HOSTILE: readonly Hostile[] = [...WRITES, ...REACHING, ...UNREADABLE, ...COSTLY];
