// One scenario or more per business rule that the domain owns, and the list of those it does not.
import type { RuleId } from '../../../mock-service/domain/rejection.ts';
import { DRAFT_SCENARIOS } from './draft-scenarios.ts';
import { PAYMENT_SCENARIOS } from './payment-scenarios.ts';
import type { Scenario } from './scenario.ts';

/** Every rule's ways of being provoked. */
export const SCENARIOS: readonly Scenario[] = [...DRAFT_SCENARIOS, ...PAYMENT_SCENARIOS];

/** Rules that are not the domain's: idempotency keys and unparsable bodies. */
export const OWNED_ELSEWHERE: readonly RuleId[] = ['R74', 'R75', 'R76', 'R81'];
