// One scenario or more per business rule that the domain owns, and the list of those it does not.
import type { RuleId } from '../../../mock-service/domain/rejection.ts';
import { CATALOGUE_SCENARIOS } from './catalogue/catalogue-scenarios.ts';
import { TAX_SCENARIOS } from './catalogue/tax-scenarios.ts';
import { COLLECTION_SCENARIOS } from './collection/collection-scenarios.ts';
import { CREDIT_SCENARIOS } from './credit/credit-scenarios.ts';
import { DRAFT_SCENARIOS } from './draft-scenarios.ts';
import { MAIL_SCENARIOS } from './mail/mail-scenarios.ts';
import { PAYMENT_SCENARIOS } from './payment-scenarios.ts';
import { PDF_SCENARIOS } from './pdf/pdf-scenarios.ts';
import { QUERY_SCENARIOS } from './query/query-scenarios.ts';
import { REPORT_SCENARIOS } from './reports/report-scenarios.ts';
import { LINK_SCENARIOS } from './sales/link-scenarios.ts';
import { QUOTE_SCENARIOS } from './sales/quote-scenarios.ts';
import { RECURRING_SCENARIOS } from './sales/recurring-scenarios.ts';
import type { Scenario } from './scenario.ts';

/** Every rule's ways of being provoked. */
export const SCENARIOS: readonly Scenario[] = [
  ...DRAFT_SCENARIOS,
  ...CATALOGUE_SCENARIOS,
  ...TAX_SCENARIOS,
  ...COLLECTION_SCENARIOS,
  ...PAYMENT_SCENARIOS,
  ...CREDIT_SCENARIOS,
  ...QUOTE_SCENARIOS,
  ...RECURRING_SCENARIOS,
  ...LINK_SCENARIOS,
  ...MAIL_SCENARIOS,
  ...QUERY_SCENARIOS,
  ...REPORT_SCENARIOS,
  ...PDF_SCENARIOS,
];

/** Rules that are not the domain's (keys, locks, unparsable bodies) → the test that provokes them and looks for traces. */
export const OWNED_ELSEWHERE: Readonly<Partial<Record<RuleId, string>>> = {
  R71: 'test/mock-service/sandbox/conditions.test.ts',
  R72: 'test/mock-service/sandbox/conditions.test.ts',
  R12: 'test/mock-service/sandbox/tenants.test.ts',
  R73: 'test/mock-service/sandbox/exclusive.test.ts',
  R74: 'test/mock-service/sandbox/commit-truth.test.ts',
  R75: 'test/mock-service/sandbox/exclusive.test.ts',
  R76: 'test/mock-service/sandbox/commit-truth.test.ts',
  R77: 'test/mock-service/sandbox/exclusive.test.ts',
  R81: 'test/mock-service/parse-input.test.ts',
  R82: 'test/mock-service/sandbox/tenants.test.ts',
  R101: 'test/mock-service/payment-page/refusals.test.ts',
  R102: 'test/mock-service/payment-page/refusals.test.ts',
  R103: 'test/mock-service/payment-page/refusals.test.ts',
};
