// refuseVersion: whether a write meets the version of the object that its caller has seen (R71, R72).
// Step 5 of a request's walk: an operation's target is what a condition is about. @see RFC 9110, section 13.1.1
import type { Entity } from '../domain/entity.ts';
import { isOff } from '../domain/profile.ts';
import { type Rejection, reject } from '../domain/rejection.ts';
import type { Transaction } from '../store/transaction.ts';
import { etagOf, names } from '../wire/etag.ts';
import type { Occasion, Operation } from './operation.ts';

/** Whether anything is asked of versions at all. */
export function isConditional({ ifMatch, profile }: Occasion): boolean {
  return ifMatch !== undefined || !isOff('R72', profile);
}

const WEAK = 'Refused: a weak entity tag never matches in If-Match; send the tag as it came, such as "2".';

/** The stored object that a write is about, as it is now; undefined: the write makes something new, or there is no such object. */
export function targetOf({ target }: Pick<Operation, 'target'>, input: unknown, tx: Transaction): Entity | undefined {
  if (target === null) return undefined;
  return tx[target.table].get(String((input as Readonly<Record<string, unknown>>)[target.argument]));
}

/** R71: none of the versions named is the object's; R72: one is needed, and none was named. Set-up needs none. */
export function refuseVersion(target: Entity | undefined, { ifMatch, profile, origin }: Occasion): Rejection | null {
  if (target === undefined) return null;
  if (ifMatch === undefined || ifMatch.any) return isOff('R72', profile) || origin !== 'call' ? null : reject('R72');
  if (names(ifMatch, etagOf(target.version))) return null;
  return ifMatch.hasWeak ? reject('R71', { detail: WEAK }) : reject('R71');
}
