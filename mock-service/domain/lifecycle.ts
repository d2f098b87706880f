// LIFECYCLE: which command is allowed in which state of an invoice, and where it may lead.
// The 409, its `allowed_operations` and the lifecycle test are all read from these two tables.
import { isOff, type RuleProfile, type SwitchableRule } from './profile.ts';
import { type Rejection, type RuleId, reject } from './rejection.ts';

/** An invoice's states in this round; "overdue" and "partially paid" are derived, not stored. */
export const INVOICE_STATUSES = ['draft', 'scheduled', 'open', 'paid', 'uncollectible', 'void', 'cancelled'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Commands on an existing invoice, by operation name. */
export const INVOICE_COMMANDS = [
  'update_invoice',
  'add_invoice_line_item',
  'update_invoice_line_item',
  'remove_invoice_line_item',
  'delete_draft_invoice',
  'finalize_invoice',
  'send_invoice',
  'send_payment_reminder',
  'mark_invoice_uncollectible',
  'mark_invoice_paid',
  'void_invoice',
  'cancel_invoice',
  'record_payment',
  'apply_customer_credit',
  'create_credit_note',
  'duplicate_invoice',
] as const;
export type InvoiceCommand = (typeof INVOICE_COMMANDS)[number];

/**
 * State → command → the states it may lead to; none: the invoice is gone. Whatever finalizes a draft with a later issue date than today either
 * schedules it (`finalize_invoice`) or is refused (R85: sending it, and paying it where drafts may be paid). A scheduled invoice has its number;
 * it is open, or paid when nothing is due, when the calendar reaches its issue date in UTC: work that falls due, no command.
 * A pair that is absent is refused as REFUSED_BY says; one in both, while its rule is on.
 */
export const LIFECYCLE = {
  draft: {
    update_invoice: ['draft'],
    add_invoice_line_item: ['draft'],
    update_invoice_line_item: ['draft'],
    remove_invoice_line_item: ['draft'],
    delete_draft_invoice: [],
    finalize_invoice: ['open', 'paid', 'scheduled'],
    send_invoice: ['open', 'paid'],
    mark_invoice_paid: ['paid'],
    record_payment: ['open', 'paid'],
    duplicate_invoice: ['draft'],
  },
  scheduled: { update_invoice: ['scheduled'], cancel_invoice: ['cancelled'], duplicate_invoice: ['scheduled'] },
  open: {
    update_invoice: ['open'],
    send_invoice: ['open'],
    send_payment_reminder: ['open'],
    mark_invoice_uncollectible: ['uncollectible'],
    mark_invoice_paid: ['paid'],
    void_invoice: ['void'],
    record_payment: ['open', 'paid'],
    apply_customer_credit: ['open', 'paid'],
    create_credit_note: ['open', 'paid'],
    duplicate_invoice: ['open'],
  },
  paid: { update_invoice: ['paid'], send_invoice: ['paid'], create_credit_note: ['paid'], duplicate_invoice: ['paid'] },
  uncollectible: {
    update_invoice: ['uncollectible'],
    mark_invoice_paid: ['paid'],
    void_invoice: ['void'],
    record_payment: ['uncollectible', 'paid'],
    apply_customer_credit: ['uncollectible', 'paid'],
    create_credit_note: ['uncollectible', 'paid'],
    duplicate_invoice: ['uncollectible'],
  },
  void: { update_invoice: ['void'], duplicate_invoice: ['void'] },
  cancelled: { update_invoice: ['cancelled'], duplicate_invoice: ['cancelled'] },
} as const satisfies Record<InvoiceStatus, Partial<Record<InvoiceCommand, readonly InvoiceStatus[]>>>;

type Allowed<S extends InvoiceStatus> = keyof (typeof LIFECYCLE)[S] & InvoiceCommand;
type Refused<S extends InvoiceStatus> = Exclude<InvoiceCommand, Allowed<S>>;

/** State → refused command → the rule that refuses it. A forgotten pair does not compile, nor does an allowed one whose rule has no switch. */
export const REFUSED_BY: {
  readonly [S in InvoiceStatus]: Readonly<Record<Refused<S>, RuleId>> & Readonly<Partial<Record<Allowed<S>, SwitchableRule>>>;
} = {
  draft: {
    send_payment_reminder: 'R116',
    mark_invoice_uncollectible: 'R57',
    mark_invoice_paid: 'R40',
    void_invoice: 'R53',
    cancel_invoice: 'R86',
    record_payment: 'R40',
    apply_customer_credit: 'R40',
    create_credit_note: 'R61',
  },
  scheduled: {
    add_invoice_line_item: 'R27',
    update_invoice_line_item: 'R27',
    remove_invoice_line_item: 'R27',
    delete_draft_invoice: 'R29',
    finalize_invoice: 'R30',
    send_invoice: 'R85',
    send_payment_reminder: 'R116',
    mark_invoice_uncollectible: 'R57',
    mark_invoice_paid: 'R85',
    void_invoice: 'R87',
    record_payment: 'R85',
    apply_customer_credit: 'R85',
    create_credit_note: 'R61',
  },
  open: {
    add_invoice_line_item: 'R27',
    update_invoice_line_item: 'R27',
    remove_invoice_line_item: 'R27',
    delete_draft_invoice: 'R29',
    finalize_invoice: 'R30',
    cancel_invoice: 'R86',
  },
  paid: {
    add_invoice_line_item: 'R27',
    update_invoice_line_item: 'R27',
    remove_invoice_line_item: 'R27',
    delete_draft_invoice: 'R29',
    finalize_invoice: 'R30',
    send_payment_reminder: 'R116',
    mark_invoice_uncollectible: 'R57',
    mark_invoice_paid: 'R41',
    void_invoice: 'R54',
    cancel_invoice: 'R86',
    record_payment: 'R41',
    apply_customer_credit: 'R41',
  },
  uncollectible: {
    add_invoice_line_item: 'R27',
    update_invoice_line_item: 'R27',
    remove_invoice_line_item: 'R27',
    delete_draft_invoice: 'R29',
    finalize_invoice: 'R30',
    send_invoice: 'R58',
    send_payment_reminder: 'R116',
    mark_invoice_uncollectible: 'R57',
    cancel_invoice: 'R86',
  },
  void: {
    add_invoice_line_item: 'R27',
    update_invoice_line_item: 'R27',
    remove_invoice_line_item: 'R27',
    delete_draft_invoice: 'R29',
    finalize_invoice: 'R30',
    send_invoice: 'R58',
    send_payment_reminder: 'R116',
    mark_invoice_uncollectible: 'R57',
    mark_invoice_paid: 'R42',
    void_invoice: 'R56',
    cancel_invoice: 'R86',
    record_payment: 'R42',
    apply_customer_credit: 'R42',
    create_credit_note: 'R61',
  },
  cancelled: {
    add_invoice_line_item: 'R27',
    update_invoice_line_item: 'R27',
    remove_invoice_line_item: 'R27',
    delete_draft_invoice: 'R29',
    finalize_invoice: 'R30',
    send_invoice: 'R58',
    send_payment_reminder: 'R116',
    mark_invoice_uncollectible: 'R57',
    mark_invoice_paid: 'R42',
    void_invoice: 'R56',
    cancel_invoice: 'R86',
    record_payment: 'R42',
    apply_customer_credit: 'R42',
    create_credit_note: 'R61',
  },
};

/** What may be done to an invoice in this state, in LIFECYCLE's order. */
export function allowedCommands(status: InvoiceStatus, profile: RuleProfile): readonly InvoiceCommand[] {
  const commands = Object.keys(LIFECYCLE[status]) as InvoiceCommand[];
  return commands.filter((command) => refusedBy(status, command, profile) === null);
}

/** The rule that refuses `command` in `status`, or null: it is allowed. A rule that is off refuses only what has nowhere to lead. */
export function refusedBy(status: InvoiceStatus, command: InvoiceCommand, profile: RuleProfile): RuleId | null {
  const refused: Partial<Record<InvoiceCommand, RuleId>> = REFUSED_BY[status];
  const rule = refused[command] ?? null;
  return rule !== null && leadsSomewhere(status, command) && isOff(rule, profile) ? null : rule;
}

/** The refusal of `command` in `status`, with what may be done instead; null: it is allowed. */
export function refuseIn(status: InvoiceStatus, command: InvoiceCommand, profile: RuleProfile): Rejection | null {
  const rule = refusedBy(status, command, profile);
  return rule === null ? null : reject(rule, { allowedOperations: allowedCommands(status, profile) });
}

/** True while what is owed may still change: exactly while lines may be added. */
export function isEditable(status: InvoiceStatus): boolean {
  return leadsSomewhere(status, 'add_invoice_line_item');
}

function leadsSomewhere(status: InvoiceStatus, command: InvoiceCommand): boolean {
  return Object.hasOwn(LIFECYCLE[status], command);
}
