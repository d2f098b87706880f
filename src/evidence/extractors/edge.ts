// edge: whether something in front of the provider answered: a firewall, a load balancer, a mesh.
// Step 2 of a failure's walk. A provider's own JSON passes through the same edge, so only other bodies count.
import type { Extractor, HttpLink } from '../evidence.ts';

const SERVERS = /^(?:cloudflare|cloudfront|awselb\/|envoy|akamaighost|varnish|google frontend|istio-envoy|bigip|squid)/i;

/** Reads the marks of an edge. */
export const edge: Extractor = {
  source: 'edge',
  recognises: (link) => link.kind === 'http' && link.status >= 400 && isOfEdge(link),
  extract: () => ({ origin: 'edge' }),
};

function isOfEdge({ headers, body }: HttpLink): boolean {
  if (headers['cf-mitigated'] !== undefined) return true;
  const isPage = body === null || body.kind === 'html' || body.kind === 'text' || body.kind === 'empty';
  return isPage && (SERVERS.test(headers.server ?? '') || /^error from cloudfront/i.test(headers['x-cache'] ?? ''));
}
