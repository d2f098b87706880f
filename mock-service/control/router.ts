// findControlRoute: from a method and a path to a control route.
// Beside the walk: the second thing a control call meets, after the guard.
import findMyWay from 'find-my-way';
import { CONTROL_PATH, CONTROL_ROUTES } from './index.ts';
import type { ControlRoute } from './route.ts';

/** A route and its parameters; or the methods the path does take; or null: nothing is there. */
export type FoundRoute =
  | { readonly route: ControlRoute; readonly params: Readonly<Record<string, string>> }
  | { readonly allow: readonly string[] }
  | null;

const finder = findMyWay({ caseSensitive: true, maxParamLength: 255 });
for (const route of CONTROL_ROUTES) {
  finder.on(route.method, `${CONTROL_PATH}${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, () => undefined, route);
}

const METHODS = ['GET', 'POST', 'DELETE'] as const;

/** Never throws; the path is still percent-encoded. */
export function findControlRoute(method: string, path: string): FoundRoute {
  const at = (known: (typeof METHODS)[number]) => finder.find(known, path);
  const known = METHODS.find((each) => each === method);
  const found = known === undefined ? null : at(known);
  if (found?.store != null) {
    const params = Object.entries(found.params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
    return { route: found.store as ControlRoute, params: Object.fromEntries(params) };
  }
  const allow = METHODS.filter((each) => at(each)?.store != null);
  return allow.length > 0 ? { allow } : null;
}
