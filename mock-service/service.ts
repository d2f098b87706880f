// createService: the provider as a function from a Call to a Delivery, with its control API beside it.
// Step 2 of a request's walk: find the sandbox by base path or header, take the base path off, walk.
import { type Call, type HeaderMap, headerOf, requestIdIn } from './call.ts';
import type { Control } from './control/api.ts';
import { controlLater } from './control/later.ts';
import { CONTROL_PATH } from './control/path.ts';
import { type Reply, respond } from './delivery.ts';
import { type Clock, createTimer, systemClock, type Timer } from './determinism/clock.ts';
import { createRandom, type Random } from './determinism/random.ts';
import type { JournalEntry } from './journal/entry.ts';
import { createSandboxes, DEFAULT_SANDBOX, type Sandboxes } from './sandbox/sandboxes.ts';
import { type CallHead, meetUploads } from './sandbox/upload.ts';
import type { Branch } from './sandbox/visit.ts';
import { type Walked, walk } from './sandbox/walk.ts';
import { DEFECT, type ProblemFacts } from './wire/dialect.ts';
import { native } from './wire/native.ts';
import { stamp } from './wire/stamp.ts';

export type { ProblemFacts };
export { CONTROL_PATH };

/** The API key of the sandbox `default`: fixed and documented. */
export const DEFAULT_API_KEY = 'sk_test_overdue_default';

/** What a service is made of. */
export interface ServiceOptions {
  /** Of the sandbox `default`, and of any that names none. "overdue" when left out. */
  readonly seed?: string | undefined;
  /** The timer that delays run on, and that calendars follow. The machine's when left out. */
  readonly clock?: Clock | undefined;
  /** Null or left out: no token is asked for. */
  readonly controlToken?: string | null | undefined;
  /** Hosts the control API answers to, besides the loopback names. */
  readonly allowedHosts?: readonly string[] | undefined;
  readonly maxSandboxes?: number | undefined;
  /** Told of each call as soon as its answer is decided. */
  readonly onCall?: ((entry: JournalEntry, sandboxId: string) => void) | undefined;
  /** Told of a defect of ours: something threw that never should. */
  readonly onDefect: (error: unknown, call: Call) => void;
}

/** A service without sockets. */
export interface Service {
  /** The provider's answer to a call, and how to tell the journal who took it. Never throws. */
  handle(call: Call): Promise<Walked>;
  /**
   * For a call with a body, before that is read: how a fault ends it; null, or a promise of null: read on, then `handle` it.
   * Null at once when nothing can act before a body is read. Never throws.
   */
  arrive(head: CallHead): Promise<Walked | null> | null;
  /** The control API's answer. Never throws. */
  readonly control: Control;
  /** The most bytes that the body of a control call may have, known before it is read; null: what any call may have. */
  controlBodyLimit(head: CallHead): Promise<number | null>;
  /** An answer made outside every sandbox. */
  refusal(facts: ProblemFacts, headers?: HeaderMap): Reply;
  /** The answer to what never becomes a call: too large, or no HTTP. Health says how many there were. */
  turnAway(facts: ProblemFacts): Reply;
  /** The answer to a call for which no connection, or no room on its own, is left. Health says how many there were, with those dropped. */
  noRoom(detail?: string): Reply;
  /** Takes what counts the connections that hold a call, for health to ask. */
  holds(count: () => number): void;
  /** Notes a connection that was closed unanswered. */
  dropped(): void;
  /** What delays run on; a binding paces its bytes by it. */
  readonly timer: Timer;
  /** Notes a connection that a fault had left to die, and that died under its next call. */
  died(): void;
  /** Wakes every delay: what still runs ends at once. For when nobody is left to be answered. */
  end(): void;
  readonly onDefect: ServiceOptions['onDefect'];
}

/** A sandbox's id (none: no base path names one), and the path behind the base path or, of an endpoint, at the root. */
const BASE_PATH = /^(?:\/s\/([^/]+))?(?:\/v1(\/.*)?|(\/(?:oauth|pay)\/.*))$/s;

type Address = { readonly sandboxId: string; readonly path: string; readonly branch: Branch } | ProblemFacts;

/** The sandbox a header names; sent more than once, all must name the same, and what they name together is no sandbox's id. */
function sandboxHeader(call: CallHead): string | null {
  const given = headerOf(call, 'overdue-sandbox');
  if (given === null || !given.includes(',')) return given;
  const names = new Set(given.split(',').map((name) => name.trim()));
  return names.size === 1 ? ([...names][0] ?? null) : given;
}

function addressOf(call: CallHead): Address {
  const found = BASE_PATH.exec(call.path);
  if (found === null) {
    const detail = `Paths of the provider begin with /v1 or /s/<sandbox>/v1, its token endpoint is /oauth/token or /s/<sandbox>/oauth/token, its payment links are /pay/<token> or /s/<sandbox>/pay/<token>; those of the control API with ${CONTROL_PATH}.`;
    return { code: 'route_not_found', detail };
  }
  const byHeader = sandboxHeader(call);
  const [, byPath = null, path = '/', rootPath] = found;
  if (byHeader?.includes(',') || (byPath !== null && byHeader !== null && byPath !== byHeader)) return { code: 'sandbox_ambiguous' };
  const branch = rootPath === undefined ? 'operations' : 'endpoints';
  return { sandboxId: byPath ?? byHeader ?? DEFAULT_SANDBOX, path: rootPath ?? path, branch };
}

/** Answers made outside every sandbox: they have ids and dates of the service's own. */
function createRefusals(random: Random, clock: Clock): Service['refusal'] {
  const ids = random.fork('refusal');
  let refusals = 0;
  return (facts, headers = {}) => {
    refusals += 1;
    const wire = { requestId: requestIdIn(headers) ?? `req_${ids.serial(refusals, 16)}`, nowMs: clock.now() };
    return stamp(native.problem(facts, wire), wire);
  };
}

const unjournalled = (): void => {};

/** What a HEAD is answered: all but the body. */
function withoutBody({ delivery, ...walked }: Walked): Walked {
  return { ...walked, delivery: delivery.reply === null ? delivery : { ...delivery, reply: { ...delivery.reply, body: '' } } };
}

/** Finds the sandbox and walks; the last place where something that threw is still answered. */
function createHandle(sandboxes: Sandboxes, refusal: Service['refusal'], onDefect: ServiceOptions['onDefect']): Service['handle'] {
  const refuse = (facts: ProblemFacts, { headers }: Call): Walked => ({ delivery: respond(refusal(facts, headers)), settle: unjournalled });
  const answer = async (call: Call): Promise<Walked> => {
    try {
      const address = addressOf(call);
      if (!('sandboxId' in address)) return refuse(address, call);
      const sandbox = sandboxes.find(address.sandboxId);
      if (sandbox === undefined) return refuse({ code: 'sandbox_not_found' }, call);
      const walked = walk(sandbox, call, address.path, address.branch);
      return walked instanceof Promise ? await walked : walked;
    } catch (error) {
      onDefect(error, call);
      return { ...refuse(DEFECT, call), defect: true };
    }
  };
  return (call) => (call.method === 'HEAD' ? answer(call).then(withoutBody) : answer(call));
}

/** Asks the plan of the sandbox that a call names; a call that names none is `handle`'s matter. */
function createArrive(sandboxes: Sandboxes, onDefect: ServiceOptions['onDefect']): Service['arrive'] {
  return (head) => {
    const address = addressOf(head);
    const sandbox = 'sandboxId' in address ? sandboxes.find(address.sandboxId) : undefined;
    if (sandbox === undefined || !('sandboxId' in address)) return null;
    const met = meetUploads(sandbox, head, address);
    if (met === null) return null;
    return met.catch((error) => {
      onDefect(error, { ...head, body: new Uint8Array() });
      return null;
    });
  };
}

/** Tells of a defect; that telling throws ends neither the call nor the process. */
function guarded(onDefect: ServiceOptions['onDefect']): ServiceOptions['onDefect'] {
  return (error, call) => {
    try {
      onDefect(error, call);
    } catch {
      // Nobody is left to be told.
    }
  };
}

/** A service with its sandbox `default`. */
export function createService(options: ServiceOptions): Service {
  const { seed = 'overdue', clock = systemClock(), controlToken = null, allowedHosts = [], maxSandboxes, onCall } = options;
  const onDefect = guarded(options.onDefect);
  const random = createRandom(seed).fork('service');
  const timer = createTimer(clock);
  const sandboxes = createSandboxes({ random, seed, clock, timer, capacity: maxSandboxes, onCall, onDefect });
  const refusal = createRefusals(random, clock);
  const refused = { beforeCall: 0, connections: 0, died: 0, held: () => 0 };
  const { control, bodyLimit } = controlLater({ sandboxes, token: controlToken, allowedHosts, clock, random, onDefect, refused });
  return {
    handle: createHandle(sandboxes, refusal, onDefect),
    arrive: createArrive(sandboxes, onDefect),
    control,
    controlBodyLimit: bodyLimit,
    refusal,
    turnAway: (facts) => {
      refused.beforeCall += 1;
      return refusal(facts);
    },
    holds: (count) => {
      refused.held = count;
    },
    noRoom: (detail) => {
      refused.connections += 1;
      return refusal({ code: 'too_many_connections', ...(detail === undefined ? {} : { detail }) });
    },
    dropped: () => {
      refused.connections += 1;
    },
    died: () => {
      refused.died += 1;
    },
    timer,
    end: timer.end,
    onDefect,
  };
}
