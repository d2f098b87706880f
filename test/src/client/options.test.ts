// A mistake of the program is told in one sentence, before anything is sent.
import { expect, test } from 'vitest';
import { createClient } from '../../../src/client/client.ts';
import { answers, serverThat } from './servers.ts';

const GOOD = { baseUrl: 'http://127.0.0.1:1/v1', credential: '' };

test.each<[string, unknown, string]>([
  [
    'no options',
    undefined,
    'createClient: expected an object of options; valid ones: baseUrl, credential, auth, lang, fetch, clock, random',
  ],
  ['no base URL', { credential: '' }, 'createClient: baseUrl: expected an http or https URL such as http://127.0.0.1:4010/v1'],
  [
    'a base URL that is none',
    { ...GOOD, baseUrl: 'no-url' },
    'createClient: baseUrl: expected an http or https URL such as http://127.0.0.1:4010/v1',
  ],
  [
    'another protocol',
    { ...GOOD, baseUrl: 'ftp://x' },
    'createClient: baseUrl: expected an http or https URL such as http://127.0.0.1:4010/v1',
  ],
  ['nothing in them', {}, 'createClient: expected baseUrl, and credential or auth'],
  [
    'no credential',
    { baseUrl: GOOD.baseUrl },
    'createClient: credential: expected an API key as text, empty to send none; or auth in its place',
  ],
  ['a language that is none', { ...GOOD, lang: 'pt' }, 'createClient: lang: expected one of en, pt-BR'],
  ['a fetch that is none', { ...GOOD, fetch: 'node-fetch' }, 'createClient: fetch: expected a function like fetch'],
  ['a clock that is none', { ...GOOD, clock: Date }, 'createClient: clock: expected an object with now and after'],
  [
    'another name',
    { ...GOOD, apiKey: 'x' },
    'createClient: there is no option "apiKey"; valid ones: baseUrl, credential, auth, lang, fetch, clock, random',
  ],
])('createClient with %s throws', (_what, options, message) => {
  expect(() => createClient(options as never)).toThrow(new TypeError(message));
});

test.each<[string, unknown, unknown, string]>([
  [
    'another name for the key',
    {},
    { idempotencyKey: 'k' },
    'call: there is no option "idempotencyKey"; valid ones: key, deadlineMs, signal',
  ],
  ['a key that is no text', {}, { key: 7 }, 'call: key: expected text, sent as Idempotency-Key'],
  ['no time at all', {}, { deadlineMs: 0 }, 'call: deadlineMs: expected a number of milliseconds above zero, or Infinity'],
  ['no number', {}, { deadlineMs: Number.NaN }, 'call: deadlineMs: expected a number of milliseconds above zero, or Infinity'],
  ['a time in words', {}, { deadlineMs: '300' }, 'call: deadlineMs: expected a number of milliseconds above zero, or Infinity'],
  ['no signal', {}, { signal: {} }, 'call: signal: expected an AbortSignal'],
  ['options that are none', {}, 'k', 'call: expected an object of options; valid ones: key, deadlineMs, signal'],
  ['a list for an input', [], {}, 'call: input: expected an object with named values'],
  ['null for an input', null, {}, 'call: input: expected an object with named values'],
])('call with %s rejects', async (_what, input, options, message) => {
  const client = createClient({ ...GOOD, fetch: () => Promise.reject(new Error('sent')) });
  await expect(client.call('list_payments', input as never, options as never)).rejects.toThrow(new TypeError(message));
});

test('input and options may be left out, and options may be there without a value', async () => {
  const server = await serverThat(answers(500, {}, ''));
  const client = createClient({ baseUrl: server.url, credential: '' });
  await client.call('list_payments');
  await client.call('list_payments', undefined, { key: undefined, deadlineMs: undefined } as never);
  expect(server.requests.map(({ path }) => path)).toEqual(['/v1/payments', '/v1/payments']);
  await server.close();
});

test.each([3_000_000_000, Number.POSITIVE_INFINITY])('a deadline of %d ms does not pass at once', async (deadlineMs) => {
  const server = await serverThat((_request, response) => void setTimeout(() => response.writeHead(503).end(), 60));
  const client = createClient({ baseUrl: server.url, credential: '' });
  expect((await client.call('list_payments', {}, { deadlineMs })).seen).toBe('503 no content type');
  await server.close();
});
