// A call's input is copied as JSON has it; what JSON would lose in silence is refused by its place.
import { describe, expect, test } from 'vitest';
import { snapshotOf } from '../../../../src/orchestrator/intents/snapshot.ts';

const cyclic: Record<string, unknown> = {};
cyclic.self = [cyclic];
function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = { in: value };
  return value;
}
const broken = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('broken');
    },
  },
);

describe('a copy of an input', () => {
  test.each([
    [{ a: [1, 'two', null, true, { b: -0.5 }] }, { a: [1, 'two', null, true, { b: -0.5 }] }],
    [{ a: undefined, b: 1 }, { b: 1 }],
    [{ at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }],
    [JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":1}}')],
    [
      new (class {
        name = 'a class of the program’s own';
      })(),
      { name: 'a class of the program’s own' },
    ],
    [deep(150), deep(150)],
  ])('of %j is as JSON has it', (input, copied) => expect(snapshotOf(input)).toEqual(copied));

  test('has nothing in common with it', () => {
    const input = { lines: [{ amount_minor: 1 }] };
    const copied = snapshotOf(input);
    (input.lines[0] as { amount_minor: number }).amount_minor = 2;
    expect(copied).toEqual({ lines: [{ amount_minor: 1 }] });
  });

  test.each<[unknown, RegExp]>([
    [cyclic, /^run: input\.self\.0: expected JSON, got an object that lies in itself$/],
    [deep(20_000), /got more than 200 levels$/],
    [{ a: { n: 1n } }, /^run: input\.a\.n: expected JSON, got a bigint$/],
    [{ n: Number.NaN }, /^run: input\.n: expected JSON, got NaN$/],
    [{ m: new Map([[1, 2]]) }, /^run: input\.m: expected JSON, got \[object Map\]$/],
    [{ f: () => 1 }, /^run: input\.f: expected JSON, got a function$/],
    [broken, /^run: input: expected an object that can be read$/],
  ])('is refused where it is none: case %#', (input, message) => {
    expect(() => snapshotOf(input)).toThrow(TypeError);
    expect(() => snapshotOf(input)).toThrow(message);
  });
});
