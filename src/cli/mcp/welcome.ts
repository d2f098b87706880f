// welcome: what a person reads on stderr when the tools are ready: whom they call, and how to make that fail.
// Beside `overdue mcp`: stdout may be the protocol's.
import type { Provider } from './provider.ts';

/** Lines, without a newline at the end. `where` says how a client reaches the tools. */
export function welcome(where: string, { baseUrl, control }: Pick<Provider, 'baseUrl' | 'control'>): string {
  return [
    `overdue mcp  ${where}`,
    `API          ${baseUrl}`,
    ...(control === undefined ? [] : controlLines(control)),
    'Every call of a tool is shown below.',
  ].join('\n');
}

function controlLines({ url, token }: NonNullable<Provider['control']>): readonly string[] {
  const authorization = token === null ? '' : ` -H 'Authorization: Bearer ${token}'`;
  const rule = '{"fault": "rate_limited", "params": {"wait_s": 2}, "trigger": {"first": 1}}';
  return [
    `control      ${url}  token: ${token ?? 'none is asked for'}`,
    `to fail      curl${authorization} -H 'Content-Type: application/json' -d '${rule}' ${url}/sandboxes/default/rules`,
  ];
}
