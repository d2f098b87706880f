// References: the caller's own names, unique in a table: what create_invoice and duplicate_invoice make is found by one list.
// Step 5 of a request's walk: a create asks here first.
import type { Customer } from '../domain/customer.ts';
import { type Rejection, reject } from '../domain/rejection.ts';
import type { Transaction } from '../store/transaction.ts';

/** Anything with a reference index. */
interface Referenced {
  byReference(reference: string): { readonly id: string } | undefined;
}

/** R83 with the id of the row that holds the reference, or null: it is free, or none was given. */
export function refuseTaken(table: Referenced, reference: string | undefined): Rejection | null {
  const holder = reference === undefined ? undefined : table.byReference(reference);
  if (holder === undefined) return null;
  return reject('R83', {
    existingId: holder.id,
    field: { path: 'reference', expected: 'a reference not used before', received: 'one that is taken' },
  });
}

/** R02: the body names an object that does not exist. */
export function unknownReference(path: string, what: string): Rejection {
  return reject('R02', { field: { path, expected: `an existing ${what}`, received: 'an unknown id' } });
}

/** The customer that something new is made for; or R02 (there is none), R04 (it is archived). */
export function activeCustomer(tx: Transaction, id: string): Customer | Rejection {
  const customer = tx.customers.get(id);
  if (customer === undefined) return unknownReference('customer_id', 'customer');
  return customer.active ? customer : reject('R04');
}
