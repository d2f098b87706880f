// Renewals seen from the client alone: who shares one, and what becomes of the pair that it brings.
// The token endpoint and the provider are a fetch of three lines; against the real ones: oauth.test.ts.
import { describe, expect, test } from 'vitest';
import type { OAuth, TokenPair } from '../../../src/client/auth.ts';
import { createClient } from '../../../src/client/client.ts';
import type { Clock } from '../../../src/ports/clock.ts';

const pair = (more: object = {}) => Response.json({ access_token: 'at_2', token_type: 'Bearer', refresh_token: 'rt_2', ...more });
const CHALLENGE = 'Bearer error="invalid_token", error_description="The access token expired"';
const EARLY = { customer_id: 'early' };

interface Given {
  readonly token?: () => Response;
  readonly onTokens?: OAuth['onTokens'];
  readonly clock?: Clock;
}

/** A client whose calls answer 401 to the first token and 404 to the next; the call for the customer `late` waits for `open`. */
function clientOf({ token = pair, onTokens, clock }: Given) {
  const asked: string[] = [];
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const fetch = async (input: unknown): Promise<Response> => {
    const { url, headers } = input as Request;
    const last = new URL(url).pathname.split('/').at(-1) ?? '';
    asked.push(last);
    if (last === 'token') return token();
    if (last === 'late') await opened;
    const isOld = headers.get('authorization') === 'Bearer at_1';
    return isOld ? new Response(null, { status: 401, headers: { 'www-authenticate': CHALLENGE } }) : Response.json({}, { status: 404 });
  };
  const auth: OAuth = {
    tokenUrl: 'http://x.example/oauth/token',
    clientId: 'a',
    clientSecret: 'b',
    accessToken: 'at_1',
    refreshToken: 'rt_1',
    ...(onTokens === undefined ? {} : { onTokens }),
  };
  const options = { baseUrl: 'http://x.example/v1', auth, fetch: fetch as typeof globalThis.fetch };
  return { client: createClient(clock === undefined ? options : { ...options, clock }), asked, open };
}

test('a renewal that fails does so once for every call whose 401 was for the same access token, however late that came', async () => {
  const { client, asked, open } = clientOf({ token: () => new Response(null, { status: 429 }) });
  const limited = { error: { error_type: 'rate_limited', retryable: true, effect: 'not_applied' } };
  const late = client.call('get_customer', { customer_id: 'late' });
  expect(await client.call('get_customer', EARLY)).toMatchObject(limited);
  open();
  expect(await late).toMatchObject(limited);
  expect(asked).toEqual(['late', 'early', 'token']);
  expect(await client.call('get_customer', EARLY)).toMatchObject(limited);
  expect(asked).toEqual(['late', 'early', 'token', 'early', 'token']);
});

test('an empty refresh token in an answer is none: the one there was stays', async () => {
  const told: TokenPair[] = [];
  const { client } = clientOf({ token: () => pair({ refresh_token: '' }), onTokens: (tokens) => told.push(tokens) });
  await client.refresh();
  expect(told).toEqual([{ accessToken: 'at_2', refreshToken: 'rt_1' }]);
});

describe('onTokens', () => {
  test('is done before the call is sent again', async () => {
    const onTokens = async (): Promise<void> => {
      asked.push('saving');
      await new Promise(setImmediate);
      asked.push('saved');
    };
    const { client, asked } = clientOf({ onTokens });
    expect(await client.call('get_customer', EARLY)).toMatchObject({ seen: '404 application/json' });
    expect(asked).toEqual(['early', 'token', 'saving', 'saved', 'early']);
  });

  test.each<[how: string, onTokens: () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('disk full');
      },
    ],
    ['rejects', () => Promise.reject(new Error('disk full'))],
  ])('that %s fails neither a renewal nor a call; seen says so', async (_how, onTokens) => {
    const { client } = clientOf({ onTokens });
    const results = await Promise.all(Array.from({ length: 5 }, () => client.call('get_customer', EARLY)));
    expect(results.map(({ seen }) => seen)).toEqual(Array(5).fill('404 application/json, but onTokens failed'));
    expect(await client.refresh()).toEqual({ ok: true, seen: '200, but onTokens failed' });
  });

  test('that never ends holds nobody for longer than a renewal may take', async () => {
    let ring = (): void => undefined;
    const after: Clock['after'] = (_delayMs, wake) => {
      ring = wake;
      return () => undefined;
    };
    const onTokens = (): unknown => {
      queueMicrotask(() => ring());
      return new Promise(() => undefined);
    };
    const { client } = clientOf({ onTokens, clock: { now: () => 0, after } });
    expect(await client.refresh()).toEqual({ ok: true, seen: '200, but onTokens failed' });
  });
});
