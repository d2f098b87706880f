// Scenarios of the rules on queries (R104 to R108).
import type { RuleId } from '../../../../mock-service/domain/rejection.ts';
import type { Scenario } from '../scenario.ts';

const asked = (rule: RuleId, code: string, [about, sql]: readonly [about: string, sql: string], path = 'sql'): Scenario => ({
  rule,
  code,
  about,
  operation: 'query_data',
  arrange: () => Promise.resolve({ sql }),
  expected: { field: { path } },
});

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT MAX(i) FROM n';
const WIDE = `SELECT ${Array.from({ length: 90 }, (_, at) => `printf('%016000d', ${at})`).join(', ')}`;

/** R104 to R108, and what R01 is to tables. */
export const QUERY_SCENARIOS: readonly Scenario[] = [
  asked('R104', 'query_invalid', ['a table that does not exist', 'SELECT * FROM invoice']),
  asked('R104', 'query_invalid', ['two statements', 'SELECT 1; SELECT 2']),
  asked('R104', 'query_invalid', ['a parameter that is not given', 'SELECT ?'], 'parameters'),
  asked('R105', 'query_not_read_only', ['a deletion', 'DELETE FROM invoices']),
  asked('R106', 'query_too_expensive', ['a recursion without end', ENDLESS]),
  asked('R107', 'query_result_too_large', ['a row of long texts', WIDE]),
  asked('R108', 'query_function_refused', ['chance', 'SELECT random()']),
  {
    rule: 'R01',
    code: 'not_found',
    about: 'a table that does not exist',
    operation: 'get_table_schema',
    arrange: () => Promise.resolve({ table_name: 'invoice' }),
    expected: { field: { path: 'table_name' } },
  },
];
