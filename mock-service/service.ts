// createService: the provider as a function from a Call to a Delivery, with its control API beside it.
// Step 2 of a request's walk: find the sandbox by base path or header, take the base path off, walk.
import { type Call, headerOf } from './call.ts';
import { type Control, createControl } from './control/api.ts';
import { CONTROL_PATH } from './control/index.ts';
import { type Delivery, type Reply, respond } from './delivery.ts';
import { type Clock, systemClock } from './determinism/clock.ts';
import { createRandom, type Random } from './determinism/random.ts';
import type { JournalEntry } from './journal/entry.ts';
import { walk } from './sandbox/pipeline.ts';
import { createSandboxes, DEFAULT_SANDBOX } from './sandbox/sandboxes.ts';
import type { ProblemFacts } from './wire/dialect.ts';
import { native } from './wire/native.ts';

export { CONTROL_PATH };

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
  /** The provider's answer to a call. Never throws. */
  handle(call: Call): Promise<Delivery>;
  /** Tells the journal what became of a delivery: false when the caller had hung up. Only the first word counts. */
  settle(delivery: Delivery, taken: boolean): void;
  /** The control API's answer. Never throws. */
  readonly control: Control;
  /** An answer to what never became a call: too large, or no HTTP at all. */
  refusal(facts: ProblemFacts): Reply;
}

/** Base path → which sandbox it names (null: none) and the path behind it; null: no base path. */
function addressed(path: string): { readonly id: string | null; readonly path: string } | null {
  const [, id, rest] = /^(?:\/s\/([^/]+))?\/v1(\/.*)?$/.exec(path) ?? [];
  return /^(?:\/s\/[^/]+)?\/v1(?:\/|$)/.test(path) ? { id: id ?? null, path: rest ?? '/' } : null;
}

type Address = { readonly sandboxId: string; readonly path: string } | ProblemFacts;

function addressOf(call: Call): Address {
  const byPath = addressed(call.path);
  if (byPath === null) {
    const detail = `Paths of the provider begin with /v1 or /s/<sandbox>/v1; those of the control API with ${CONTROL_PATH}.`;
    return { code: 'route_not_found', detail };
  }
  const byHeader = headerOf(call, 'overdue-sandbox');
  if (byPath.id !== null && byHeader !== null && byPath.id !== byHeader) return { code: 'sandbox_ambiguous' };
  return { sandboxId: byPath.id ?? byHeader ?? DEFAULT_SANDBOX, path: byPath.path };
}

/** Answers made outside every sandbox: they have ids and dates of the service's own. */
function createRefusals(random: Random, clock: Clock): Service['refusal'] {
  let refusals = 0;
  return (facts) => {
    refusals += 1;
    return native.problem(facts, { requestId: `req_${random.fork('refusal', refusals).text(16)}`, nowMs: clock.now() });
  };
}

/** A service with its sandbox `default`. */
export function createService(options: ServiceOptions): Service {
  const { seed = 'overdue', clock = systemClock(), controlToken = null, allowedHosts = [], maxSandboxes, onCall, onDefect } = options;
  const random = createRandom(seed).fork('service');
  const sandboxes = createSandboxes({ random, seed, clock, capacity: maxSandboxes, onCall, onDefect });
  const refusal = createRefusals(random, clock);
  const unsettled = new WeakMap<Delivery, (taken: boolean) => void>();
  return {
    handle: async (call) => {
      const address = addressOf(call);
      if (!('sandboxId' in address)) return respond(refusal(address));
      const sandbox = sandboxes.find(address.sandboxId);
      if (sandbox === undefined) return respond(refusal({ code: 'sandbox_not_found' }));
      const { delivery, settle } = await walk(sandbox, { ...call, path: address.path });
      unsettled.set(delivery, settle);
      return delivery;
    },
    settle: (delivery, taken) => {
      unsettled.get(delivery)?.(taken);
      unsettled.delete(delivery);
    },
    control: createControl({ sandboxes, token: controlToken, allowedHosts, clock, random, onDefect }),
    refusal,
  };
}
