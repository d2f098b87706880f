// createControl: answers a call to the control API. Beside the walk: never faulted, never in a journal.
// Guard → route → JSON → the route's schema → run.
import { type Call, headerOf } from '../call.ts';
import { check } from '../complaint/check.ts';
import { invalidRequest } from '../complaint/invalid-request.ts';
import type { Reply } from '../delivery.ts';
import { type Clock, systemClock } from '../determinism/clock.ts';
import type { Random } from '../determinism/random.ts';
import { readBody } from '../operations/input/read-body.ts';
import { readQuery } from '../operations/input/read-query.ts';
import { createRouter, type Found } from '../operations/router.ts';
import type { Sandboxes } from '../sandbox/sandboxes.ts';
import { DEFECT, type WireContext } from '../wire/dialect.ts';
import { native } from '../wire/native.ts';
import { stamp } from '../wire/stamp.ts';
import { type GuardOptions, guard } from './guard.ts';
import { CONTROL_ROUTES } from './index.ts';
import { CONTROL_PATH } from './path.ts';
import { type ControlContext, ControlRefusal, type ControlRoute, type Refused } from './route.ts';

/** What a control API is made of. */
export interface ControlOptions extends GuardOptions {
  readonly sandboxes: Sandboxes;
  readonly clock?: Clock;
  /** Gives request ids. */
  readonly random: Random;
  /** None when nobody counts. */
  readonly refused?: Refused;
  /** Told of a defect of ours. */
  readonly onDefect: (error: unknown, call: Call) => void;
}

/** Answers one control call. Never throws. */
export type Control = (call: Call) => Promise<Reply>;

function success(route: ControlRoute, value: unknown): Reply {
  if (route.output === null) return { status: 204, headers: {}, body: '' };
  return { status: route.status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function refusal({ facts }: ControlRefusal, wire: WireContext): Reply {
  return 'kind' in facts ? native.rejection(facts, wire) : native.problem(facts, wire);
}

/** The route's input: the body of a POST, else the query. */
function inputOf(route: ControlRoute, call: Call): unknown {
  const read = route.method === 'POST' ? readBody(call) : readQuery(call.query);
  if (!read.ok) {
    const { problem } = read;
    return new ControlRefusal(
      route.unreadable === undefined ? problem : { ...problem, detail: `${route.unreadable} ${problem.detail ?? ''}`.trimEnd() },
    );
  }
  const checked = check(route.input, read.members, 'full');
  return checked.ok ? checked.value : new ControlRefusal(invalidRequest(checked.complaints));
}

const findRoute = createRouter(CONTROL_ROUTES);

/** No sandbox has such an id: it is answered like any other that there is not, not like a path that is none. */
const STRANGE_ID = /^\/sandboxes\/(?!\w{1,64}(?:\/|$))[^/]+/;

function withPlainId(path: string): string {
  return path.replace(STRANGE_ID, '/sandboxes/nobody');
}

/** Guard and routing: the route, or why there is none. */
function routeOf(call: Omit<Call, 'body'>, options: GuardOptions): Extract<Found<ControlRoute>, { entry: unknown }> | ControlRefusal {
  const refused = call.path === `${CONTROL_PATH}/health` ? null : guard(call, options);
  if (refused !== null) return new ControlRefusal(refused);
  const isControl = call.path === CONTROL_PATH || call.path.startsWith(`${CONTROL_PATH}/`);
  const found = isControl ? findRoute(call.method, withPlainId(call.path.slice(CONTROL_PATH.length)) || '/') : null;
  if (found === null) return new ControlRefusal({ code: 'route_not_found' });
  if ('entry' in found) return found;
  return new ControlRefusal({ code: 'method_not_allowed', headers: { allow: found.allow.join(', ') } });
}

/** The most bytes that the body of a call which is let in may have, where that is not what any may have; else null. */
export function controlBodyLimit(head: Omit<Call, 'body'>, options: GuardOptions): number | null {
  const found = routeOf(head, options);
  return found instanceof ControlRefusal ? null : (found.entry.maxBodyBytes ?? null);
}

const NONE_REFUSED: Refused = { beforeCall: 0, connections: 0, died: 0, held: () => 0 };

async function answer(call: Call, options: ControlOptions, wire: WireContext): Promise<Reply> {
  const found = routeOf(call, options);
  if (found instanceof ControlRefusal) return refusal(found, wire);
  const input = inputOf(found.entry, call);
  if (input instanceof ControlRefusal) return refusal(input, wire);
  const origin = `http://${headerOf(call, 'host') ?? 'localhost'}`;
  const { sandboxes, refused = NONE_REFUSED } = options;
  const context: ControlContext = { sandboxes, params: found.params, origin, refused };
  const value = await found.entry.run(input, context);
  return value instanceof ControlRefusal ? refusal(value, wire) : success(found.entry, value);
}

/** The control API of a service. */
export function createControl(options: ControlOptions): Control {
  const clock = options.clock ?? systemClock();
  let requests = 0;
  return async (call) => {
    requests += 1;
    const wire = { requestId: `ctl_${options.random.fork('control', requests).text(16)}`, nowMs: clock.now() };
    try {
      return stamp(await answer(call, options, wire), wire);
    } catch (error) {
      options.onDefect(error, call);
      return stamp(native.problem(DEFECT, wire), wire);
    }
  };
}
