// The catalogue: which tools there are, what they promise, and what is said of them.
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../../src/client/operations.ts';
import { LANGUAGES } from '../../../src/contract/tool-error.ts';
import { jsonSchemaOf } from '../../../src/tools/arguments/json-schema.ts';
import { CATALOG } from '../../../src/tools/catalog.ts';
import { CATEGORIES } from '../../../src/tools/categories.ts';
import type { Tool } from '../../../src/tools/tool.ts';

/** One operation each, and the only ones that are offered. */
const NAMES = `
  create_invoice get_invoice list_invoices search_invoices update_invoice delete_draft_invoice finalize_invoice send_invoice
  send_payment_reminder void_invoice cancel_invoice mark_invoice_uncollectible mark_invoice_paid duplicate_invoice download_invoice_pdf
  preview_invoice
  add_invoice_line_item update_invoice_line_item remove_invoice_line_item
  create_invoice_item update_invoice_item delete_invoice_item
  create_credit_note void_credit_note apply_customer_credit
  create_refund record_payment list_payments create_payment_link
  create_customer update_customer get_customer_statement
  get_aging_report
  create_product update_product_price create_tax_rate
  create_quote convert_quote_to_invoice
  create_recurring_invoice pause_recurring_invoice
  query_data`
  .trim()
  .split(/\s+/);

const named = (tools: readonly Tool[]): readonly string[] => tools.map(({ name }) => name).sort();

test('there are these tools, and no others', () => {
  expect(named(CATALOG)).toEqual([...NAMES].sort());
});

test('tools stand by category, in the order of categories, each of which has some', () => {
  const order = CATALOG.map(({ category }) => category).filter((category, at, all) => category !== all[at - 1]);
  expect(order).toEqual(Object.keys(CATEGORIES));
});

describe('what tools promise', () => {
  test('is what their operations promise', () => {
    for (const { name, risk, annotations } of CATALOG) {
      const { write } = OPERATIONS[name];
      const isRead = write === 'safe';
      expect({ name, isRead: risk === 'read', readOnly: annotations.readOnlyHint }).toEqual({ name, isRead, readOnly: isRead });
      expect({ name, idempotent: annotations.idempotentHint }).toEqual({ name, idempotent: write === 'safe' || write === 'idempotent' });
    }
  });

  test('takes away in these, and in no others', () => {
    const destructive = [
      'cancel_invoice',
      'create_credit_note',
      'create_refund',
      'delete_draft_invoice',
      'delete_invoice_item',
      'mark_invoice_uncollectible',
      'remove_invoice_line_item',
      'void_credit_note',
      'void_invoice',
    ];
    expect(named(CATALOG.filter(({ annotations }) => annotations.destructiveHint))).toEqual(destructive);
    expect(named(CATALOG.filter(({ risk }) => risk === 'destructive'))).toEqual(destructive);
  });

  test('reaches people or money outside in these, and in no others', () => {
    expect(named(CATALOG.filter(({ annotations }) => annotations.openWorldHint))).toEqual([
      'create_credit_note',
      'create_recurring_invoice',
      'create_refund',
      'record_payment',
      'send_invoice',
      'send_payment_reminder',
    ]);
  });
});

const NAME_LIKE = /\b[a-z]+(?:_[a-z]+)+\b/g;
/** Words that look like names: of tools, of arguments, of the server's own tools, of a variable of its resources. */
const KNOWN: readonly string[] = [
  ...CATALOG.map(({ name }) => name),
  ...CATALOG.flatMap(({ input }) => [...JSON.stringify(jsonSchemaOf(input)).matchAll(/"([a-z_]+)":\{/g)].map(([, name = '']) => name)),
  ...['search_tools', 'describe_tools', 'table_name'],
];
const SUMMARY_WORDS_MAX = 20;
const SUMMARY_TOKENS_MAX = 45;

describe.each(LANGUAGES.flatMap((lang) => CATALOG.map((tool) => ({ lang, tool, name: tool.name }))))('$name in $lang', ({ lang, tool }) => {
  const { summary, more, notFor } = tool.wording[lang];
  const description = tool.description[lang];

  test('begins with one short sentence', () => {
    expect(summary).toMatch(/^\p{Lu}[^.!?]*\.$/u);
    expect(summary.split(/\s+/).length).toBeLessThanOrEqual(SUMMARY_WORDS_MAX);
  });

  test('costs a search little', () => {
    expect(countTokens([summary, notFor ?? ''].join(' ').trim())).toBeLessThanOrEqual(SUMMARY_TOKENS_MAX);
  });

  test('ends well and says no word twice', () => {
    expect(description).toMatch(/[^.\s]\.$/);
    if (more !== undefined) expect(more).toMatch(/^(?:\p{Lu}|[a-z]+_).*\.$/u);
    if (notFor !== undefined) expect(notFor).not.toMatch(/^\s|[.\s]$/);
    expect(description).not.toMatch(/ {2}|\.\.| [.,;:]|\b(\p{L}+) \1\b/iu);
    expect(tool.title[lang]).toMatch(/^\p{Lu}.*[^.\s]$/u);
  });

  test('sends elsewhere to tools that there are', () => {
    for (const [word] of description.matchAll(NAME_LIKE)) expect(KNOWN, word).toContain(word);
    const others = [...(notFor ?? '').matchAll(NAME_LIKE)].map(([word]) => word);
    expect(others).not.toContain(tool.name);
    if (notFor !== undefined) expect(others.length).toBeGreaterThan(0);
  });
});

describe.each(CATALOG.map((tool) => ({ name: tool.name, tool })))('$name', ({ tool }) => {
  test('says the same in both languages: the same parts, and other words', () => {
    const { en, 'pt-BR': portuguese } = tool.wording;
    expect(Object.keys(portuguese).sort()).toEqual(Object.keys(en).sort());
    expect(portuguese.summary).not.toBe(en.summary);
    expect(tool.title['pt-BR']).not.toBe(tool.title.en);
    const elsewhere = (text = '') => [...text.matchAll(NAME_LIKE)].map(([word]) => word).sort();
    expect(elsewhere(portuguese.notFor)).toEqual(elsewhere(en.notFor));
  });

  test('has a few other names, each once', () => {
    expect(tool.aliases.length).toBeGreaterThanOrEqual(4);
    expect(tool.aliases.length).toBeLessThanOrEqual(10);
    expect(new Set(tool.aliases.map((alias) => alias.toLowerCase())).size).toBe(tool.aliases.length);
    for (const alias of tool.aliases) expect(alias).toMatch(/^\S(?:.*\S)?$/);
  });

  test('says in a line what it answers', () => {
    expect(tool.output).toMatch(/^\S[^\n]*[^.\s]$/);
  });
});
