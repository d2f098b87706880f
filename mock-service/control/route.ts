// ControlRoute: one thing the control API can do, as data; docs/control.openapi.json is generated from CONTROL_ROUTES.
// Beside the walk: control calls are never faulted and never in a journal.
import type { z } from 'zod';
import type { Rejection } from '../domain/rejection.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { Sandboxes } from '../sandbox/sandboxes.ts';
import type { ProblemFacts } from '../wire/dialect.ts';

/** What a service refused outside every sandbox, as it is at the moment. */
export interface Refused {
  /** Requests that were too large, or no HTTP. */
  readonly beforeCall: number;
  /** Connections that found no room. */
  readonly connections: number;
  /** Connections that died under a call, because a fault had left them to. */
  readonly died: number;
  /** Connections that hold a call just now; none where there are no sockets. */
  held(): number;
}

/** What a route works with. */
export interface ControlContext {
  readonly sandboxes: Sandboxes;
  /** Path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Where the service is reached, without a slash at the end: `http://127.0.0.1:4010`. */
  readonly origin: string;
  readonly refused: Refused;
}

/** A refusal of the control API: a problem, or the refusal of a business rule in a set-up. */
export class ControlRefusal {
  readonly facts: ProblemFacts | Rejection;
  constructor(facts: ProblemFacts | Rejection) {
    this.facts = facts;
  }
}

/** A route. `input` holds the body (POST) or the query (GET) and nothing of the path. */
export interface ControlRoute<Input = unknown> {
  /** snake_case; the operationId. */
  readonly name: string;
  /** English, one line. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** After `/__overdue`, with `{parameter}`s. */
  readonly path: string;
  readonly input: z.ZodType<Input>;
  /** The most bytes its body may have; 1 MiB when left out. */
  readonly maxBodyBytes?: number;
  /** Said before the reason when its body is no JSON object. */
  readonly unreadable?: string;
  /** Null: 204, no body. */
  readonly output: z.ZodType | null;
  readonly status: 200 | 201 | 204;
  /** Problems it may answer besides those that every route may, by status. */
  readonly problems: readonly (404 | 409 | 422)[];
  run(input: Input, context: ControlContext): unknown;
}

/** A route about one sandbox: found by the path, or 404 before `run` is asked. */
export interface SandboxRoute<Input> extends Omit<ControlRoute<Input>, 'run'> {
  run(input: Input, sandbox: Sandbox, context: ControlContext): unknown;
}

/** Keeps a route's input type where it is written. */
export function defineRoute<Input>(route: ControlRoute<Input>): ControlRoute<Input> {
  return route;
}

/** A route whose path names a sandbox in `{sandbox_id}`. */
export function defineSandboxRoute<Input>(route: SandboxRoute<Input>): ControlRoute<Input> {
  return {
    ...route,
    run: (input, context) => {
      const sandbox = context.sandboxes.find(context.params.sandbox_id ?? '');
      if (sandbox === undefined) return new ControlRefusal({ code: 'sandbox_not_found' });
      sandbox.catchUp();
      return route.run(input, sandbox, context);
    },
  };
}
