// ENDPOINTS: what a sandbox answers beside its operations, at the root of its address.
// Step 2 of a request's walk finds the one at a path.
import { createRouter } from '../../operations/router.ts';
import type { Endpoint } from './endpoint.ts';
import { payPaymentLink, viewPaymentPage } from './payment-page.ts';
import { token } from './token.ts';

/** In the order the documentation shows them. */
export const ENDPOINTS: readonly Endpoint[] = [token, viewPaymentPage, payPaymentLink];

/** Finds the endpoint at a path of the root. */
export const findEndpoint = createRouter(ENDPOINTS);

/** What the journal keeps of a path: of a payment link's not the part that is its secret, whether or not there is such a link, and behind the base path too. */
export function recordedPath(path: string): string {
  return path.startsWith('/pay/') ? '/pay/{token}' : path;
}
