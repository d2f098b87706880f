// Breakers: one for each credential, over all operations, and one for each host. Both must let a call pass.
// Before an attempt: `enter` lets it through or says when it is worth asking again; after it: `end` says what came of it.
import type { Language, ToolError } from '../../contract/tool-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Target } from '../port.ts';
import { type Blocked, Breaker, type BreakerOptions } from './breaker.ts';
import { credentialHealth, hostHealth } from './health.ts';
import { refusedBy } from './refused-by.ts';

export interface BreakersOptions {
  /** Opens on one confirmed failure: what is refused once is refused for every operation. */
  readonly credential: BreakerOptions;
  readonly host: BreakerOptions;
  /** Of each kind; beyond it the one not used for longest is forgotten. */
  readonly keptMax: number;
}

export const DEFAULT_BREAKERS: BreakersOptions = {
  credential: { failuresMax: 1, openMs: 300_000, openMaxMs: 3_600_000, namedMaxMs: 3_600_000, probeMs: 60_000 },
  host: { failuresMax: 5, openMs: 10_000, openMaxMs: 30_000, namedMaxMs: 300_000, probeMs: 60_000 },
  keptMax: 10_000,
};

/** What came of a call: null stands for a success. */
export interface CallEnd {
  readonly error: ToolError | null;
  /** The credential was renewed for this call. */
  readonly refreshed?: boolean;
}

/** May be sent. Exactly one of the two ends it; a second end is ignored. */
export interface Pass {
  readonly ok: true;
  /** This call tries whether it is well again. */
  readonly isProbe: boolean;
  end(end: CallEnd): void;
  /** Nothing was sent, or nothing came of it that says anything: the caller gave up, or gave it too little time. */
  abandon(): void;
}

/** May not be sent. */
export interface Refusal {
  readonly ok: false;
  readonly by: 'credential' | 'host';
  readonly reopensInMs: number;
  /** What goes up: the cause that opened the breaker, nothing applied, and the time of reopening. */
  readonly error: ToolError;
}

export interface Breakers {
  enter(target: Target, lang?: Language): Pass | Refusal;
  /** Until a call to that target may pass; null: now. */
  reopensInMs(target: Target): number | null;
  /** A person has settled what the credential or the host failed of: the next call probes at once. */
  resolve(target: Target): void;
}

const KINDS = ['credential', 'host'] as const;
type Kind = (typeof KINDS)[number];

/** A credential is one's at a host: the same name elsewhere is another. */
const keyOf = (kind: Kind, { host, credential }: Target): string => JSON.stringify(kind === 'host' ? [host] : [host, credential]);

/** Breakers that let everything pass. Throws a TypeError that names the option for what cannot work. */
export function createBreakers(clock: Clock, options: Partial<BreakersOptions> = {}): Breakers {
  const merged = { ...DEFAULT_BREAKERS, ...options };
  check(merged);
  const kept: Readonly<Record<Kind, Map<string, Breaker>>> = { credential: new Map(), host: new Map() };

  /** The breaker, kept from now on; used last, forgotten last. */
  const use = (kind: Kind, target: Target): Breaker => {
    const [breakers, key] = [kept[kind], keyOf(kind, target)];
    const breaker = breakers.get(key) ?? new Breaker(clock, merged[kind]);
    breakers.delete(key);
    breakers.set(key, breaker);
    const [oldest] = breakers.keys();
    if (breakers.size > merged.keptMax && oldest !== undefined) breakers.delete(oldest);
    return breaker;
  };

  /** What keeps it back for longest. */
  const blockedBy = (target: Target): (Blocked & { readonly by: Kind }) | undefined =>
    KINDS.flatMap((by) => {
      const blocked = kept[by].get(keyOf(by, target))?.blocked() ?? null;
      return blocked === null ? [] : [{ ...blocked, by }];
    }).sort((a, b) => b.reopensInMs - a.reopensInMs)[0];

  return {
    enter: (target, lang = 'en') => {
      const blocked = blockedBy(target);
      if (blocked !== undefined) return { ok: false, by: blocked.by, reopensInMs: blocked.reopensInMs, error: refusedBy(blocked, lang) };
      const [credential, host] = [use('credential', target), use('host', target)];
      const isProbe = credential.isOpen || host.isOpen;
      const [byCredential, byHost] = [credential.enter(), host.enter()];
      return {
        ok: true,
        isProbe,
        end: ({ error, refreshed = false }) => {
          byCredential.end(credentialHealth(error, refreshed), error);
          byHost.end(hostHealth(error), error);
        },
        abandon: () => {
          byCredential.end('neutral', null);
          byHost.end('neutral', null);
        },
      };
    },
    reopensInMs: (target) => blockedBy(target)?.reopensInMs ?? null,
    resolve: (target) => {
      for (const kind of KINDS) kept[kind].get(keyOf(kind, target))?.resolve();
    },
  };
}

function check({ keptMax, ...kinds }: BreakersOptions): void {
  const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 1;
  const refuse = (field: string, value: number): never => {
    throw new TypeError(`${field}: expected a number above 0, got ${value}`);
  };
  if (!isCount(keptMax)) refuse('keptMax', keptMax);
  for (const kind of KINDS) {
    const { failuresMax, openMs, openMaxMs, namedMaxMs, probeMs } = kinds[kind];
    if (!isCount(failuresMax)) refuse(`${kind}.failuresMax`, failuresMax);
    for (const [name, value] of Object.entries({ openMs, openMaxMs, namedMaxMs, probeMs })) {
      if (!(value > 0 && Number.isFinite(value))) refuse(`${kind}.${name}`, value);
    }
    if (openMaxMs < openMs) throw new TypeError(`${kind}.openMaxMs: expected no less than openMs (${openMs}), got ${openMaxMs}`);
  }
}
