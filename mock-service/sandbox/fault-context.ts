// FaultContext, implemented: what a fault may ask of the provider it spoils.
// Step 3 of a request's walk; faults/ declares it, so that no fault knows the provider.
import { RULES, type RuleId } from '../domain/rejection.ts';
import type { FaultContext } from '../faults/fault.ts';
import type { Firing } from '../faults/plan/plan.ts';
import { problem, rejected } from './answers.ts';
import type { Visit } from './visit.ts';

function isRule(id: string): id is RuleId {
  return Object.hasOwn(RULES, id);
}

/** The context of one rule's firing on one call. */
export function faultContext(visit: Visit, firing: Firing): FaultContext {
  const { sandbox, presented } = visit;
  const { calendar, credentials } = sandbox;
  const withKey = (act: (id: string) => void): void => {
    if (!('kind' in presented)) act(presented.id);
  };
  const { at, ordinal, armedAtMs, bypass } = firing;
  return {
    at,
    ordinal,
    armedAtMs,
    bypass,
    get random() {
      return firing.random;
    },
    calendar: { now: () => calendar.now(), followsClock: sandbox.followsClock() },
    timer: sandbox.timer,
    credential: {
      expire: () => withKey((id) => credentials.expire(id, calendar.now())),
      revoke: () => withKey((id) => credentials.revoke(id)),
    },
    state: {
      rewind: (to) => {
        visit.past = 'writes' in to ? to : { atMs: calendar.now() - to.ms };
      },
    },
    refuse: (id) => {
      if (!isRule(id)) throw new TypeError('a rule id that no business rule has');
      return rejected(visit, id);
    },
    problem: (status, code, extra = {}) => problem(visit, { status, code, ...extra }),
  };
}
