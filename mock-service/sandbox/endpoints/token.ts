// token: the token endpoint: where a client gets an access token, or renews one.
// Step 4 of a request's walk, in place of admit and all behind it. @see RFC 6749, section 3.2
import { SCOPES } from '../../access/credentials.ts';
import { GRANT_TYPES } from '../../access/oauth-clients.ts';
import { type Delivery, respond } from '../../delivery.ts';
import { tokenRefusal, tokenReply } from '../../wire/oauth-wire.ts';
import type { Endpoint, OpenedCall } from './endpoint.ts';

/** Of a form only what is one of a closed list of words: whatever else was sent may be a secret in the wrong place. */
function recordedForm(form: ReadonlyMap<string, string>): OpenedCall['recorded'] {
  const type = GRANT_TYPES.find((each) => each === form.get('grant_type'));
  const asked = form.get('scope')?.split(' ') ?? [];
  const scope = SCOPES.filter((each) => asked.includes(each)).join(' ');
  return { ...(type === undefined ? {} : { grant_type: type }), ...(scope === '' ? {} : { scope }) };
}

/** POST /oauth/token */
export const token: Endpoint = {
  name: 'oauth_token',
  method: 'POST',
  path: '/oauth/token',
  form: { grant_type: GRANT_TYPES, refresh_token: null, scope: null, client_id: null, client_secret: null },
  commits: true,
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
