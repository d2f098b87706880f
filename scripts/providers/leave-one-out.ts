// leaveOneOut: how each provider's own fixtures are judged when its dialect and its table are taken away, as those of a provider nobody knows.
// For docs/classifier-scores.md, and for the test that holds the standard rules to it.
import { classifierOf } from '../../src/classifier/classify.ts';
import { RULES } from '../../src/classifier/rules/index.ts';
import { PROVIDERS } from '../../src/classifier/rules/providers/index.ts';
import type { ToolError } from '../../src/contract/tool-error.ts';
import type { Provider } from '../../src/evidence/dialects/dialect.ts';
import { DIALECTS } from '../../src/evidence/dialects/index.ts';
import { dialectReader } from '../../src/evidence/extractors/dialect.ts';
import { EXTRACTORS } from '../../src/evidence/extractors/index.ts';
import { type FailureFixture, FIXTURES, failureOf, operationOf } from '../../test/src/classifier/failure-fixtures.ts';

/** One fixture, and what it is taken for without its provider's table. */
export interface Judged {
  readonly fixture: FailureFixture;
  readonly error: ToolError;
}

/** A provider's fixtures, each judged without its table. */
export interface LeftOut {
  readonly provider: Provider;
  readonly judged: readonly Judged[];
}

/** `classify` as it would be had nobody ever looked at `provider`. */
export function without(provider: Provider): ReturnType<typeof classifierOf> {
  const others = dialectReader(DIALECTS.filter((each) => each.provider !== provider));
  const own = new Set(PROVIDERS.find((each) => each.provider === provider)?.rules.map(({ id }) => id));
  return classifierOf(
    RULES.filter(({ id }) => !own.has(id)),
    EXTRACTORS.map((extractor) => (extractor.source === others.source ? others : extractor)),
  );
}

/** Every provider with a table, in the order of the tables. */
export function leaveOneOut(): readonly LeftOut[] {
  return PROVIDERS.map(({ provider }) => {
    const judge = without(provider);
    const fixtures = FIXTURES.filter(({ id }) => id.startsWith(`providers/${provider}/`));
    return {
      provider,
      judged: fixtures.map((fixture) => ({ fixture, error: judge(failureOf(fixture), { operation: operationOf(fixture) }) })),
    };
  });
}

/** A call that would be sent again and must not be. */
export function isFalseRetry({ fixture, error }: Judged): boolean {
  return error.retryable && !fixture.expected.retryable;
}
