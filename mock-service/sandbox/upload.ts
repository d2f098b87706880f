// meetUploads: what a plan does to a call whose body is still on its way: a fault takes it, or nothing is said of it yet.
// Between steps 2 and 3 of a request's walk, for calls with a body and only where a fault acts before that is read.
import { type Call, headerOf } from '../call.ts';
import { leave } from '../delivery.ts';
import { FAULTS } from '../faults/index.ts';
import { readOneShot } from '../faults/plan/one-shot.ts';
import type { Rule } from '../faults/plan/rule.ts';
import { hasItsTurn, isUpload } from '../faults/plan/upload.ts';
import { faultContext } from './fault-context.ts';
import type { Sandbox } from './sandbox.ts';
import { arrive, type LocalAddress, look, type Visit } from './visit.ts';
import { VOCABULARY } from './vocabulary.ts';
import { leaving, type Walked } from './walk.ts';

/** What is known of a call before its body is read. */
export type CallHead = Omit<Call, 'body'>;

const UNREAD = new Uint8Array();
const KINDS = FAULTS.filter(({ beforeBody }) => beforeBody === true).map(({ kind }) => kind);

/** The header, when it may ask for a fault that acts before the body is read; any other has its turn later. */
function headerFor(head: CallHead): string | null {
  const header = headerOf(head, 'overdue-fault');
  return header !== null && KINDS.some((kind) => header.includes(kind)) ? header : null;
}

/** What is left when no fault takes the call. */
const NOTHING = leave('stall');

/** The fault that takes the call; null: none does, and the call walks as if nobody had asked. */
export function meetUploads(sandbox: Sandbox, head: CallHead, address: LocalAddress): Promise<Walked | null> | null {
  if (!isUpload(head.method)) return null;
  const header = headerFor(head);
  return header === null && !sandbox.plan.uploads() ? null : meet(sandbox, { ...head, body: UNREAD }, address, header);
}

async function meet(sandbox: Sandbox, arrived: Call, address: LocalAddress, header: string | null): Promise<Walked | null> {
  const { call } = look(sandbox, arrived, address, '');
  const reading = header === null ? null : readOneShot(header, call, VOCABULARY);
  const oneShot: Rule | null = reading?.ok && hasItsTurn(reading.rule, true) ? reading.rule : null;
  let opened: Visit | null = null;
  const visit = (): Visit => {
    opened ??= arrive(sandbox, arrived, address);
    return opened;
  };
  const around = sandbox.plan.begin({
    call,
    oneShot,
    bodyUnread: true,
    context: (firing) => faultContext(visit(), firing),
    onFired: (fault) => {
      visit().fired.push(fault);
      visit().line.fired(fault);
    },
  });
  const delivery = await around('before_access', () => NOTHING);
  return delivery === NOTHING ? null : leaving(visit(), delivery, arrived);
}
