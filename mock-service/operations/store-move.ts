// storeMove: the one way operations move a customer's balance, so that its transactions always add up to it (M11).
// Between steps 5 and 6 of a request's walk.
import { moveBalance, type NewMove } from '../domain/credit/balance.ts';
import type { Customer } from '../domain/customer.ts';
import type { Transaction } from '../store/transaction.ts';

/** The customer of a stored object; that there is none is a defect. */
export function ownerOf(tx: Transaction, { customerId }: { readonly customerId: string }): Customer {
  const customer = tx.customers.get(customerId);
  if (customer === undefined) throw new Error('a stored object names a customer that does not exist');
  return customer;
}

/** Stages a move of a balance and the customer after it. */
export function storeMove(tx: Transaction, customerId: string, move: Omit<NewMove, 'id'>): void {
  const moved = moveBalance(ownerOf(tx, { customerId }), { id: tx.newId('cbt'), ...move });
  tx.customers.put(moved.customer);
  tx.balance_transactions.put(moved.transaction);
}
