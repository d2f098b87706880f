// Control route for the self-check: adds the books up again from what is stored.
// Beside the walk: a harness may ask at any time whether M7 to M11 hold.
import * as z from 'zod';
import { TENANTS } from '../access/credentials.ts';
import { bookViolations } from '../domain/books.ts';
import { booksOf } from '../store/books-of.ts';
import { defineSandboxRoute } from './route.ts';

const violation = z.strictObject({
  rule: z.enum(['M7', 'M8', 'M9', 'M10', 'M11']).describe('the money rule'),
  id: z.string().describe('the row that is wrong'),
  what: z.string().describe('what does not hold'),
});

export const checkBooks = defineSandboxRoute({
  name: 'check_books',
  summary:
    'Whether what is stored adds up, of all tenants: totals, balances, payments, credit notes and refunds, reckoned again from the rows',
  method: 'GET',
  path: '/sandboxes/{sandbox_id}/check',
  input: z.strictObject({}),
  output: z.strictObject({ ok: z.boolean(), violations: z.array(violation) }),
  status: 200,
  problems: [404],
  run: (_input, { tenant }) => {
    const violations = TENANTS.flatMap((id) => bookViolations(booksOf(tenant(id).store)));
    return { ok: violations.length === 0, violations };
  },
});
