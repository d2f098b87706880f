// indexPage: what a stranger reads at `/`: what this is, the key, three lines to try.
// At the edge: served by Express, never by the provider.
import { CONTROL_PATH, DEFAULT_API_KEY } from '../service.ts';

/** Plain text; `origin` is where the service is reached. */
export function indexPage(origin: string): string {
  const auth = `-H 'Authorization: Bearer ${DEFAULT_API_KEY}'`;
  return `Overdue: an invoicing API that fails on purpose.

Base URL  ${origin}/v1
API key   ${DEFAULT_API_KEY}
Control   ${origin}${CONTROL_PATH}

Try:
  curl ${auth} ${origin}/v1/invoices
  curl ${auth} -H 'Content-Type: application/json' -d '{"name":"Padaria Aurora"}' ${origin}/v1/customers
  curl -i ${auth} -H 'Overdue-Fault: error_status;status=503;retry_after_s=2' ${origin}/v1/invoices
`;
}
