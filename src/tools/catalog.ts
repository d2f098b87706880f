// CATALOG: every tool there is, in the order of categories. A tool more is a row of its category's file.
// Above the walks: the list that the server, the search and the docs read.

import { COLLECTIONS_TOOLS } from './catalogue/collections.ts';
import { CREDIT_TOOLS } from './catalogue/credits.ts';
import { CUSTOMER_TOOLS } from './catalogue/customers.ts';
import { INVOICE_TOOLS } from './catalogue/invoices.ts';
import { LINE_ITEM_TOOLS } from './catalogue/line-items.ts';
import { PAYMENT_TOOLS } from './catalogue/payments.ts';
import { PENDING_ITEM_TOOLS } from './catalogue/pending-items.ts';
import { PRODUCT_TOOLS } from './catalogue/products.ts';
import { QUOTE_TOOLS } from './catalogue/quotes.ts';
import { RECURRING_TOOLS } from './catalogue/recurring.ts';
import { REPORT_TOOLS } from './catalogue/reports.ts';
import type { Tool } from './tool.ts';

/** All tools. */
export const CATALOG: readonly Tool[] = [
  ...INVOICE_TOOLS,
  ...LINE_ITEM_TOOLS,
  ...PENDING_ITEM_TOOLS,
  ...COLLECTIONS_TOOLS,
  ...PAYMENT_TOOLS,
  ...CREDIT_TOOLS,
  ...CUSTOMER_TOOLS,
  ...QUOTE_TOOLS,
  ...RECURRING_TOOLS,
  ...PRODUCT_TOOLS,
  ...REPORT_TOOLS,
];
