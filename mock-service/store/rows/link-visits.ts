// linkVisitRow: what a row of link_visits looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { VISIT_OUTCOMES } from '../../domain/sales/payment-link.ts';
import { id, instant, kept, rule } from './fields.ts';

/** A row of `link_visits`: each of its members, and no other. */
export const linkVisitRow = z.strictObject({
  kind: z.literal('link_visit'),
  ...kept,
  linkId: id,
  outcome: z.enum(VISIT_OUTCOMES),
  reason: rule.nullable(),
  createdAtMs: instant,
});
