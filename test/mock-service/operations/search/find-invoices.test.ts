// A search finds what a scan over all invoices finds, in the same order, whatever was written, forked, restored or rewound before.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../mock-service/determinism/random.ts';
import type { Invoice } from '../../../../mock-service/domain/invoice.ts';
import { DEFAULT_PROFILE } from '../../../../mock-service/domain/profile.ts';
import { isRejection } from '../../../../mock-service/domain/rejection.ts';
import { operationNamed } from '../../../../mock-service/operations/index.ts';
import { findInvoices, type Search } from '../../../../mock-service/operations/search/find-invoices.ts';
import type { StoreBase } from '../../../../mock-service/store/layers.ts';
import { createStore, type Store } from '../../../../mock-service/store/store.ts';
import type { Transaction } from '../../../../mock-service/store/transaction.ts';
import { NOW_MS } from '../provider.ts';

const RUNS = 400;

/** Words as they are written, and as they are found, by hand. */
const WORDS = [
  ['João', 'joao'],
  ['JOÃO', 'joao'],
  ['joão', 'joao'],
  ['joaquim', 'joaquim'],
  ['São', 'sao'],
  ['Ação', 'acao'],
  ['İzmir', 'izmir'],
  ['Straße', 'straße'],
  ['ﬁo', 'fio'],
  ['ﬁ', 'fi'],
  ['x1', 'x1'],
  ['0042', '0042'],
  ['00', '00'],
  ['INV', 'inv'],
  ['日本', '日本'],
  ['日本語', '日本語'],
  ['हिन्दी', 'हिन्दी'],
  ['Ёлка', 'елка'],
] as const;
const FOLDED: ReadonlyMap<string, string> = new Map(WORDS);

const word = fc.constantFrom(...WORDS).map(([written]) => written);
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '-', ', ', ' / ', '…')), { minLength: 1, maxLength: 3 })
  .map((pairs) => pairs.flat().slice(0, -1).join(''));

/** The words of a text, by the table and nothing else. */
const wordsIn = (written: string | null): readonly string[] =>
  (written ?? '').split(/[ ,/…-]+/).flatMap((each) => (each === '' ? [] : [FOLDED.get(each) ?? each.toLowerCase()]));

/** The rank in which a scan puts an invoice, 0 the best; -1: it is not found. */
function rankOf(invoice: Invoice, name: string, query: readonly string[]): number {
  const number = wordsIn(invoice.number);
  const written = [invoice.memo, ...invoice.customFields.flatMap((field) => [field.name, field.value])].flatMap(wordsIn);
  const lines = invoice.lines.flatMap(({ description }) => wordsIn(description));
  const named = wordsIn(name);
  const has = (words: readonly string[]): boolean =>
    query.every((each, at) => words.some((one) => (at === query.length - 1 ? one.startsWith(each) : one === each)));
  if (number.join(' ') === query.join(' ')) return 0;
  if (has(number)) return 1;
  if (has(named)) return 2;
  return has([...number, ...named, ...written, ...lines]) ? 3 : -1;
}

interface Ranked {
  readonly id: string;
  readonly rank: number;
}

/** What a scan of every invoice finds, in order. */
function scan(tx: Transaction, { query, status, customerId }: Search): readonly Ranked[] {
  const rows = tx.invoices.list({ limit: 1_000_000 }).rows;
  const wanted = rows.filter((row) => (status ?? row.status) === row.status && (customerId ?? row.customerId) === row.customerId);
  const ranked = wanted.map((row) => ({ id: row.id, rank: rankOf(row, tx.customers.get(row.customerId)?.name ?? '', wordsIn(query)) }));
  return [0, 1, 2, 3].flatMap((rank) => ranked.filter((each) => each.rank === rank));
}

/** All pages of a search, one after the other. */
function search(tx: Transaction, asked: Search): readonly string[] {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = findInvoices(tx, { ...asked, cursor: cursor ?? undefined });
    if (isRejection(page)) throw new Error(page.detail);
    expect(page.items.length).toBeLessThanOrEqual(asked.limit ?? 10);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

type Input = Readonly<Record<string, unknown>>;

/** One write, on customers and invoices named by their index, taken round. */
interface Change {
  readonly operation: string;
  readonly customer: number;
  readonly invoice: number;
  readonly input: Input;
  /** What becomes of it; `ground`: what is stored is what a new store stands on; `restored`: a store is made of what it was written down as. */
  readonly ends: 'kept' | 'kept' | 'dropped' | 'ground' | 'restored';
}

const line = text.map((description) => ({ description, amount_minor: 100 }));
const fields = fc.array(fc.record({ name: word, value: text }), { maxLength: 2 });
const draft = fc.record({ number: text, memo: text, custom_fields: fields, lines: fc.array(line, { maxLength: 2 }) }, { requiredKeys: [] });
const OPERATIONS: readonly (readonly [number, string, fc.Arbitrary<Input>])[] = [
  [3, 'create_customer', fc.record({ name: text })],
  [2, 'update_customer', fc.record({ name: text })],
  [6, 'create_invoice', draft],
  [3, 'update_invoice', fc.record({ number: text, memo: text, custom_fields: fields }, { requiredKeys: [] })],
  [1, 'add_invoice_line_item', line],
  [2, 'finalize_invoice', fc.constant({})],
  [1, 'delete_draft_invoice', fc.constant({})],
];
const change: fc.Arbitrary<Change> = fc.oneof(
  ...OPERATIONS.map(([weight, operation, input]) => ({
    weight,
    arbitrary: fc.record({
      operation: fc.constant(operation),
      customer: fc.nat({ max: 3 }),
      invoice: fc.nat({ max: 6 }),
      input,
      ends: fc.constantFrom('kept' as const, 'kept' as const, 'kept' as const, 'dropped' as const, 'ground' as const, 'restored' as const),
    }),
  })),
);
const asked: fc.Arbitrary<Search & { readonly customer?: number | undefined }> = fc.record({
  query: fc.oneof(
    { weight: 6, arbitrary: word },
    { weight: 2, arbitrary: text },
    { weight: 3, arbitrary: word.map((each) => [...(FOLDED.get(each) ?? '')].slice(0, 2).join('')) },
    { weight: 2, arbitrary: fc.constantFrom('inv 0', '0', 'INV-000001', 'x1 joao', 'joão jo') },
  ),
  limit: fc.integer({ min: 1, max: 4 }),
  status: fc.constantFrom(undefined, undefined, undefined, 'draft', 'open'),
  customer: fc.constantFrom(undefined, undefined, undefined, 0, 1),
});

const BY_CUSTOMER = ['create_invoice', 'update_customer'];

function inputOf(tx: Transaction, { operation, customer, invoice, input }: Change): Input | null {
  const at = <Row>(rows: readonly Row[], index: number): Row | undefined => rows[index % Math.max(1, rows.length)];
  if (operation === 'create_customer') return input;
  const customers = tx.customers.list({ limit: 100 }).rows;
  const customerId = at(customers, customer)?.id;
  if (customerId === undefined) return null;
  const named = { customer_id: customerId, ...input };
  if (BY_CUSTOMER.includes(operation)) return operation === 'create_invoice' ? { currency: 'BRL', lines: [], ...named } : named;
  const invoiceId = at(tx.invoices.list({ limit: 100 }).rows, invoice)?.id;
  return invoiceId === undefined ? null : { invoice_id: invoiceId, ...input };
}

const random = createRandom('search');
const profile = { ...DEFAULT_PROFILE, R35: false, R31: false };

async function write(tx: Transaction, each: Change): Promise<boolean> {
  const input = inputOf(tx, each);
  const operation = operationNamed(each.operation);
  if (input === null || operation === undefined) return false;
  return !isRejection(await operation.run(operation.input.parse(input), { tx, nowMs: NOW_MS, profile }));
}

function customerOf(tx: Transaction, customer: number | undefined): string | undefined {
  return customer === undefined ? undefined : tx.customers.list({ limit: 100 }).rows[customer]?.id;
}

describe(`a search, over ${RUNS} random histories`, () => {
  it('finds what a scan finds, in its order, now, in a unit of work, and as it was', { timeout: 120_000 }, async () => {
    const found = [0, 0, 0, 0];
    const steps = fc.array(fc.tuple(change, asked), { minLength: 10, maxLength: 40, size: 'max' });
    const property = fc.asyncProperty(steps, async (history) => {
      let base: StoreBase | undefined;
      let store: Store = createStore({ random });
      const expectSame = (tx: Transaction, { customer, ...rest }: (typeof history)[number][1]): void => {
        const wanted = { ...rest, customerId: customerOf(tx, customer) };
        const ranked = scan(tx, wanted);
        expect(search(tx, wanted)).toStrictEqual(ranked.map(({ id }) => id));
        for (const { rank } of ranked) found[rank] = (found[rank] ?? 0) + 1;
      };
      for (const [each, wanted] of history) {
        const tx = store.begin('call', NOW_MS);
        const isDone = await write(tx, each);
        expectSame(tx, wanted);
        if (isDone && each.ends !== 'dropped') tx.commit();
        if (each.ends === 'ground') {
          base = store.asBase();
          store = createStore({ random, base });
        }
        if (each.ends === 'restored') store = createStore({ random, base, from: JSON.parse(JSON.stringify(store.state())) });
        expectSame(store.begin('call'), wanted);
        for (const writes of [1, 3]) expectSame(store.asOf({ writes }).begin('call'), wanted);
      }
    });
    await fc.assert(property, { numRuns: RUNS, seed: 20_260_703 });
    expect(found.map((count) => count > RUNS)).toStrictEqual([true, true, true, true]);
  });
});
