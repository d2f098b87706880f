// Answers: how the provider refuses, in its sandbox's dialect, as a delivery.
// Beside the visit: every step of the walk that says no says it through these.
import { type Delivery, respond } from '../delivery.ts';
import { type Rejection, type RuleId, reject } from '../domain/rejection.ts';
import type { ProblemFacts } from '../wire/dialect.ts';
import { type Visit, wireOf } from './visit.ts';

/** A refusal that no business rule made: access, parsing, routing, limits, faults, a defect. */
export function problem(visit: Visit, facts: ProblemFacts): Delivery {
  return respond(visit.sandbox.dialect.problem(facts, wireOf(visit)));
}

/** The refusal of a business rule; a bare rule id has nothing more to say. */
export function rejected(visit: Visit, refusal: Rejection | RuleId): Delivery {
  const rejection = typeof refusal === 'string' ? reject(refusal) : refusal;
  return respond(visit.sandbox.dialect.rejection(rejection, wireOf(visit)));
}
