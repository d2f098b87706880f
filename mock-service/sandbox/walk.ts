// walk: a call's way through its sandbox, from arrival to the delivery that leaves. Read it top to bottom.
// Steps 2 to 7: on_wire( before_access( admit( after_commit( shape( idempotent( exclusive( before_operation( operate )))))))).
import { type Call, headerOf } from '../call.ts';
import { type Delivery, type Reply, respond } from '../delivery.ts';
import { readOneShot } from '../faults/plan/one-shot.ts';
import type { Rule } from '../faults/plan/rule.ts';
import { hasItsTurn, TOO_LATE } from '../faults/plan/upload.ts';
import { DEFECT } from '../wire/dialect.ts';
import { stamp } from '../wire/stamp.ts';
import { admit } from './admit.ts';
import { problem } from './answers.ts';
import { exclusive } from './exclusive.ts';
import { faultContext } from './fault-context.ts';
import { idempotent } from './idempotent.ts';
import { operate } from './operate.ts';
import type { Sandbox } from './sandbox.ts';
import { shape } from './shape.ts';
import { attempt, type Soon } from './step.ts';
import { arrive, type Branch, type Visit, wireOf } from './visit.ts';
import { VOCABULARY } from './vocabulary.ts';

/** What leaves, and how to tell the journal who took it. */
export interface Walked {
  readonly delivery: Delivery;
  /** True: something threw that never should, and the delivery says so; no provider behaves like this. */
  readonly defect?: true;
  /** `taken`: false when the caller had hung up. */
  settle(taken: boolean): void;
}

/** Folds the plan around the walk. */
function throughFaults(visit: Visit, oneShot: Rule | null): Delivery | Promise<Delivery> {
  const around = visit.sandbox.plan.begin({
    call: visit.call,
    oneShot,
    context: (firing) => faultContext(visit, firing),
    onFired: (fault) => {
      visit.fired.push(fault);
      visit.line.fired(fault);
    },
  });
  const { endpoint } = visit;
  if (endpoint !== null)
    return around('on_wire', () => around('before_access', () => around('after_commit', () => endpoint.answer(wireOf(visit)))));
  return around('on_wire', () =>
    around('before_access', () =>
      admit(visit, (admitted) =>
        around('after_commit', () =>
          shape(visit, admitted, () =>
            idempotent(visit, admitted, () => exclusive(visit, admitted, () => around('before_operation', () => operate(visit, admitted)))),
          ),
        ),
      ),
    ),
  );
}

function through(visit: Visit): Delivery | Promise<Delivery> {
  const header = headerOf(visit.call, 'overdue-fault');
  if (header === null) return throughFaults(visit, null);
  const reading = readOneShot(header, visit.call, VOCABULARY);
  if (reading.ok && hasItsTurn(reading.rule, false)) return throughFaults(visit, reading.rule);
  const complaints = reading.ok ? TOO_LATE : reading.complaints;
  const [{ path, expected }] = complaints;
  const detail = `The Overdue-Fault header${path === '' ? '' : ` (${path})`}: expected ${expected}.`;
  return problem(visit, { code: 'overdue_fault_invalid', detail, errors: complaints });
}

/** The names of the faults that spoiled a reply, on it. */
function marked({ sandbox, fired }: Visit, reply: Reply): Reply {
  if (fired.length === 0 || !sandbox.faultHeader) return reply;
  const kinds = fired.filter(({ bypassed }) => !bypassed).map(({ kind }) => kind);
  return kinds.length === 0 ? reply : { ...reply, headers: { ...reply.headers, 'overdue-fault-applied': kinds.join(', ') } };
}

/** The delivery as it leaves. */
function stamped(visit: Visit, delivery: Delivery): Delivery {
  if (delivery.reply === null) return delivery;
  const reply = stamp(marked(visit, delivery.reply), wireOf(visit));
  return { commit: delivery.commit, reply, leaves: delivery.leaves, spoiled: delivery.spoiled === true };
}

/** A defect is loud, and answered; what was committed stays known. */
function defective(visit: Visit, error: unknown): Delivery {
  const { sandbox, call } = visit;
  sandbox.onDefect(error, call);
  visit.defect = true;
  // The clock's date, for the calendar may be what failed.
  const wire = { requestId: call.requestId, nowMs: sandbox.clock.now() };
  return respond(stamp(sandbox.dialect.problem(DEFECT, wire), wire), visit.handled?.delivery.commit ?? 'none');
}

/** Writes down what leaves. What tells of the end keeps nothing of the call alive: a connection may be held for hours. */
export function leaving({ sandbox, line, defect }: Visit, delivery: Delivery, call: Call): Walked {
  line.answered(delivery);
  sandbox.onAnswered(line, call);
  const { clock } = sandbox;
  const settle = (taken: boolean): void => line.settled(taken, clock.now());
  return defect ? { delivery, defect, settle } : { delivery, settle };
}

/** Walks one call through a sandbox; `path` is the part after the base path, or an endpoint's. Throws only when it cannot even begin. */
export function walk(sandbox: Sandbox, call: Call, path: string = call.path, branch: Branch = 'operations'): Soon<Walked> {
  const visit = arrive(sandbox, call, { path, branch });
  const delivery = attempt(
    () => through(visit),
    (answered) => stamped(visit, answered),
    (error) => defective(visit, error),
  );
  return delivery instanceof Promise ? delivery.then((late) => leaving(visit, late, call)) : leaving(visit, delivery, call);
}
