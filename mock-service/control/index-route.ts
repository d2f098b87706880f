// Control routes for someone who looks around: every route in one line each, and every sandbox.
// Beside the walk: the index is made from the list it stands in front of.
import * as z from 'zod';
import { DEFAULT_SANDBOX } from '../sandbox/sandboxes.ts';
import { type ControlRoute, defineRoute } from './route.ts';

/** The index of `routes`, whose paths come after `base`. */
export function indexOf(routes: readonly ControlRoute[], base: string): ControlRoute {
  return defineRoute({
    name: 'index',
    summary: 'What this API can do, route by route',
    method: 'GET',
    path: '/',
    input: z.strictObject({}),
    output: z.strictObject({
      routes: z.array(z.strictObject({ name: z.string(), method: z.string(), path: z.string(), summary: z.string() })),
    }),
    status: 200,
    problems: [],
    run: () => ({ routes: routes.map(({ name, method, path, summary }) => ({ name, method, path: `${base}${path}`, summary })) }),
  });
}

export const listSandboxes = defineRoute({
  name: 'list_sandboxes',
  summary: 'Every sandbox, oldest first; one of them by its id has keys and handles',
  method: 'GET',
  path: '/sandboxes',
  input: z.strictObject({}),
  output: z.strictObject({ data: z.array(z.strictObject({ id: z.string(), base_url: z.string(), seed: z.string() })) }),
  status: 200,
  problems: [],
  run: (_input, { sandboxes, origin }) => ({
    data: sandboxes.list().map(({ id, seed }) => ({
      id,
      base_url: `${origin}${id === DEFAULT_SANDBOX ? '' : `/s/${id}`}/v1`,
      seed,
    })),
  }),
});
