// perform: one operation in one transaction; kept when it succeeded, dropped when it was refused or threw.
// Steps 5 and 6 of a request's walk.
import type { Answer, Entity } from '../domain/entity.ts';
import { isRejection, type Rejection } from '../domain/rejection.ts';
import type { Ground } from '../store/store.ts';
import type { StoreFull, Transaction } from '../store/transaction.ts';
import type { ProblemFacts } from '../wire/dialect.ts';
import type { Occasion, Operation } from './operation.ts';
import { isConditional, refuseVersion, targetOf } from './version.ts';

/** What an operation answered, and whether anything was stored. */
export interface Performed {
  readonly result: Answer | Rejection;
  readonly committed: boolean;
}

/** What is answered where a table has no room; nothing of it is stored, and no key keeps it. */
export function tooManyRows({ table, maxRows }: StoreFull): ProblemFacts {
  return { code: 'too_many_rows', detail: `A sandbox keeps at most ${maxRows} ${table.replaceAll('_', ' ')}; use a new one.` };
}

/** Runs an operation on an input that its schema has parsed. Reads never commit; a throw passes on and stores nothing: StoreFull, or a defect. */
export function perform<Input>(
  operation: Operation<Input>,
  input: Input,
  store: Ground,
  occasion: Occasion,
): Performed | Promise<Performed> {
  const { nowMs, profile } = occasion;
  const tx = store.begin(occasion.origin, nowMs);
  const target = isConditional(occasion) ? targetOf(operation, input, tx) : undefined;
  const outcome = operation.run(input, { tx, nowMs, profile });
  const conclude = (answered: Answer | Rejection): Performed => concluded(operation, { tx, target, answered, occasion });
  // Awaiting a value that is already there would let another call in between begin and commit.
  return outcome instanceof Promise ? outcome.then(conclude) : conclude(outcome);
}

interface Outcome {
  readonly tx: Transaction;
  readonly target: Entity | undefined;
  readonly answered: Answer | Rejection;
  readonly occasion: Occasion;
}

/** Keeps what was staged, or not. */
function concluded({ write }: Pick<Operation, 'write'>, { tx, target, answered, occasion }: Outcome): Performed {
  // Where nothing is found there is nothing to compare; what else the rules say of a stale view is no news to its caller.
  const result = isRejection(answered) && answered.rule === 'R01' ? answered : (refuseVersion(target, occasion) ?? answered);
  const committed = write !== 'safe' && !isRejection(result) && tx.commit();
  return { result, committed };
}
