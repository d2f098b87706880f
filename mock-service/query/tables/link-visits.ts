// link_visits: times that somebody was at the address of a payment link.
// One of the tables that SQL sees; tables/index.ts lists them.
import { type LinkVisit, VISIT_OUTCOMES } from '../../domain/sales/payment-link.ts';
import { choice, instant, reference, text, textOrNull } from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a visit. */
export const linkVisits = defineTable<LinkVisit>({
  name: 'link_visits',
  about: 'Times that somebody was at the address of a payment link, and what came of it.',
  key: ['id'],
  columns: [
    text('id', "the visit's id", (v) => v.id),
    reference('link_id', 'payment_links.id', 'which link', (v) => v.linkId),
    choice('kind', 'what came of it', VISIT_OUTCOMES, (v) => v.outcome),
    textOrNull('reason', 'the rule that refused it, or null', (v) => v.reason),
    instant('at', 'when it was', (v) => v.createdAtMs),
  ],
  example: 'SELECT kind, COUNT(*) AS visits FROM link_visits GROUP BY kind',
  ...stored('link_visits'),
});
