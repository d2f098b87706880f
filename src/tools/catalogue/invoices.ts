// Tools for invoices, in the order of their life, and for finding them.
// Above the walks: one category of the catalogue.
import type { Tool } from '../tool.ts';
import { INVOICE_DRAFT_TOOLS } from './invoices-draft.ts';
import { INVOICE_ISSUE_TOOLS } from './invoices-issue.ts';
import { INVOICE_READ_TOOLS } from './invoices-read.ts';

export const INVOICE_TOOLS: readonly Tool[] = [...INVOICE_DRAFT_TOOLS, ...INVOICE_ISSUE_TOOLS, ...INVOICE_READ_TOOLS];
