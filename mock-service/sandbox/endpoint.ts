// ENDPOINTS: what a sandbox answers beside its operations, at the root of its address: today the token endpoint alone.
// Step 4 of a request's walk, in place of admit and all behind it: on_wire, before_access and after_commit faults sit around it.
import { SCOPES } from '../access/credentials.ts';
import { GRANT_TYPES } from '../access/oauth-clients.ts';
import type { Call } from '../call.ts';
import { type Delivery, respond } from '../delivery.ts';
import { createRouter } from '../operations/router.ts';
import { tokenRefusal, tokenReply } from '../wire/oauth-wire.ts';
import type { Sandbox } from './sandbox.ts';

/** One endpoint. It has its own form of input and of answers, and no idempotency key. */
export interface Endpoint {
  /** In the journal and in fault rules, where an operation has its name. */
  readonly name: string;
  readonly method: 'POST';
  /** At the root of the service or of a sandbox: before `/v1`. */
  readonly path: string;
  /** What its form may hold: texts, or one of a list of words. */
  readonly form: Readonly<Record<string, readonly string[] | null>>;
  /** Words of its form without which it commits nothing. */
  readonly commitsFor: Readonly<Record<string, string>>;
  /** Reads a call, once. */
  open(sandbox: Sandbox, call: Call): OpenedCall;
}

/** A call to an endpoint that has been read. */
export interface OpenedCall {
  /** Who calls, when the call itself proves it. */
  readonly client: string | null;
  /** What the journal keeps of the body: no secrets, no tokens. */
  readonly recorded: Readonly<Record<string, string>>;
  answer(): Delivery;
}

/** Of a form only what is one of a closed list of words: whatever else was sent may be a secret in the wrong place. */
function recordedForm(form: ReadonlyMap<string, string>): OpenedCall['recorded'] {
  const type = GRANT_TYPES.find((each) => each === form.get('grant_type'));
  const asked = form.get('scope')?.split(' ') ?? [];
  const scope = SCOPES.filter((each) => asked.includes(each)).join(' ');
  return { ...(type === undefined ? {} : { grant_type: type }), ...(scope === '' ? {} : { scope }) };
}

const token: Endpoint = {
  name: 'oauth_token',
  method: 'POST',
  path: '/oauth/token',
  form: { grant_type: GRANT_TYPES, refresh_token: null, scope: null, client_id: null, client_secret: null },
  // A client's own token is asked for again; a rotated one is gone.
  commitsFor: { grant_type: 'refresh_token' },
  open: ({ oauth, calendar }, call) => {
    const request = oauth.open(call);
    const answer = (): Delivery => {
      const answered = request.answer(calendar.now());
      if ('error' in answered) return respond(tokenRefusal(answered));
      // A rotated refresh token is gone for good, taken or not; a client's own token is asked for again.
      return respond(tokenReply(answered), answered.refreshToken === null ? 'none' : 'committed');
    };
    return { client: request.client?.client ?? null, recorded: recordedForm(request.form), answer };
  },
};

/** In the order the documentation shows them. */
export const ENDPOINTS: readonly Endpoint[] = [token];

/** Finds the endpoint at a path of the root. */
export const findEndpoint = createRouter(ENDPOINTS);
