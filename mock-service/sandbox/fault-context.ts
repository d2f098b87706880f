// FaultContext, implemented: what a fault may ask of the provider it spoils.
// Step 3 of a request's walk; faults/ declares it, so that no fault knows the provider.
import type { Random } from '../determinism/random.ts';
import { RULES, type RuleId } from '../domain/rejection.ts';
import type { FaultContext, Place } from '../faults/fault.ts';
import { problem, rejected } from './answers.ts';
import type { Visit } from './visit.ts';

function isRule(id: string): id is RuleId {
  return Object.hasOwn(RULES, id);
}

/** The context of one rule on one call: its match number `ordinal` for this caller, with that match's draws. */
export function faultContext(visit: Visit, at: Place, random: Random, ordinal: number): FaultContext {
  const { sandbox, presented } = visit;
  const { calendar, credentials } = sandbox;
  const withKey = (act: (id: string) => void): void => {
    if (!('kind' in presented)) act(presented.id);
  };
  return {
    at,
    ordinal,
    random,
    calendar: { now: calendar.now, followsClock: sandbox.followsClock() },
    timer: sandbox.timer,
    credential: {
      expire: () => withKey((id) => credentials.expire(id, calendar.now())),
      revoke: () => withKey((id) => credentials.revoke(id)),
    },
    state: { rewind: () => {} },
    bypass: () => {},
    refuse: (id) => {
      if (!isRule(id)) throw new TypeError('a rule id that no business rule has');
      return rejected(visit, id);
    },
    problem: (status, code, extra = {}) => problem(visit, { status, code, ...extra }),
  };
}
