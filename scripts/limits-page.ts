// limitsPage: docs/limits.md is written by hand but for its bounds, read from the constants that hold them, and the rules that are not here.
// A bound that is changed in the code is another number on the page at once.
import { maxHeaderSize } from 'node:http';
import { MAX_GRANTS } from '../mock-service/access/oauth-grants.ts';
import { MAX_TOKENS } from '../mock-service/access/tokens.ts';
import { MAX_PIPELINED } from '../mock-service/bindings/bounded.ts';
import { MAX_BODY_BYTES, MAX_HEADERS } from '../mock-service/bindings/read-call.ts';
import { MAX_CONNECTIONS } from '../mock-service/bindings/start-options.ts';
import { MAX_JSON_DEPTH } from '../mock-service/complaint/shallow-json.ts';
import { MAX_SNAPSHOT_BYTES } from '../mock-service/control/state-routes.ts';
import { MAX_LINES } from '../mock-service/domain/invoice.ts';
import { MAX_CHARGE_MINOR } from '../mock-service/domain/money.ts';
import { DEFAULT_PROFILE } from '../mock-service/domain/profile.ts';
import { MAX_LINK_DAYS } from '../mock-service/domain/sales/payment-link.ts';
import { MAX_QUOTE_DAYS } from '../mock-service/domain/sales/quote.ts';
import { MAX_RULES } from '../mock-service/faults/plan/rule.ts';
import { MAX_SERVICE_JOURNAL_BYTES } from '../mock-service/journal/budget.ts';
import { MAX_ENTRIES, MAX_JOURNAL_BYTES } from '../mock-service/journal/journal.ts';
import { MAX_PIECES } from '../mock-service/operations/due/schedule.ts';
import { MAX_VISITS } from '../mock-service/operations/sales/pay-link.ts';
import { MAX_QUERY_LENGTH } from '../mock-service/operations/search/search-invoices.ts';
import * as query from '../mock-service/query/limits.ts';
import { MAX_CALLERS } from '../mock-service/sandbox/callers.ts';
import { MAX_SANDBOXES } from '../mock-service/sandbox/sandboxes.ts';
import { MAX_HISTORY } from '../mock-service/store/history.ts';
import { IDEMPOTENCY_CAP, IDEMPOTENCY_LIFE_MS } from '../mock-service/store/idempotency.ts';
import { MAX_ROWS } from '../mock-service/store/store.ts';
import { PROBLEM_CODES } from '../mock-service/wire/problem-codes.ts';
import { fillRegions, table } from './markdown.ts';
import { RULES_LEFT_OUT } from './rules-apart.ts';

const count = (number: number): string => number.toLocaleString('en-US');
const MIB = 1024 * 1024;
const HOUR_MS = 3_600_000;

const BOUNDS: readonly (readonly [what: string, limit: string, beyond: string])[] = [
  ['body of a request', `${MAX_BODY_BYTES / MIB} MiB`, '413 `payload_too_large`'],
  ['headers of a request', `${maxHeaderSize / 1024} KiB, ${count(MAX_HEADERS)} of them`, '431 `headers_too_large`'],
  ['sandboxes of a service', count(MAX_SANDBOXES), '409 `too_many_sandboxes`'],
  [
    'a snapshot',
    `${MAX_SNAPSHOT_BYTES / MIB} MiB`,
    '409 `snapshot_too_large` where it is taken, 413 `payload_too_large` where it is restored',
  ],
  ['how far back a list of the past goes', `${MAX_HISTORY} commits of a tenant`, 'the list as it was then'],
  ['rules of a sandbox', count(MAX_RULES), '409 `too_many_rules`'],
  ['levels of a JSON body that a rule brings', count(MAX_JSON_DEPTH), '422 `invalid_request`'],
  [
    'callers whose matches each rule counts',
    `${count(MAX_CALLERS)}, and one for each key, client and name that stands for many`,
    'counted as `others`',
  ],
  ['journal of a sandbox', `${count(MAX_ENTRIES)} calls, ${MAX_JOURNAL_BYTES / MIB} MiB`, 'the oldest go; `dropped` counts them'],
  ['journals of a service together', `${MAX_SERVICE_JOURNAL_BYTES / MIB} MiB`, 'the oldest calls of the largest journal go'],
  ['callers a sandbox tells apart', count(MAX_CALLERS), 'later names are counted together as `others`'],
  ['calls of a client in a time', 'none, unless the sandbox is made with a `rate_limit`', '429 `rate_limited`, Retry-After'],
  ['connections that hold a call', count(MAX_CONNECTIONS), `${PROBLEM_CODES.too_many_connections.status} \`too_many_connections\``],
  [
    'unanswered calls of one connection',
    count(MAX_PIPELINED),
    `${PROBLEM_CODES.too_many_connections.status} \`too_many_connections\`, and it ends`,
  ],
  ['work that falls due, done in one go', `${count(MAX_PIECES)} pieces`, 'the next call goes on; the clock says `caught_up: false`'],
  ['a quote, from today', `${MAX_QUOTE_DAYS} days, or for ever`, '422 `invalid_expiry` (R94)'],
  ['a payment link', `${MAX_LINK_DAYS} days`, '422 `invalid_expiry` (R100)'],
  [
    'e-mails of a tenant on a day',
    `${count(DEFAULT_PROFILE.emailsPerDay)}, unless the sandbox is made with another \`emails_per_day\``,
    '429 `quota_exceeded` (R60), Retry-After',
  ],
  ['visits to a payment link that pay nothing', count(MAX_VISITS), 'later ones leave no row'],
  ['characters of a search', count(MAX_QUERY_LENGTH), '422 `invalid_request`'],
  ['lines of an invoice', count(MAX_LINES), '422 `too_many_lines` (R17)'],
  ['a charge', `${count(MAX_CHARGE_MINOR)} minor units`, '422 `amount_too_large` (R24)'],
  ['life of an idempotency key', `${IDEMPOTENCY_LIFE_MS / HOUR_MS} h of the sandbox's calendar`, 'the key is new again'],
  [
    'idempotency keys of a tenant at once',
    count(IDEMPOTENCY_CAP),
    `${PROBLEM_CODES.idempotency_store_full.status} \`idempotency_store_full\`; none is forgotten early`,
  ],
  ['rows of a table, per tenant', count(MAX_ROWS), `${PROBLEM_CODES.too_many_rows.status} \`too_many_rows\``],
  [
    'access tokens of a sandbox',
    count(MAX_TOKENS),
    'one that expired or was revoked makes room and is `token_unknown`; when all are live, 503 `temporarily_unavailable` of the token endpoint',
  ],
  [
    'families of OAuth tokens of a sandbox',
    count(MAX_GRANTS),
    `one that is over makes room; when all are live, ${PROBLEM_CODES.too_many_grants.status} \`too_many_grants\``,
  ],
  ['the SQL of a query', `${count(query.MAX_SQL_LENGTH)} characters, ${query.MAX_PARAMETERS} parameters`, '422 `invalid_request`'],
  [
    'a query',
    `${count(query.MAX_STEPS)} steps of its engine, ${query.MAX_ENGINE_BYTES / MIB} MiB of memory, ${count(query.MAX_TEXT_BYTES)} bytes a text; ${count(query.MAX_QUERY_MS)} ms where single steps are slow`,
    '422 `query_too_expensive` (R106)',
  ],
  [
    'the answer of a query',
    `${count(query.MAX_ROWS)} rows (${count(query.DEFAULT_ROWS)} unless it says so), ${query.MAX_COLUMNS} columns, ${count(query.MAX_RESULT_LENGTH)} characters`,
    'cut, and says so: `truncated_because`; where one row is too long, 422 `query_result_too_large` (R107)',
  ],
  ["a sandbox's calendar", '1970 to 9999', '422 `calendar_out_of_range`'],
];

/** docs/limits.md, its bounds and the rules that are left out filled in. */
export function limitsPage(page: string): string {
  const leftOut = RULES_LEFT_OUT.map(({ id, when, because }) => [id, when, because]);
  return fillRegions('docs/limits.md', page, {
    bounds: table(['what', 'limit', 'beyond it'], BOUNDS),
    rules: table(['rule', 'refused when', 'why it is not here'], leftOut),
  });
}
