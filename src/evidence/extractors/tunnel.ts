// tunnel: a proxy that answered CONNECT with a status of its own: the call never reached the provider.
// Step 2 of a failure's walk, before the status in a text is taken for the provider's. @see RFC 9110, section 9.3.6

import type { Extractor, Link } from '../evidence.ts';
import { once } from '../link.ts';
import { attemptsIn } from '../texts/attempts.ts';

const TEXT_MAX = 8_000;
/** What clients say of it; the status stands before or behind. */
const REFUSALS: readonly RegExp[] = [
  // tunnel-agent, https-proxy-agent and their heirs
  /tunnell?ing socket could not be established(?:, (?:statusCode=(\d{3}))?)?/,
  // curl, old and new
  /CONNECT tunnel failed, response (\d{3})/,
  /Received HTTP code (\d{3}) from proxy after CONNECT/,
  // urllib3, http.client, aiohttp's and httpx's proxies
  /[Tt]unnel connection failed: (\d{3})/,
  // java.net, OkHttp
  /Unable to tunnel through proxy\. Proxy returns "HTTP\/\d(?:\.\d)? (\d{3})/,
  /Unexpected response code for CONNECT: (\d{3})/,
  // .NET
  /proxy tunnel request to proxy '[^'\n]{0,200}' failed with status code '(\d{3})'/,
  // undici
  /Proxy response \((\d{3})\) !== 200 when HTTP Tunneling/,
];

/** What came after it says how far another attempt came. */
const LATER = /tim(?:e|ed)[ -]?out|\breset\b|closed|hang up|\baborted\b/i;

/** Reads the status, where one is said, and that nothing was sent on. */
export const tunnel: Extractor = {
  source: 'tunnel',
  recognises: (link) => refusalIn(link) !== undefined,
  extract: (link) => {
    const status = Number(refusalIn(link)?.[1] ?? Number.NaN);
    return { phase: 'connect', ...(status >= 400 && status <= 599 ? { status } : { symptom: 'bad_proxy' }) };
  },
};

const refusalIn = once((link) => {
  const text = textOf(link);
  if (!/tunnel|CONNECT/i.test(text)) return undefined;
  for (const refusal of REFUSALS) {
    const found = refusal.exec(text);
    if (found !== null) return LATER.test(text.slice(found.index + found[0].length)) || attemptsIn(text).length > 1 ? undefined : found;
  }
  return undefined;
});

function textOf(link: Link): string {
  if (link.kind === 'http') return '';
  return (link.kind === 'text' ? link.text : link.message).slice(-TEXT_MAX);
}
