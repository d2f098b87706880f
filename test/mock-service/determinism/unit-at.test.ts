// Draws found by their number: the same for ever, spread evenly, and of each row its own.
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../mock-service/determinism/random.ts';

const random = createRandom('overdue');
const CELLS = 100;

/** How far counts are from even: about CELLS − 1, with a standard deviation of √(2·(CELLS − 1)) ≈ 14. */
function chiSquare(draws: readonly number[]): number {
  const counts = Array.from({ length: CELLS }, () => 0);
  for (const draw of draws) counts[Math.floor(draw * CELLS)] = (counts[Math.floor(draw * CELLS)] ?? 0) + 1;
  const even = draws.length / CELLS;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

/** Pairs, each as one of CELLS cells: what one of the two says of the other shows here. */
const paired = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((draw, at) => (Math.floor(draw * 10) + (other[at] ?? 0)) / 10);

const row = (label: string, length = 50_000, from = random): number[] => Array.from({ length }, (_, n) => from.unitAt(label, n));
const callers = Array.from({ length: 50_000 }, (_, n) => `caller-${n}`);

describe('a draw by its number', () => {
  test('is the same on every machine, for ever', () => {
    expect([1, 2, 3].map((n) => random.unitAt('ana', n))).toEqual([0.661653510062024, 0.3887425179127604, 0.5546471148263663]);
    expect(random.unitAt('', 2 ** 40)).toBe(0.6905612989794463);
  });

  test('is in [0, 1), and depends on nothing drawn before', () => {
    const before = row('ana', 100);
    random.int(0, 9);
    random.unitAt('bia', 7);
    expect(row('ana', 100)).toEqual(before);
    expect(before.every((draw) => draw >= 0 && draw < 1)).toBe(true);
  });

  // 99 ± 5 standard deviations: 29 to 169.
  test.each<[string, () => readonly number[]]>([
    ['over the numbers of one row', () => row('ana')],
    ['over the rows at one number', () => callers.map((caller) => random.unitAt(caller, 1))],
    ['over the rules of one caller at one number', () => Array.from({ length: 20_000 }, (_, n) => random.fork('rule', n).unitAt('ana', 1))],
    ['over a number and the next', () => paired(row('ana'), row('ana', 50_001).slice(1))],
    ['over two rows of like names', () => paired(row('caller-1'), row('caller-2'))],
    ['over two rows, one a number behind', () => paired(row('caller-1'), row('caller-2', 50_001).slice(1))],
    ['over one row of two seeds', () => paired(row('ana'), row('ana', 50_000, createRandom('overdue2')))],
    ['over two letters swapped', () => paired(row('ab'), row('ba'))],
  ])('is spread evenly %s', (_title, draws) => {
    const distance = chiSquare(draws());
    expect(distance).toBeGreaterThan(29);
    expect(distance).toBeLessThan(169);
  });
});
