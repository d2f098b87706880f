// The lost-reply matrix is whole: every cell has its contract case, and a case that says another thing than its name is found out.
// The broken cases prove that the check bites.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CELLS, type Cell, caseIdOf, cellComplaint } from '../scripts/lost-reply-page.ts';
import type { NamedCase } from '../src/tck/case.ts';
import { loadCases } from '../src/tck/load.ts';

const cases = await loadCases(join(import.meta.dirname, '../fixtures/contract'));
const named = (id: string): NamedCase | undefined => cases.find((each) => each.id === id);

describe('the lost-reply matrix', () => {
  test('has seven ways to lose it, twice committed, keyed and repeated', () => expect(CELLS).toHaveLength(56));

  test.each(CELLS.map((cell) => [caseIdOf(cell), cell] as const))('%s', (id, cell) => {
    const found = named(id);
    expect(found === undefined ? 'no case' : cellComplaint(cell, found)).toBeNull();
  });

  const cell: Cell = { lostBy: 'reset', committed: true, keyed: true, same: true };
  const good = named(caseIdOf(cell)) as NamedCase;
  const { again: _, ...withoutAgain } = good;
  const { key: __, ...unkeyed } = good.call;
  test.each([
    ['another fault', { ...good, rules: [{ fault: 'reset' }] }, /must be lost_reply/],
    ['no key', { ...good, call: unkeyed }, /must carry a key/],
    ['no second call', withoutAgain, /ask again/],
    ['another body', { ...good, again: { input: {}, expected: 'success' } }, /the same body/],
  ] as const)('a case with %s is none of the cell', (_name, broken, complaint) => {
    expect(cellComplaint(cell, broken as NamedCase)).toMatch(complaint);
  });
});
