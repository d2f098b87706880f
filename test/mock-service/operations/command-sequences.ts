// Random command sequences: what a caller may send, hostile amounts included. Objects are named by their index, taken round.
import fc from 'fast-check';
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
const line = source.map((money): Input => ({ description: 'x', ...money }));
const method = fc.constantFrom('pm_card_visa', 'default', 'pm_card_chargeDeclined', 'pm_card_threeDSecure2Required');

const inputs: readonly (readonly [number, string, fc.Arbitrary<Input>])[] = [
  [4, 'create_invoice', fc.record({ currency: fc.constantFrom('BRL', 'JPY', 'KWD'), lines: fc.array(line, { maxLength: 4 }) })],
  [5, 'add_invoice_line_item', line],
  [
    4,
    'update_invoice_line_item',
    fc.oneof(
      source,
      decimal(0, 9).map((quantity): Input => ({ quantity })),
    ),
  ],
  [1, 'update_invoice', fc.record({ currency: fc.constantFrom('BRL', 'JPY'), memo: fc.constant('x') })],
  [5, 'finalize_invoice', fc.constant({})],
  [3, 'void_invoice', fc.constant({})],
  [8, 'record_payment', fc.record({ amount_minor: amount, payment_method_id: method }, { requiredKeys: [] })],
  [4, 'create_refund', fc.record({ amount_minor: amount }, { requiredKeys: [] })],
];

const command: fc.Arbitrary<Command> = fc.oneof(
  ...inputs.map(([weight, operation, input]) => ({
    weight,
    arbitrary: fc.record({ operation: fc.constant(operation), invoice: fc.nat({ max: 2 }), target: fc.nat({ max: 5 }), input }),
  })),
);

/** Up to 30 commands on a few invoices. */
export const commandSequence = fc.array(command, { minLength: 4, maxLength: 30, size: 'max' });

/** The command's input on this provider, or null: there is nothing yet to do it to. */
export function inputOf(provider: Provider, customer_id: string, { operation, invoice, target, input }: Command): Input | null {
  if (operation === 'create_invoice') return { customer_id, ...input };
  const at = <Row>(rows: readonly Row[], index: number): Row | undefined => rows[index % Math.max(1, rows.length)];
  if (operation === 'create_refund') {
    const payment = at(provider.store.rows('payments'), target);
    return payment === undefined ? null : { payment_id: payment.id, ...input };
  }
  const on = at(provider.store.rows('invoices').slice(-3), invoice);
  if (on === undefined) return null;
  if (operation !== 'update_invoice_line_item') return { invoice_id: on.id, ...input };
  const changed = at(on.lines, target);
  return changed === undefined ? null : { invoice_id: on.id, line_item_id: changed.id, ...input };
}
