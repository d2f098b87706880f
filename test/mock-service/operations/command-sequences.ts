// Random command sequences: what a caller may send, hostile amounts included. Objects are named by their index, taken round.
import fc from 'fast-check';
import type { Invoice } from '../../../mock-service/domain/invoice.ts';
import type { TableName } from '../../../mock-service/store/tables.ts';
import { invoiceTerms, lineTerms, stockPrice, withStock } from './catalogue/catalogue-commands.ts';
import type { Input, Provider } from './provider.ts';

export interface Command {
  readonly operation: string;
  readonly invoice: number;
  readonly target: number;
  readonly input: Input;
}

const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3000, max: 9000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 0.5, 99_999_999, 100_000_000, -99_999_999, 2 ** 53, -0) },
);
const decimal = (min: number, max: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min, max }), fc.constantFrom('', '.5', '.49', '.000000000001', '.125', '.333333333333'))
    .map(([whole, part]) => `${whole}${part}`);
const source = fc.oneof(
  amount.map((amount_minor): Input => ({ amount_minor })),
  fc.record({ unit_amount_minor: decimal(-500, 5000), quantity: decimal(-1, 40) }),
  decimal(0, 900).map((unit_amount_minor): Input => ({ unit_amount_minor })),
);
const line = fc
  .tuple(fc.oneof({ weight: 5, arbitrary: source }, { weight: 1, arbitrary: stockPrice }), lineTerms)
  .map(([money, terms]): Input => ({ description: 'x', ...money, ...terms }));
const method = fc.constantFrom('pm_card_visa', 'default', 'pm_card_chargeDeclined', 'pm_card_threeDSecure2Required');

const currency = fc.constantFrom('BRL', 'BRL', 'BRL', 'JPY', 'KWD');
const share = fc.oneof(fc.constantFrom(0, 100, 0.5, -1), fc.nat({ max: 4000 }));
const shares = fc.record({ refund_amount_minor: share, credit_amount_minor: share, outside_amount_minor: share }, { requiredKeys: [] });
/** Often a plain amount, sometimes by lines; a split only fits by luck, so most are left out or are the whole. */
const creditNote = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 4000 }).map((amount_minor): Input => ({ amount_minor })) },
      { weight: 1, arbitrary: amount.map((amount_minor): Input => ({ amount_minor })) },
      { weight: 2, arbitrary: fc.array(fc.nat({ max: 3000 }), { maxLength: 2 }).map((credited): Input => ({ credited })) },
      { weight: 1, arbitrary: fc.constant<Input>({ amount_minor: 5, credited: [5] }) },
    ),
    fc.oneof(
      fc.constant<Input>({}),
      shares,
      fc.constantFrom('refund', 'outside').map((whole): Input => ({ whole })),
    ),
  )
  .map(([what, how]): Input => ({ ...what, ...how }));

const inputs: readonly (readonly [number, string, fc.Arbitrary<Input>])[] = [
  [
    9,
    'create_invoice',
    fc
      .tuple(
        fc.record(
          { currency, lines: fc.array(line, { maxLength: 4 }), pending_items: fc.constantFrom('include', 'exclude') },
          { requiredKeys: ['currency', 'lines'] },
        ),
        invoiceTerms,
      )
      .map(([asked, terms]): Input => ({ ...asked, ...terms })),
  ],
  [7, 'add_invoice_line_item', line],
  [
    6,
    'update_invoice_line_item',
    fc.oneof(source, { weight: 3, arbitrary: decimal(0, 9).map((quantity): Input => ({ quantity })) }, lineTerms, stockPrice),
  ],
  [1, 'update_invoice', fc.oneof(fc.record({ currency: fc.constantFrom('BRL', 'JPY'), memo: fc.constant('x') }), invoiceTerms)],
  [7, 'finalize_invoice', fc.constant({})],
  [3, 'void_invoice', fc.constant({})],
  [9, 'record_payment', fc.record({ amount_minor: amount, payment_method_id: method }, { requiredKeys: [] })],
  [6, 'create_refund', fc.record({ amount_minor: amount, reverse: fc.boolean() }, { requiredKeys: [] })],
  [7, 'create_credit_note', creditNote],
  [4, 'void_credit_note', fc.constant({})],
  [6, 'apply_customer_credit', fc.record({ amount_minor: amount }, { requiredKeys: [] })],
  [3, 'create_invoice_item', fc.record({ currency, on_draft: fc.boolean(), line })],
  [4, 'update_invoice_item', source],
  [1, 'delete_invoice_item', fc.constant({})],
];

const command: fc.Arbitrary<Command> = fc.oneof(
  ...inputs.map(([weight, operation, input]) => ({
    weight,
    arbitrary: fc.record({ operation: fc.constant(operation), invoice: fc.nat({ max: 3 }), target: fc.nat({ max: 5 }), input }),
  })),
);

/** Up to 40 commands on a few invoices. */
export const commandSequence = fc.array(command, { minLength: 10, maxLength: 40, size: 'max' });

const at = <Row>(rows: readonly Row[], index: number): Row | undefined => rows[index % Math.max(1, rows.length)];

type Aim = (provider: Provider, customer_id: string, command: Command) => Input | null;

const invoiceOf = (provider: Provider, { invoice }: Command): Invoice | undefined => at(provider.store.rows('invoices').slice(-4), invoice);
const onInvoice: Aim = (provider, _customer, command) => {
  const on = invoiceOf(provider, command);
  return on === undefined ? null : { invoice_id: on.id, ...command.input };
};
const onRow =
  (table: TableName, name: string): Aim =>
  ({ store }, _customer, { target, input }) => {
    const row = at(store.rows(table), target);
    return row === undefined ? null : { [name]: row.id, ...input };
  };

/** Operation → what its input names; an invoice when it is not said here. */
const AIMS: Readonly<Record<string, Aim>> = {
  create_invoice: (_provider, customer_id, { input }) => ({ customer_id, ...input }),
  create_refund: onRow('payments', 'payment_id'),
  void_credit_note: onRow('credit_notes', 'credit_note_id'),
  update_invoice_item: onRow('invoice_items', 'invoice_item_id'),
  delete_invoice_item: onRow('invoice_items', 'invoice_item_id'),
  update_invoice_line_item: (provider, _customer, command) => {
    const on = invoiceOf(provider, command);
    const changed = at(on?.lines ?? [], command.target);
    return on === undefined || changed === undefined ? null : { invoice_id: on.id, line_item_id: changed.id, ...command.input };
  },
  create_invoice_item: (provider, customer_id, command) => {
    const { currency: named, on_draft, line: said } = command.input as { currency: string; on_draft: boolean; line: Input };
    const on = on_draft ? invoiceOf(provider, command) : undefined;
    return { customer_id, ...said, currency: named, ...(on === undefined ? {} : { invoice_id: on.id }) };
  },
  create_credit_note: (provider, _customer, command) => {
    const on = invoiceOf(provider, command);
    if (on === undefined) return null;
    const { credited, whole, ...input } = command.input as { credited?: readonly number[]; whole?: string; amount_minor?: number };
    const lines = credited?.map((amount_minor, index) => ({ line_item_id: at(on.lines, index)?.id ?? 'li_none', amount_minor }));
    const paidMinor = Math.max(0, (input.amount_minor ?? 0) - on.amountRemainingMinor);
    const split = whole === undefined ? {} : { [`${whole}_amount_minor`]: paidMinor };
    return { invoice_id: on.id, ...input, ...split, ...(lines === undefined ? {} : { lines }) };
  },
};

/** The command's input on this provider, or null: there is nothing yet to do it to. */
export function inputOf(provider: Provider, customer_id: string, command: Command): Input | null {
  const input = (AIMS[command.operation] ?? onInvoice)(provider, customer_id, command);
  return input === null ? null : withStock(provider, input);
}
