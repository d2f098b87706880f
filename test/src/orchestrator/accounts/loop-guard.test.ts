// The loop guard: how often in a row the identical call fails in the same way.
import { describe, expect, it } from 'vitest';
import { createLoopGuard, type GuardedCall } from '../../../../src/orchestrator/accounts/loop-guard.ts';
import type { Fingerprint } from '../../../../src/orchestrator/hand-off.ts';
import { wallClock } from './wall-clock.ts';

const TARGET = { host: 'api.example:443', credential: 'main' };
const NOT_FOUND: Fingerprint = { ...TARGET, error_type: 'not_found', upstream_code: 'no_such_invoice' };
const INVALID: Fingerprint = { ...TARGET, error_type: 'invalid_input', upstream_code: null };

const LIMITED: Fingerprint = { ...TARGET, error_type: 'rate_limited', upstream_code: null };
const call = (operation: string, identity = 'inv_1'): GuardedCall => ({ operation, identity });
const GET = call('get_invoice');

describe('a loop guard', () => {
  it('counts a failure of a call in a row', () => {
    const guard = createLoopGuard(wallClock());
    expect(guard.count(GET, NOT_FOUND)).toBe(0);
    expect([1, 2, 3].map(() => guard.met(GET, NOT_FOUND))).toEqual([1, 2, 3]);
    expect(guard.count(GET, NOT_FOUND)).toBe(3);
  });

  it('counts the call of one who rewords it for ever, ten for one, and forgets them at a success', () => {
    const guard = createLoopGuard(wallClock());
    const reworded = Array.from({ length: 30 }, (_, turn) => guard.met(call('get_invoice', `inv_${turn}`), NOT_FOUND));
    expect([0, 8, 9, 18, 19, 28, 29].map((turn) => reworded[turn])).toEqual([1, 1, 1, 1, 2, 2, 3]);
    guard.succeeded(call('get_invoice', 'inv_right'), TARGET);
    expect(guard.count(call('get_invoice', 'inv_other'), NOT_FOUND)).toBe(0);
  });

  it('counts what time heals for the identical call alone', () => {
    const guard = createLoopGuard(wallClock());
    for (let turn = 0; turn < 100; turn += 1) guard.met(call('get_invoice', `inv_${turn}`), LIMITED);
    expect([guard.count(call('get_invoice', 'inv_7'), LIMITED), guard.count(call('get_invoice', 'inv_100'), LIMITED)]).toEqual([1, 0]);
  });

  it('keeps nothing of what it compares, however long that is', () => {
    const guard = createLoopGuard(wallClock());
    const long = call('get_invoice', 'x'.repeat(1_000_000));
    guard.met(long, NOT_FOUND);
    expect([guard.count(long, NOT_FOUND), guard.count({ ...long, identity: `${long.identity}x` }, NOT_FOUND)]).toEqual([1, 0]);
  });

  it.each<[string, GuardedCall, Fingerprint]>([
    ['another operation', call('get_customer'), NOT_FOUND],
    ['other arguments', call('get_invoice', 'inv_2'), NOT_FOUND],
    ['another type', GET, INVALID],
    ['another code', GET, { ...NOT_FOUND, upstream_code: null }],
    ['another credential', GET, { ...NOT_FOUND, credential: 'other' }],
    ['another host', GET, { ...NOT_FOUND, host: 'other.example:443' }],
  ])('counts %s apart', (_, other, fingerprint) => {
    const guard = createLoopGuard(wallClock());
    guard.met(GET, NOT_FOUND);
    expect(guard.met(other, fingerprint)).toBe(1);
  });

  it('is not led astray by two failures in turn', () => {
    const guard = createLoopGuard(wallClock());
    expect([NOT_FOUND, INVALID, NOT_FOUND, INVALID].map((failure) => guard.met(GET, failure))).toEqual([1, 1, 2, 2]);
  });

  it('begins anew after a success of that call for that target, and of no other', () => {
    const guard = createLoopGuard(wallClock());
    const met = () => guard.met(GET, NOT_FOUND);
    met();
    guard.succeeded(call('list_invoices'), TARGET);
    guard.succeeded(call('get_invoice', 'inv_2'), TARGET);
    guard.succeeded(GET, { ...TARGET, credential: 'other' });
    expect(met()).toBe(2);
    guard.succeeded(GET, TARGET);
    expect(met()).toBe(1);
  });

  it('calls no loop what fails once in a while', () => {
    const clock = wallClock();
    const guard = createLoopGuard(clock, { forgetMs: 60_000 });
    const metAfter = (ms: number) => {
      clock.move(ms);
      return guard.met(GET, NOT_FOUND);
    };
    expect([0, 59_999, 60_000, -1e9, 59_999].map(metAfter)).toEqual([1, 2, 1, 2, 3]);
  });

  it('remembers so many rows and forgets the one met longest ago', () => {
    const guard = createLoopGuard(wallClock(), { rowsMax: 2 });
    for (const operation of ['a', 'b', 'a', 'c']) guard.met(call(operation), LIMITED);
    expect(['a', 'b', 'c'].map((operation) => guard.count(call(operation), LIMITED))).toEqual([2, 0, 1]);
  });

  it.each([
    ['forgetMs', 0],
    ['forgetMs', Number.NaN],
    ['rowsMax', 0],
    ['rowsMax', 1.5],
    ['othersPerCount', 0],
  ])('refuses %s %d by name', (field, value) => {
    expect(() => createLoopGuard(wallClock(), { [field]: value })).toThrow(`${field}: expected`);
  });
});
