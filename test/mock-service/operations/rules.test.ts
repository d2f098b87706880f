// Every business rule refuses what it should, with its own code, and leaves no trace.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PROFILE } from '../../../mock-service/domain/profile.ts';
import { type Rejection, RULES } from '../../../mock-service/domain/rejection.ts';
import { createProvider, NOW_MS, refusalOf, traceOf } from './provider.ts';
import { OWNED_ELSEWHERE, SCENARIOS } from './rule-scenarios.ts';

/** The title of a test or of a group of them, behind a table too. */
const TITLE = /(?:\b(?:test|it|describe)|\])\)?\((['"`])(.*?)\1, /g;

describe('every business rule', () => {
  it.each(SCENARIOS)('$rule refuses $operation: $about', async ({ operation, arrange, rule, code, profile, expected = {} }) => {
    const provider = createProvider({ ...DEFAULT_PROFILE, ...profile });
    const input = await arrange(provider);
    const before = traceOf(provider.store);
    const { result, committed } = await provider.perform(operation, input);
    expect(refusalOf(result)).toMatchObject({ kind: 'rejection', rule, ...expected });
    expect(refusalOf(result).code ?? RULES[refusalOf(result).rule].code).toBe(code);
    expect(committed).toBe(false);
    expect(traceOf(provider.store)).toStrictEqual(before);
  });

  it('has a scenario here, or is owned elsewhere, and not both', () => {
    const scenarios = new Set(SCENARIOS.map(({ rule }) => rule));
    expect([...scenarios, ...Object.keys(OWNED_ELSEWHERE)].toSorted()).toStrictEqual(Object.keys(RULES).toSorted());
  });

  it.each(Object.entries(OWNED_ELSEWHERE))('%s is in the title of a test that owns it, in %s', (rule, path) => {
    const text = readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
    const titles = [...text.matchAll(TITLE)].map(([, , title = '']) => title);
    expect(titles.filter((title) => title.includes(rule))).not.toEqual([]);
  });
});

describe('a refusal', () => {
  it('names the object that holds the reference', async () => {
    const provider = createProvider();
    const first = await provider.made('create_customer', { name: 'x', reference: 'order-1042' });
    const { result } = await provider.perform('create_customer', { name: 'y', reference: 'order-1042' });
    expect(refusalOf(result).existingId).toBe(first);
  });

  it('never repeats a value it was given', async () => {
    const secret = 'SEGREDO';
    const provider = createProvider();
    const customer_id = await provider.made('create_customer', { name: secret });
    const invoice_id = await provider.made('create_invoice', {
      customer_id,
      currency: 'BRL',
      lines: [{ description: secret, amount_minor: 777_333 }],
    });
    await provider.made('create_customer', { name: 'x', reference: secret });
    await provider.made('finalize_invoice', { invoice_id });
    const refused: readonly Rejection[] = await Promise.all(
      [
        ['create_customer', { name: secret, reference: secret }],
        ['create_invoice', { customer_id: secret, currency: 'BRL' }],
        ['create_invoice', { customer_id, currency: secret }],
        ['get_invoice', { invoice_id: secret }],
        ['record_payment', { invoice_id, payment_method_id: secret }],
        ['record_payment', { invoice_id, amount_minor: 777_334 }],
        ['record_payment', { invoice_id, currency: secret }],
        ['list_invoices', { cursor: secret }],
      ].map(async ([operation, input]) => refusalOf((await provider.perform(operation as string, input as object as never)).result)),
    );
    expect(refused).toHaveLength(8);
    expect(JSON.stringify(refused)).not.toMatch(/SEGREDO|77733/);
  });

  it('does not use up an invoice number', async () => {
    const provider = createProvider();
    const customer_id = await provider.made('create_customer', { name: 'x' });
    const lines = [{ description: 'x', amount_minor: 1 }];
    const ids = [];
    for (const _ of [1, 2]) ids.push(await provider.made('create_invoice', { customer_id, currency: 'BRL', lines }));
    await provider.made('finalize_invoice', { invoice_id: ids[0] });
    await provider.perform('finalize_invoice', { invoice_id: ids[0] });
    const { result } = await provider.perform('finalize_invoice', { invoice_id: ids[1] });
    expect(result).toMatchObject({ number: 'INV-000002', status: 'open', finalizedAtMs: NOW_MS });
  });
});
