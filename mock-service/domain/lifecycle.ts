// LIFECYCLE: which command is allowed in which state of an invoice, and where it may lead.
// The 409, its `allowed_operations` and the lifecycle test are all read from these two tables.
import { type Rejection, type RuleId, reject } from './rejection.ts';

/** An invoice's states in this round; "overdue" and "partially paid" are derived, not stored. */
export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'void'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Commands on an existing invoice, by operation name. */
export const INVOICE_COMMANDS = [
  'update_invoice',
  'add_invoice_line_item',
  'update_invoice_line_item',
  'finalize_invoice',
  'void_invoice',
  'record_payment',
] as const;
export type InvoiceCommand = (typeof INVOICE_COMMANDS)[number];

/** State → command → the states it may lead to. A pair that is absent is refused as REFUSED_BY says. */
export const LIFECYCLE = {
  draft: {
    update_invoice: ['draft'],
    add_invoice_line_item: ['draft'],
    update_invoice_line_item: ['draft'],
    finalize_invoice: ['open', 'paid'],
  },
  open: { update_invoice: ['open'], void_invoice: ['void'], record_payment: ['open', 'paid'] },
  paid: { update_invoice: ['paid'] },
  void: { update_invoice: ['void'] },
} as const satisfies Record<InvoiceStatus, Partial<Record<InvoiceCommand, readonly InvoiceStatus[]>>>;

type Refused<S extends InvoiceStatus> = Exclude<InvoiceCommand, keyof (typeof LIFECYCLE)[S]>;

/** State → refused command → the rule that refuses it. The type makes a forgotten pair a compile error. */
export const REFUSED_BY: { readonly [S in InvoiceStatus]: Readonly<Record<Refused<S>, RuleId>> } = {
  draft: { void_invoice: 'R53', record_payment: 'R40' },
  open: { add_invoice_line_item: 'R27', update_invoice_line_item: 'R27', finalize_invoice: 'R30' },
  paid: {
    add_invoice_line_item: 'R27',
    update_invoice_line_item: 'R27',
    finalize_invoice: 'R30',
    void_invoice: 'R54',
    record_payment: 'R41',
  },
  void: {
    add_invoice_line_item: 'R27',
    update_invoice_line_item: 'R27',
    finalize_invoice: 'R30',
    void_invoice: 'R56',
    record_payment: 'R42',
  },
};

/** What may be done to an invoice in this state, in LIFECYCLE's order. */
export function allowedCommands(status: InvoiceStatus): readonly InvoiceCommand[] {
  return Object.keys(LIFECYCLE[status]) as InvoiceCommand[];
}

/** The rule that refuses `command` in `status`, or null: it is allowed. */
export function refusedBy(status: InvoiceStatus, command: InvoiceCommand): RuleId | null {
  const refused: Partial<Record<InvoiceCommand, RuleId>> = REFUSED_BY[status];
  return refused[command] ?? null;
}

/** The refusal of `command` in `status`, with what may be done instead; null: it is allowed. */
export function refuseIn(status: InvoiceStatus, command: InvoiceCommand): Rejection | null {
  const rule = refusedBy(status, command);
  return rule === null ? null : reject(rule, { allowedOperations: allowedCommands(status) });
}

/** True while what is owed may still change: exactly while lines may be added. */
export function isEditable(status: InvoiceStatus): boolean {
  return refusedBy(status, 'add_invoice_line_item') === null;
}
