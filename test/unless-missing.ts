// unlessMissing: tests that need a tool of the machine: left out with the reason where a user lacks it, a failure in CI.
// Beside every test that drives what npm does not bring.
import { expect, test } from 'vitest';

/** Defines tests, or says why they are left out. `missing`: what is not there and how to get it; null: it is there. */
export function unlessMissing(missing: string | null, define: () => void): void {
  if (missing === null) define();
  else if (process.env.CI === 'true') test('has what it needs', () => expect.fail(missing));
  else test.skip(`is left out: ${missing}`, () => {});
}
