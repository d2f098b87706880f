// Every rule of the specification is somewhere: in RULES, or among those that are left out or kept without a refusal, with a reason.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from '../mock-service/domain/rejection.ts';
import { RULES_LEFT_OUT, RULES_WITHOUT_REFUSAL } from '../scripts/rules-apart.ts';

/** The specification's ids end here; rules of our own go on from it. */
const SPECIFIED = 83;
const places = [...Object.keys(RULES), ...RULES_LEFT_OUT.map(({ id }) => id), ...RULES_WITHOUT_REFUSAL.map(({ id }) => id)];

test('each of the 83 rules that were specified is in exactly one place, and each one since in one place only', () => {
  const specified = Array.from({ length: SPECIFIED }, (_, index) => `R${String(index + 1).padStart(2, '0')}`);
  expect(places.filter((id) => Number(id.slice(1)) <= SPECIFIED).toSorted()).toEqual(specified);
  expect(places.filter((id, at) => places.indexOf(id) !== at)).toEqual([]);
});

test('those that are left out are the ones that this round said it leaves out', () => {
  expect(RULES_LEFT_OUT.map(({ id }) => id)).toEqual(['R03', 'R05', 'R08', 'R25', 'R37', 'R38', 'R66', 'R70', 'R79', 'R80']);
});

test.each(RULES_WITHOUT_REFUSAL)('$id is shown by a test that is there', ({ test: path }) => {
  expect(existsSync(join(import.meta.dirname, '..', path))).toBe(true);
});
