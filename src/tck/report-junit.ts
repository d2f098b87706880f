// JUnit XML of a suite run, for CI systems: failures are the subject's, errors are the suite's own.
// After a suite run.
import builder, { type Builder } from 'junit-report-builder';
import type { Outcome } from './outcome.ts';

// The package is CommonJS and exports the builder itself; its types speak of a default member that is not there.
const junit = builder as unknown as Builder;

/** The report as XML text; one test suite per family of cases. */
export function toJunit(outcomes: readonly Outcome[]): string {
  const report = junit.newBuilder();
  for (const family of new Set(outcomes.map(familyOf))) {
    const suite = report.testSuite().name(`overdue contract: ${family}`);
    for (const outcome of outcomes.filter((candidate) => familyOf(candidate) === family)) {
      const test = suite
        .testCase()
        .className(`overdue.${family}`)
        .name(outcome.id)
        .time(outcome.durationMs / 1000);
      if (outcome.blame === 'subject') test.failure(outcome.reasons.join('\n'), 'contract');
      if (outcome.blame === 'suite') test.error(outcome.reasons.join('\n'), 'suite');
    }
  }
  return `${report.build()}\n`;
}

function familyOf(outcome: Outcome): string {
  return outcome.id.includes('/') ? outcome.id.slice(0, outcome.id.indexOf('/')) : 'cases';
}
