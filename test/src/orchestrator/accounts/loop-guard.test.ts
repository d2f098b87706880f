// The loop guard: how often in a row the same operation fails in the same way.
import { describe, expect, it } from 'vitest';
import { createLoopGuard } from '../../../../src/orchestrator/accounts/loop-guard.ts';
import type { Fingerprint } from '../../../../src/orchestrator/hand-off.ts';
import { wallClock } from './wall-clock.ts';

const TARGET = { host: 'api.example:443', credential: 'main' };
const NOT_FOUND: Fingerprint = { ...TARGET, error_type: 'not_found', upstream_code: 'no_such_invoice' };
const INVALID: Fingerprint = { ...TARGET, error_type: 'invalid_input', upstream_code: null };

describe('a loop guard', () => {
  it('counts a failure of an operation in a row, whatever the arguments were', () => {
    const guard = createLoopGuard(wallClock());
    expect(guard.count('get_invoice', NOT_FOUND)).toBe(0);
    expect([1, 2, 3].map(() => guard.met('get_invoice', NOT_FOUND))).toEqual([1, 2, 3]);
    expect(guard.count('get_invoice', NOT_FOUND)).toBe(3);
  });

  it.each<[string, string, Fingerprint]>([
    ['another operation', 'get_customer', NOT_FOUND],
    ['another type', 'get_invoice', INVALID],
    ['another code', 'get_invoice', { ...NOT_FOUND, upstream_code: null }],
    ['another credential', 'get_invoice', { ...NOT_FOUND, credential: 'other' }],
    ['another host', 'get_invoice', { ...NOT_FOUND, host: 'other.example:443' }],
  ])('counts %s apart', (_, operation, fingerprint) => {
    const guard = createLoopGuard(wallClock());
    guard.met('get_invoice', NOT_FOUND);
    expect(guard.met(operation, fingerprint)).toBe(1);
  });

  it('is not led astray by two failures in turn', () => {
    const guard = createLoopGuard(wallClock());
    expect([NOT_FOUND, INVALID, NOT_FOUND, INVALID].map((failure) => guard.met('get_invoice', failure))).toEqual([1, 1, 2, 2]);
  });

  it('begins anew after a success of that operation for that target, and of no other', () => {
    const guard = createLoopGuard(wallClock());
    const met = () => guard.met('get_invoice', NOT_FOUND);
    met();
    guard.succeeded('list_invoices', TARGET);
    guard.succeeded('get_invoice', { ...TARGET, credential: 'other' });
    expect(met()).toBe(2);
    guard.succeeded('get_invoice', TARGET);
    expect(met()).toBe(1);
  });

  it('calls no loop what fails once in a while', () => {
    const clock = wallClock();
    const guard = createLoopGuard(clock, { forgetMs: 60_000 });
    const metAfter = (ms: number) => {
      clock.move(ms);
      return guard.met('get_invoice', NOT_FOUND);
    };
    expect([0, 59_999, 60_000, -1e9, 59_999].map(metAfter)).toEqual([1, 2, 1, 2, 3]);
  });

  it('remembers so many rows and forgets the one met longest ago', () => {
    const guard = createLoopGuard(wallClock(), { rowsMax: 2 });
    for (const operation of ['a', 'b', 'a', 'c']) guard.met(operation, NOT_FOUND);
    expect(['a', 'b', 'c'].map((operation) => guard.count(operation, NOT_FOUND))).toEqual([2, 0, 1]);
  });

  it.each([
    ['forgetMs', 0],
    ['forgetMs', Number.NaN],
    ['rowsMax', 0],
    ['rowsMax', 1.5],
  ])('refuses %s %d by name', (field, value) => {
    expect(() => createLoopGuard(wallClock(), { [field]: value })).toThrow(`${field}: expected`);
  });
});
