// printedTexts: every text of an invoice's PDF with the field it comes from: what fonts are loaded for, and refused for.
// Step 6 of a request's walk.
import type { Edition } from './edition.ts';
import { moneyDue } from './edition.ts';
import type { Weight } from './fonts/instances.ts';
import { detailsOf, partyLines } from './layout/head.ts';
import { footText } from './layout/notes.ts';
import { lineTexts } from './layout/table.ts';
import { paymentTexts, sumsOf } from './layout/totals.ts';
import { lineTaxes } from './taxes.ts';

/** A text and how it is written; `path` is the field of the invoice or its customer, dots between names; null: it is our own. */
export interface PrintedText {
  readonly path: string | null;
  readonly text: string;
  readonly weight: Weight;
}

const own = (texts: readonly string[]): readonly PrintedText[] =>
  texts.flatMap((text) => [{ path: null, text, weight: 'regular' } as const, { path: null, text, weight: 'bold' } as const]);

function given(path: string, text: string | null | undefined, weight: Weight = 'regular'): readonly PrintedText[] {
  return text == null ? [] : [{ path, text, weight }];
}

/** The caller's texts. */
function givenTexts({ facts: { invoice, customer, taxNames } }: Edition): readonly PrintedText[] {
  return [
    ...given('customer.name', customer.name, 'bold'),
    ...given('customer.email', customer.email),
    ...given('customer.address.line1', customer.address?.line1),
    ...given('customer.address.city', customer.address?.city),
    ...given('customer.address.postal_code', customer.address?.postalCode),
    ...customer.taxIds.flatMap(({ value }, at) => given(`customer.tax_ids.${at}.value`, value)),
    ...given('number', invoice.number),
    ...given('reference', invoice.reference),
    ...invoice.customFields.flatMap(({ name, value }, at) => [
      ...given(`custom_fields.${at}.name`, name),
      ...given(`custom_fields.${at}.value`, value),
    ]),
    ...invoice.lines.flatMap(({ description, taxes }, at) => [
      ...given(`lines.${at}.description`, description),
      ...taxes.flatMap(({ taxRateId }, tax) => given(`lines.${at}.taxes.${tax}.display_name`, taxNames.get(taxRateId ?? ''))),
    ]),
    ...given('memo', invoice.memo),
    ...given('footer', invoice.footer),
  ];
}

/** What the language and its writer add; for the caller's texts within it stand above, with their fields. */
function ownTexts(edition: Edition): readonly string[] {
  const { facts, words, standing } = edition;
  const { invoice, seller, customer, payments } = facts;
  return [
    ...[words.title, words.standing[standing], words.billTo, words.description, words.quantity, words.unitPrice, words.taxes, words.amount],
    ...[words.payments, words.memo, words.page(1234567890, 1), footText(edition), moneyDue(edition) ?? '', seller.name],
    ...[...partyLines(seller, edition), ...partyLines(customer, edition)],
    ...detailsOf(edition).flat(),
    ...invoice.lines.flatMap((line) => {
      const { notes, quantity, unitPrice, amount } = lineTexts(line, edition);
      return [...notes, quantity, unitPrice, amount, ...lineTaxes(line, edition)];
    }),
    ...sumsOf(edition).flatMap(({ label, amount }) => [label, amount]),
    ...payments.flatMap((payment) => paymentTexts(payment, edition)),
  ];
}

/** Every text that is laid out, the caller's first. */
export function printedTexts(edition: Edition): readonly PrintedText[] {
  return [...givenTexts(edition), ...own(ownTexts(edition))];
}
