// walk: a call's way through its sandbox, from arrival to the delivery that leaves. Read it top to bottom.
// Steps 2 to 7: on_wire( before_access( access( after_commit( idempotency( before_operation( operate )))))).
import { type Call, headerOf } from '../call.ts';
import { type Delivery, respond } from '../delivery.ts';
import { readOneShot } from '../faults/plan/one-shot.ts';
import type { Rule } from '../faults/plan/rule.ts';
import type { JournalEntry } from '../journal/entry.ts';
import { native } from '../wire/native.ts';
import { access } from './access.ts';
import { faultContext } from './fault-context.ts';
import { idempotent } from './idempotency.ts';
import { operate } from './operate.ts';
import type { Sandbox } from './sandbox.ts';
import { arrive, type Visit, wireOf } from './visit.ts';
import { VOCABULARY } from './vocabulary.ts';

/** What leaves, and how to tell the journal who took it. */
export interface Walked {
  readonly delivery: Delivery;
  /** `taken`: false when the caller had hung up. The finished entry. */
  settle(taken: boolean): JournalEntry;
}

/** Folds the plan around the walk. */
async function throughFaults(visit: Visit, oneShot: Rule | null): Promise<Delivery> {
  const around = visit.sandbox.plan.begin({
    call: visit.call,
    oneShot,
    context: (at, random) => faultContext(visit, at, random),
    onFired: (fault) => {
      visit.fired.push(fault);
      visit.line.fired(fault);
    },
  });
  return around('on_wire', () =>
    around('before_access', () =>
      access(visit, (operation) =>
        around('after_commit', () => idempotent(visit, operation, () => around('before_operation', () => operate(visit, operation)))),
      ),
    ),
  );
}

async function through(visit: Visit): Promise<Delivery> {
  const header = headerOf(visit.call, 'overdue-fault');
  if (header === null) return throughFaults(visit, null);
  const reading = readOneShot(header, visit.call, VOCABULARY);
  if (reading.ok) return throughFaults(visit, reading.rule);
  const [{ path, expected }] = reading.complaints;
  const detail = `The Overdue-Fault header${path === '' ? '' : ` (${path})`}: expected ${expected}.`;
  return respond(native.problem({ code: 'overdue_fault_invalid', detail, errors: reading.complaints }, wireOf(visit)));
}

/** A defect in a fault: loud, and answered; what was committed stays known. */
async function guarded(visit: Visit): Promise<Delivery> {
  try {
    return await through(visit);
  } catch (error) {
    visit.sandbox.onDefect(error, visit.call);
    return respond(native.problem({ code: 'internal_error' }, wireOf(visit)), visit.handled?.delivery.commit ?? 'none');
  }
}

const utf8 = new TextEncoder();

/** The delivery as it leaves: this call's own id and date, the right length, and the faults' names. Always a new object. */
function finish(visit: Visit, delivery: Delivery): Delivery {
  if (delivery.reply === null) return { ...delivery };
  const { requestId, nowMs } = wireOf(visit);
  const { body, headers, status } = delivery.reply;
  const marked = visit.sandbox.faultHeader && visit.fired.length > 0;
  const ownHeaders = {
    ...headers,
    date: visit.fired.length > 0 && headers.date !== undefined ? headers.date : new Date(nowMs).toUTCString(),
    'request-id': requestId,
    'cache-control': 'no-store',
    'content-length': String(typeof body === 'string' ? utf8.encode(body).byteLength : body.byteLength),
    ...(marked ? { 'overdue-fault-applied': visit.fired.map(({ kind }) => kind).join(', ') } : {}),
  };
  return { ...delivery, reply: { status, headers: ownHeaders, body } };
}

/** Walks one call, its base path taken off, through a sandbox. Never throws. */
export async function walk(sandbox: Sandbox, call: Call): Promise<Walked> {
  const visit = arrive(sandbox, call);
  const delivery = finish(visit, await guarded(visit));
  sandbox.onCall(visit.line.answered(delivery));
  return { delivery, settle: (taken) => visit.line.settled(taken, sandbox.clock.now()) };
}
