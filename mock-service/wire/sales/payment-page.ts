// paymentPage: what is shown at a payment link's address: JSON, or a small page in English or Portuguese, as the caller prefers.
// Step 6 of a visit to a payment link. It says of the invoice what its payer may know, and nothing else.
import escapeHtml from 'escape-html';
import Negotiator from 'negotiator';
import type { HeaderMap } from '../../call.ts';
import type { Reply } from '../../delivery.ts';
import type { Invoice } from '../../domain/invoice.ts';
import type { Language } from '../../domain/language.ts';
import type { Payment } from '../../domain/payment.ts';
import { TEST_METHOD_NAMES } from '../../domain/payment-method.ts';
import type { Rejection, RuleId } from '../../domain/rejection.ts';
import type { PaymentLink } from '../../domain/sales/payment-link.ts';
import { instant } from '../instant.ts';
import { writerOf } from '../written.ts';
import { PAGE_TEXTS, type PageTexts } from './payment-page-texts.ts';
import type { PaymentPage } from './sales-schemas.ts';

/** What there is to show. */
export type PageFacts =
  | { readonly kind: 'page'; readonly link: PaymentLink; readonly invoice: Invoice; readonly payment: Payment | null }
  | { readonly kind: 'refused'; readonly rejection: Rejection };

/** To whom it is shown, and how a refusal is worded as JSON. */
export interface PageFor {
  readonly headers: HeaderMap;
  refuse(rejection: Rejection): Reply;
}

/** A page loads nothing, runs nothing, sends its form to itself, and tells nobody its address, which is a secret. */
const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The reply: JSON unless the caller would rather have a page. */
export function paymentPage(facts: PageFacts, { headers, refuse }: PageFor): Reply {
  const asked = new Negotiator({ headers });
  const isPage = asked.mediaType(['application/json', 'text/html']) === 'text/html';
  if (facts.kind === 'refused') {
    const refusal = refuse(facts.rejection);
    if (!isPage) return refusal;
    return {
      status: refusal.status,
      headers: { ...HTML_HEADERS, ...retryHeader(refusal) },
      body: refusalPage(facts.rejection, languageOf(asked)),
    };
  }
  if (isPage) return { status: 200, headers: HTML_HEADERS, body: htmlPage(facts, languageOf(asked)) };
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(pageMembers(facts)) };
}

function retryHeader({ headers }: Reply): Readonly<Record<string, string>> {
  const after = headers['retry-after'];
  return after === undefined ? {} : { 'retry-after': after };
}

function languageOf(asked: Negotiator): Language {
  return asked.language(['en', 'pt-BR', 'pt'])?.startsWith('pt') === true ? 'pt-BR' : 'en';
}

type Page = Extract<PageFacts, { kind: 'page' }>;

/** What is to be paid, or was paid through the link. */
function amountOf({ invoice, payment }: Page): number {
  return payment?.amountMinor ?? invoice.amountRemainingMinor;
}

/** The members of the JSON. */
function pageMembers(page: Page): PaymentPage {
  const { link, invoice, payment } = page;
  return {
    object: 'payment_page',
    status: payment === null ? 'payable' : 'paid',
    invoice_number: invoice.number,
    memo: invoice.memo,
    amount_minor: amountOf(page),
    currency: invoice.currency,
    due_date: invoice.dueDate,
    expires_at: instant(link.validUntilMs),
    payment_id: payment?.id ?? null,
  };
}

function cards({ card, cards: names }: PageTexts): string {
  const options = TEST_METHOD_NAMES.map((name) => `<option value="${escapeHtml(name)}">${escapeHtml(names[name] ?? name)}</option>`);
  return `<label>${escapeHtml(card)} <select name="payment_method_id">${options.join('')}</select></label>`;
}

function htmlPage(page: Page, language: Language): string {
  const texts = PAGE_TEXTS[language];
  const { invoice, payment } = page;
  const write = writerOf(language, invoice.currency);
  const rows = [
    [texts.invoice, invoice.number ?? ''],
    [texts.amount, write.money(amountOf(page))],
    ...(invoice.dueDate === null ? [] : [[texts.due, write.day(invoice.dueDate)]]),
    ...(payment === null ? [] : [[texts.payment, payment.id]]),
  ].map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  const memo = invoice.memo === null ? '' : `<p>${escapeHtml(invoice.memo)}</p>`;
  const content = `${memo}<dl>${rows.join('')}</dl>${payment === null ? payForm(texts) : ''}`;
  return document(payment === null ? texts.title : texts.paid, content, language);
}

/** Without an action the form goes to the page's own address. */
function payForm(texts: PageTexts): string {
  return `<form method="post">${cards(texts)} <button>${escapeHtml(texts.pay)}</button></form>`;
}

/** What another card may heal. */
const OF_CARDS: ReadonlySet<RuleId> = new Set(['R46', 'R47', 'R48', 'R49', 'R103']);

function refusalPage({ rule, declineCode }: Rejection, language: Language): string {
  const texts = PAGE_TEXTS[language];
  const why = declineCode === undefined ? '' : ` (${escapeHtml(declineCode)})`;
  const again = OF_CARDS.has(rule) ? payForm(texts) : '';
  return document(texts.refused, `<p>${escapeHtml(texts.refusals[rule] ?? texts.other)}${why}</p>${again}`, language);
}

function document(title: string, content: string, language: Language): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem}dt{font-weight:600}dd{margin:0 0 .5rem}</style></head>
<body><h1>${escapeHtml(title)}</h1>${content}</body>
</html>
`;
}
