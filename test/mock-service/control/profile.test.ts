// The rule profile of a sandbox: given at its creation, shown whole, obeyed by calls and set-up, and nobody else's.
import { describe, expect, test } from 'vitest';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';

const DEFAULTS = {
  R40: true,
  R43: true,
  R60: true,
  tax_level: 'line',
  locked_until: null,
  emails_per_day: 1000,
};

const profileIn = (body: unknown): unknown => (body as { readonly profile: unknown }).profile;

async function sandboxWith(profile: unknown) {
  const provider = inProcess();
  const { status, body } = await provider.control('POST', '/sandboxes', { profile });
  const authorization = `Bearer ${body.credentials?.default?.secret ?? ''}`;
  const call = async (method: string, path: string, input?: unknown, headers: Record<string, string> = {}) =>
    replyOf(await provider.handle(callOf(method, `${body.base_path}${path}`, input, { authorization, ...headers })));
  return { provider, status, body, call };
}

describe('a rule profile', () => {
  test('is the default one when none is given', async () => {
    const { body, provider } = await sandboxWith(undefined);
    expect(profileIn(body)).toMatchObject(DEFAULTS);
    expect(profileIn((await provider.control('GET', '/sandboxes/default')).body)).toMatchObject(DEFAULTS);
  });

  test('changes what it names and nothing else, and is shown again', async () => {
    const { body, provider } = await sandboxWith({ R40: false, tax_level: 'document', locked_until: '2026-01-31', emails_per_day: 0 });
    const expected = { ...DEFAULTS, R40: false, tax_level: 'document', locked_until: '2026-01-31', emails_per_day: 0 };
    expect(profileIn(body)).toMatchObject(expected);
    expect(profileIn((await provider.control('GET', `/sandboxes/${body.id}`)).body)).toMatchObject(expected);
  });

  test.each([
    [{ R41: false }, 'profile.R41', 'no switch: R41 is always on; switches: R23, R31, '],
    [{ R999: true }, 'profile.R999', 'no such field; valid ones: '],
    [{ r40: false }, 'profile.r40', 'R40, R43'],
    [{ R40: 'off' }, 'profile.R40', 'true or false'],
    [{ tax_level: 'page' }, 'profile.tax_level', 'one of line, document'],
    [{ locked_until: '2026-02-30' }, 'profile.locked_until', 'a date, YYYY-MM-DD'],
    [{ emails_per_day: -1 }, 'profile.emails_per_day', 'at least 0'],
    [{ emails_per_day: 0.5 }, 'profile.emails_per_day', 'whole number'],
    [{ emails_per_day: 1_000_000_001 }, 'profile.emails_per_day', 'at most 1000000000'],
    [['R40'], 'profile', 'an object'],
  ])('of %j is refused at %s: %s', async (profile, path, expected) => {
    const { status, body } = await sandboxWith(profile);
    expect([status, body.code]).toEqual([422, 'invalid_request']);
    expect(body.errors).toMatchObject([{ path, expected: expect.stringContaining(expected) }]);
  });

  test('is what calls and set-up are judged under, in its own sandbox only', async () => {
    const { body, provider, call } = await sandboxWith({ R40: false });
    const paid = await call('POST', `/invoices/${body.handles['invoice.draft']}/payments`, { amount_minor: 100 });
    expect(paid.status).toBe(201);
    const draft = await provider.control('POST', `/sandboxes/${body.id}/operations/create_invoice`, {
      input: { customer_id: body.handles['customer.brazilian'], currency: 'BRL', lines: [{ description: 'Chá', amount_minor: 500 }] },
    });
    const input = { invoice_id: draft.body.result.id };
    expect((await provider.control('POST', `/sandboxes/${body.id}/operations/record_payment`, { input })).status).toBe(200);
    const { handles } = (await provider.control('GET', '/sandboxes/default')).body;
    const refused = replyOf(await provider.handle(callOf('POST', `/v1/invoices/${handles['invoice.draft']}/payments`, {})));
    expect([refused.status, jsonOf(refused).rule]).toEqual([409, 'R40']);
  });
});
