// edge: whether something in front of the provider answered: a firewall, a load balancer, a mesh.
// Step 2 of a failure's walk. A provider's own JSON passes through the same edge, so only other bodies count.
import type { Extractor, HttpLink } from '../evidence.ts';

const SERVERS = /^(?:cloudflare|cloudfront|awselb\/|envoy|akamaighost|varnish|google frontend|istio-envoy|bigip|squid)/i;

/** Reads the marks of an edge. */
export const edge: Extractor = {
  source: 'edge',
  recognises: (link) => link.kind === 'http' && link.status >= 400 && isOfEdge(link),
  extract: (link) => ({ origin: 'edge', ...(link.kind === 'http' && refusesForm(link) ? { says: 'bad_input' } : {}) }),
};

/** CloudFront answers 403 to a request whose form it does not take, a GET with a body first of all; a firewall's own page says blocked. */
function refusesForm({ status, headers, body }: HttpLink): boolean {
  const isCloudFront = /^cloudfront$/i.test(headers.server ?? '') || /cloudfront/i.test(headers['x-cache'] ?? '');
  return status === 403 && isCloudFront && body !== null && /\n\s{0,9}Bad request\./.test(body.text.slice(0, 2_000));
}

function isOfEdge({ headers, body }: HttpLink): boolean {
  if (headers['cf-mitigated'] !== undefined) return true;
  const isPage = body === null || body.kind === 'html' || body.kind === 'text' || body.kind === 'empty';
  return isPage && (SERVERS.test(headers.server ?? '') || /^error from cloudfront/i.test(headers['x-cache'] ?? ''));
}
