// unreached: a gateway says that it found nobody behind it: no connection, no healthy host, no name. The provider saw nothing of the call.
// Step 2 of a failure's walk. @see https://www.envoyproxy.io/docs/envoy/latest/faq/debugging/why_is_envoy_sending_503s
import type { Extractor, HttpLink } from '../evidence.ts';
import { once } from '../link.ts';
import { readProperty } from '../values/safe-read.ts';

const TEXT_MAX = 4_000;
/** Of a gateway; what a provider says behind one of these is about somebody else. */
const STATUSES: readonly number[] = [502, 503];
const WORDS: readonly RegExp[] = [
  // Envoy and what is built on it. A connection that ended later is another reason, and so is the last of several tries.
  /(?<!latest )reset reason: (?:remote |local )?connection (?:failure|timeout)\b|\bno healthy (?:upstream|host)s?\b/i,
  // nginx, Kong, HAProxy, Traefik, Kubernetes
  /\bno live upstreams\b|\bfailure to get a peer\b|\bno server is available to handle this request\b|^\s{0,9}no available server\s{0,9}$/i,
  /\bno endpoints available for service\b|\berror trying to reach service: dial tcp [^\n]{1,200}: (?:connect: connection refused|i\/o timeout)/i,
  // Squid
  /\bThe system returned: {0,9}(?:<[^<>]{1,20}>){0,3}\(111\)/,
];

/** Reads what a gateway's own body says. */
export const unreached: Extractor = {
  source: 'unreached',
  recognises: (link) => link.kind === 'http' && STATUSES.includes(link.status) && saysSo(link),
  extract: () => ({ phase: 'connect' }),
};

const saysSo = once((link) => {
  const text = link.kind === 'http' ? textOf(link) : '';
  return WORDS.some((words) => words.test(text));
});

function textOf({ body }: HttpLink): string {
  if (body === null) return '';
  const said = body.kind === 'json' ? readProperty(body.json, 'message') : body.text;
  return typeof said === 'string' ? said.slice(0, TEXT_MAX) : '';
}
