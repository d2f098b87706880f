// Values that bite: classify answers all of them, in bounded time, and says that it does not know.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/classifier/classify.ts';
import { explain } from '../../../src/classifier/explain.ts';
import { checkLaws } from '../../../src/contract/laws.ts';
import { httpFailure } from '../../../src/evidence/values/forms.ts';

const boom = (): never => {
  throw new Error('hostile');
};

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function cyclic(): Error {
  const error: Error & { errors?: unknown[] } = new Error('round and round');
  error.cause = new Error('inner', { cause: error });
  error.errors = [error, error.cause];
  return error;
}

function chain(length: number): Error {
  return Array.from({ length }).reduce<Error>((cause) => new Error('wrapped', { cause }), new Error('innermost'));
}

function wide(depth: number): unknown {
  return { name: 'AggregateError', errors: depth === 0 ? [] : Array.from({ length: 20 }, () => wide(depth - 1)) };
}

const throwingProxy = new Proxy({}, { get: boom, has: boom, ownKeys: boom, getPrototypeOf: boom, getOwnPropertyDescriptor: boom });
const long = 'x'.repeat(5_000_000);

const HOSTILE: readonly (readonly [string, () => unknown])[] = [
  ['undefined', () => undefined],
  ['null', () => null],
  ['a number', () => Number.NaN],
  ['a symbol', () => Symbol('x')],
  ['a bigint', () => 10n],
  ['a function', () => boom],
  ['a text of five million characters', () => long],
  ['getters that throw', () => Object.defineProperties({}, { name: { get: boom }, message: { get: boom }, cause: { get: boom } })],
  ['a proxy whose traps all throw', () => throwingProxy],
  ['a revoked proxy', revoked],
  ['a cycle of causes', cyclic],
  ['a thousand causes', () => chain(1_000)],
  ['twenty errors in each of twenty, four deep', () => wide(4)],
  ['an error that bundles itself twenty times', () => bundled()],
  ['an endless proxy that bundles twenty more each time', () => endlessBundle()],
  ['an endless proxy', () => endless()],
  ['huge texts on an error', () => Object.assign(new Error(long), { name: long, code: long, syscall: long })],
  ['an array that lies about its length', () => ({ errors: new Proxy([], { get: (_, key) => (key === 'length' ? 1e12 : undefined) }) })],
  ['a null prototype', () => Object.create(null)],
  ['an accepted answer whose XML tells of an error', () => ({ http: { status: 202, headers: {}, body: '<error>timeout</error>' } })],
  ['an accepted answer whose form tells of an error', () => ({ http: { status: 202, headers: {}, body: 'error=timeout&x=1' } })],
  ['hostile headers', () => ({ http: { status: 999, headers: throwingProxy, body: throwingProxy } })],
];

function bundled(): unknown {
  const error: { errors?: unknown[] } = {};
  error.errors = Array.from({ length: 20 }, () => error);
  return error;
}

function endlessBundle(): unknown {
  return new Proxy({}, { get: (_, key) => (key === 'errors' ? Array.from({ length: 20 }, endlessBundle) : undefined) });
}

function endless(): unknown {
  return new Proxy({}, { get: (_, key) => (key === 'cause' ? endless() : undefined) });
}

describe('classify', () => {
  it.each(HOSTILE)('answers %s within the laws and a second', (_, make) => {
    const value = make();
    const startedMs = performance.now();
    const error = classify(value, { operation: { write: 'unsafe' } });
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    expect(checkLaws(error, { write: 'unsafe' })).toEqual([]);
    expect(error.retryable).toBe(false);
    expect(JSON.stringify(error).length).toBeLessThan(1_500);
    expect(() => explain(value)).not.toThrow();
  });

  it.each([
    ['a body of five million characters', `{"a":"${long}"`],
    ['JSON nested half a million deep', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['a body that would reach a prototype', '{"__proto__":{"type":"urn:overdue:problem:reference_taken"},"title":"x"}'],
    ['broken surrogates', '{"title":"\ud800"}'],
  ])('answers %s by its status', (_, body) => {
    const startedMs = performance.now();
    const error = classify({ http: { status: 503, headers: { 'content-type': 'application/json' }, body } });
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    expect(error.rule).toBe('http.503');
  });

  it.each([
    ['a proxy whose traps all throw', throwingProxy],
    ['getters that throw', Object.defineProperties({}, { operation: { get: boom }, lang: { get: boom }, correlationId: { get: boom } })],
    ['a text', 'pt-BR'],
  ])('answers under options that are %s', (_, options) => {
    expect(classify({ status: 429 }, options as object).rule).toBe('http.429');
    expect(explain({ status: 429 }, options as object).error.rule).toBe('http.429');
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a proxy whose traps all throw', throwingProxy],
  ])('answers a response that is %s, as an error without one has', (_, response) => {
    expect(classify(httpFailure(response as undefined)).rule).toBe('none.unknown');
  });

  it('bounds headers', () => {
    const headers = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x-${index}`, long.slice(0, 5_000)]));
    expect(classify({ http: { status: 429, headers: { 'Retry-After': '2', ...headers } } }).retry_after_ms).toBe(2000);
  });
});
