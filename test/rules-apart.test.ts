// Every rule of the specification is somewhere: in RULES, or among those that are left out or kept without a refusal, with a reason.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from '../mock-service/domain/rejection.ts';
import { RULES_LEFT_OUT, RULES_WITHOUT_REFUSAL } from '../scripts/rules-apart.ts';

const SPECIFIED = Array.from({ length: 83 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`);

test('each of the 83 rules is in exactly one place', () => {
  const places = [...Object.keys(RULES), ...RULES_LEFT_OUT.map(({ id }) => id), ...RULES_WITHOUT_REFUSAL.map(({ id }) => id)];
  expect(places.toSorted()).toEqual(SPECIFIED);
});

test('those that are left out are the ones that this round said it leaves out', () => {
  expect(RULES_LEFT_OUT.map(({ id }) => id)).toEqual(['R03', 'R05', 'R08', 'R25', 'R37', 'R38', 'R60', 'R66', 'R70', 'R79', 'R80']);
});

test.each(RULES_WITHOUT_REFUSAL)('$id is shown by a test that is there', ({ test: path }) => {
  expect(existsSync(join(import.meta.dirname, '..', path))).toBe(true);
});
