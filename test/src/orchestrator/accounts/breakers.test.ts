// Breakers: what opens them, what they stop, and how they let the first call through again.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_TYPES, type ErrorType } from '../../../../src/contract/error-types.ts';
import { checkLaws } from '../../../../src/contract/laws.ts';
import { LANGUAGES, type ToolError } from '../../../../src/contract/tool-error.ts';
import { type Breakers, createBreakers, DEFAULT_BREAKERS, type Pass } from '../../../../src/orchestrator/accounts/breakers.ts';
import type { Target } from '../../../../src/orchestrator/port.ts';
import { toolError } from '../tool-errors.ts';
import { wallClock } from './wall-clock.ts';

const TARGET: Target = { host: 'api.example:443', credential: 'main' };
const SAME_HOST: Target = { ...TARGET, credential: 'other' };
const SAME_NAME: Target = { ...TARGET, host: 'other.example:443' };
const DEAD = toolError('invalid_credentials', { upstream: { status: 401, code: 'unknown_key' } });
const DOWN = toolError('service_unavailable', { upstream: { status: 503 } });

function pass(breakers: Breakers, target = TARGET): Pass {
  const answer = breakers.enter(target);
  if (!answer.ok) throw new Error(`refused for ${answer.reopensInMs} ms`);
  return answer;
}

const fail = (breakers: Breakers, error: ToolError, times = 1, target = TARGET): void => {
  for (let time = 0; time < times; time += 1) pass(breakers, target).end({ error });
};

/** What every target gets now. */
const waits = (breakers: Breakers) => [TARGET, SAME_HOST, SAME_NAME].map((target) => breakers.reopensInMs(target));

/** Which types open it after one failure and after five, of what every credential and host could have answered. */
function opening(times: number, more: Partial<ToolError> = { upstream: { status: 400 } }): string[] {
  return (Object.keys(ERROR_TYPES) as ErrorType[]).filter((type) => {
    const breakers = createBreakers(wallClock());
    for (let time = 0; time < times; time += 1) if (breakers.reopensInMs(TARGET) === null) fail(breakers, toolError(type, more));
    return breakers.reopensInMs(TARGET) !== null;
  });
}

describe('what opens a breaker', () => {
  it('is one refusal of the credential', () => {
    expect(opening(1)).toEqual(['expired_credentials', 'invalid_credentials', 'account_restricted']);
  });

  it('is a host that is not there five times in a row', () => {
    expect(opening(4)).toEqual(opening(1));
    expect(opening(5)).toEqual(['network_error', 'timeout', 'service_unavailable', ...opening(1)]);
  });

  it('is an expired token only when it cannot be renewed, or was renewed in vain', () => {
    const expired = toolError('expired_credentials', { details: { refreshable: true } });
    const breakers = createBreakers(wallClock());
    fail(breakers, expired, 10);
    expect(waits(breakers)).toEqual([null, null, null]);
    pass(breakers).end({ error: expired, refreshed: true });
    expect(waits(breakers)).toEqual([300_000, null, null]);
  });

  it.each<[string, ToolError | null]>([
    ['a success', null],
    ['a refusal of the provider', toolError('business_rule_violation', { upstream: { status: 409 } })],
    ['a limit', toolError('rate_limited', { upstream: { status: 429 } })],
  ])('is no host that answered in between: %s', (_, error) => {
    const breakers = createBreakers(wallClock());
    fail(breakers, DOWN, 4);
    pass(breakers).end({ error });
    fail(breakers, DOWN, 4);
    expect(waits(breakers)).toEqual([null, null, null]);
  });

  it.each<[string, ToolError]>([
    ['an internal failure', toolError('server_error', { upstream: { status: 500 } })],
    ['something in front of the provider', toolError('permission_denied', { upstream: { status: 403 }, details: { origin: 'edge' } })],
    ['something on this side', toolError('invalid_input', { details: { origin: 'local' } })],
  ])('is not put off by what says nothing of the host: %s', (_, error) => {
    const breakers = createBreakers(wallClock());
    fail(breakers, DOWN, 4);
    pass(breakers).end({ error });
    fail(breakers, DOWN);
    expect(waits(breakers)).toEqual([10_000, 10_000, null]);
  });
});

describe('an open breaker', () => {
  it('of a credential stops it at that host and nobody else', () => {
    const breakers = createBreakers(wallClock());
    fail(breakers, DEAD);
    expect(waits(breakers)).toEqual([300_000, null, null]);
  });

  it('of a host stops every credential there', () => {
    const breakers = createBreakers(wallClock());
    fail(breakers, DOWN, 5);
    expect(waits(breakers)).toEqual([10_000, 10_000, null]);
    expect(breakers.enter(SAME_HOST)).toMatchObject({ ok: false, by: 'host' });
  });

  it('answers with its cause, nothing applied, and the time of reopening', () => {
    const clock = wallClock();
    const breakers = createBreakers(clock);
    fail(breakers, DEAD);
    clock.move(1_000);
    expect(breakers.enter(TARGET)).toMatchObject({
      ok: false,
      by: 'credential',
      reopensInMs: 299_000,
      error: {
        error_type: 'invalid_credentials',
        retryable: false,
        action: 'escalate',
        effect: 'not_applied',
        retry_after_ms: 299_000,
        rule: 'harness.breaker_open',
        correlation_id: 'c1',
        upstream: { status: 401, code: 'unknown_key' },
      },
    });
  });

  it.each(LANGUAGES)('answers by the laws, whatever opened it, in %s', (lang) => {
    for (const error_type of Object.keys(ERROR_TYPES) as ErrorType[]) {
      const breakers = createBreakers(wallClock(), { host: { ...DEFAULT_BREAKERS.host, failuresMax: 1 } });
      fail(breakers, toolError(error_type, { effect: 'unknown', details: { refreshable: false } }));
      const answer = breakers.enter(TARGET, lang);
      if (answer.ok) continue;
      expect(checkLaws(answer.error, { write: 'unsafe' })).toEqual([]);
      expect(answer.error.retryable).toBe(ERROR_TYPES[error_type].class === 'transient');
    }
  });

  it('stays open for as long as the server asked, up to five minutes: nobody else is kept back by one answer for longer', () => {
    const opened = (retry_after_ms: number) => {
      const breakers = createBreakers(wallClock());
      fail(breakers, { ...DOWN, retry_after_ms }, 5);
      return breakers.reopensInMs(TARGET);
    };
    expect([0, 90_000, 300_001, 1e15].map(opened)).toEqual([10_000, 90_000, 300_000, 300_000]);
  });

  it('hears no old news: calls that were under way when it opened neither close it nor keep it open longer', () => {
    const clock = wallClock();
    const breakers = createBreakers(clock);
    const [one, two, three] = [pass(breakers), pass(breakers), pass(breakers)];
    one.end({ error: DEAD });
    clock.move(100_000);
    two.end({ error: null });
    three.end({ error: DEAD });
    expect(breakers.reopensInMs(TARGET)).toBe(200_000);
  });
});

describe('a breaker whose time has come', () => {
  const opened = () => {
    const clock = wallClock();
    const breakers = createBreakers(clock);
    fail(breakers, DEAD);
    clock.move(300_000);
    return { clock, breakers };
  };

  it('lets one call probe; the others are told to ask again', () => {
    const { breakers } = opened();
    const probe = pass(breakers);
    expect(probe.isProbe).toBe(true);
    expect(breakers.enter(TARGET)).toMatchObject({ ok: false, reopensInMs: 1_000 });
    probe.end({ error: null });
    expect([pass(breakers).isProbe, pass(breakers).isProbe]).toEqual([false, false]);
  });

  it('opens for twice as long after each probe in vain, up to its longest', () => {
    const { clock, breakers } = opened();
    const lasts = [1, 2, 3, 4, 5].map(() => {
      pass(breakers).end({ error: DEAD });
      const lastsMs = breakers.reopensInMs(TARGET) ?? Number.NaN;
      clock.move(lastsMs);
      return lastsMs;
    });
    expect(lasts).toEqual([600_000, 1_200_000, 2_400_000, 3_600_000, 3_600_000]);
  });

  it.each<[string, (probe: Pass) => void]>([
    ['was given up', (probe) => probe.abandon()],
    ['met something else', (probe) => probe.end({ error: toolError('timeout', { effect: 'unknown' }) })],
  ])('lets another probe when the first one %s', (_, end) => {
    const { breakers } = opened();
    end(pass(breakers));
    expect(pass(breakers).isProbe).toBe(true);
  });

  it('does not wait for ever for a probe that says nothing, and does not hear it later', () => {
    const { clock, breakers } = opened();
    const lost = pass(breakers);
    clock.move(59_500);
    expect(breakers.reopensInMs(TARGET)).toBe(500);
    clock.move(500);
    const probe = pass(breakers);
    lost.end({ error: null });
    expect(breakers.enter(TARGET).ok).toBe(false);
    probe.end({ error: DEAD });
    expect(breakers.reopensInMs(TARGET)).toBe(600_000);
  });

  it('closes for a refusal that only an accepted credential gets', () => {
    const { breakers } = opened();
    pass(breakers).end({ error: toolError('not_found', { upstream: { status: 404 } }) });
    expect(pass(breakers).isProbe).toBe(false);
  });

  it('comes at once when a person says that it is mended, and begins anew if it is not', () => {
    const breakers = createBreakers(wallClock());
    fail(breakers, DEAD);
    breakers.resolve(TARGET);
    const probe = pass(breakers);
    expect(probe.isProbe).toBe(true);
    probe.end({ error: DEAD });
    expect(breakers.reopensInMs(TARGET)).toBe(300_000);
    breakers.resolve(SAME_NAME);
    expect(breakers.reopensInMs(TARGET)).toBe(300_000);
  });
});

describe('breakers', () => {
  it('let a call pass again after the longest time and a lost probe, whatever came before, also from the clock', () => {
    const types = fc.constantFrom<ErrorType | null>(
      null,
      'invalid_credentials',
      'timeout',
      'not_found',
      'server_error',
      'expired_credentials',
    );
    const step = fc.record({
      move: fc.integer({ min: -400_000, max: 400_000 }),
      type: types,
      end: fc.constantFrom('end', 'abandon', 'never'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const clock = wallClock();
        const breakers = createBreakers(clock);
        let probes = 0;
        for (const { move, type, end } of steps) {
          clock.move(move);
          const waitMs = breakers.reopensInMs(TARGET);
          const answer = breakers.enter(TARGET);
          expect(answer.ok).toBe(waitMs === null);
          expect(waitMs ?? 1).toBeGreaterThan(0);
          expect(waitMs ?? 0).toBeLessThanOrEqual(3_600_000);
          if (!answer.ok) continue;
          if (answer.isProbe) probes += 1;
          if (end === 'end') answer.end({ error: type === null ? null : toolError(type, { upstream: { status: 400 } }) });
          else if (end === 'abandon') answer.abandon();
          else if (answer.isProbe) expect(breakers.enter(TARGET).ok).toBe(false);
        }
        clock.move(3_600_000 + 60_000);
        expect(breakers.enter(TARGET).ok).toBe(true);
        expect(probes).toBeLessThanOrEqual(steps.length);
      }),
    );
  });

  it('remember so many of each kind', () => {
    const breakers = createBreakers(wallClock(), { keptMax: 2 });
    const targets = ['a', 'b', 'c'].map((credential) => ({ ...TARGET, credential }));
    for (const target of targets) fail(breakers, DEAD, 1, target);
    expect(targets.map((target) => breakers.reopensInMs(target) !== null)).toEqual([false, true, true]);
  });

  it.each([
    ['keptMax', { keptMax: 0 }],
    ['credential.failuresMax', { credential: { ...DEFAULT_BREAKERS.credential, failuresMax: 0 } }],
    ['host.openMs', { host: { ...DEFAULT_BREAKERS.host, openMs: -1 } }],
    ['host.probeMs', { host: { ...DEFAULT_BREAKERS.host, probeMs: Number.NaN } }],
    ['host.openMaxMs', { host: { ...DEFAULT_BREAKERS.host, openMaxMs: 10 } }],
  ])('refuse %s that cannot work, by name', (field, options) => {
    expect(() => createBreakers(wallClock(), options)).toThrow(`${field}: expected`);
  });
});
