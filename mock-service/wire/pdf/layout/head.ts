// layHead: who sends the invoice, what it is and how it stands, who is to pay it, and when.
// Step 6 of a request's walk: the top of the first page.
import type { Address, TaxId } from '../../../domain/customer.ts';
import { writtenTaxId } from '../../written.ts';
import { type Edition, moneyDue } from '../edition.ts';
import type { Column, Sheet, Written } from './sheet.ts';
import { heightOf } from './sheet.ts';
import { BODY_WIDTH, COLOUR, lineHeight, PAGE, STANDING_COLOUR, STYLE } from './theme.ts';

const LEFT: Column = { x: PAGE.left, width: 270, align: 'left' };
const RIGHT: Column = { x: 330, width: PAGE.right - 330, align: 'right' };
const LABELS: Column = { x: 330, width: 92, align: 'left' };
const VALUES: Column = { x: 426, width: PAGE.right - 426, align: 'left' };

interface Party {
  readonly name: string;
  readonly email: string | null;
  /** Where it is when the address does not say. */
  readonly country?: string | null;
  readonly address: Address | null;
  readonly taxIds: readonly TaxId[];
}

/** The lines below a party's name: its address as far as it is known, its identifiers, its e-mail. */
export function partyLines({ email, country = null, address, taxIds }: Party, { words, write }: Edition): readonly string[] {
  const town = [address?.postalCode, address?.city].filter((part) => part != null).join(' ');
  const where = address?.country ?? country;
  const identifiers = taxIds.map((taxId) => `${words.taxId[taxId.type]} ${writtenTaxId(taxId)}`);
  const lines = [address?.line1, town, where === null ? null : write.country(where), ...identifiers, email];
  return lines.filter((line): line is string => line != null && line !== '');
}

function party(sheet: Sheet, who: Party, edition: Edition): readonly Written[] {
  return [
    ...sheet.set(who.name, STYLE.name, COLOUR.ink, LEFT.width),
    ...partyLines(who, edition).flatMap((line) => sheet.set(line, STYLE.body, COLOUR.quiet, LEFT.width)),
  ];
}

const MARK = { padding: 7, height: 17 } as const;

/** The mark that says how the invoice stands: white letters in a box of its colour, at the right. */
function layStanding(sheet: Sheet, { words, standing }: Edition, y: number): number {
  const [mark] = sheet.set(words.standing[standing], STYLE.label, COLOUR.paper, RIGHT.width - 2 * MARK.padding);
  if (mark === undefined) return 0;
  const width = mark.line.width + 2 * MARK.padding;
  const x = PAGE.right - width;
  sheet.put({ kind: 'box', x, y, width, height: MARK.height, colour: STANDING_COLOUR[standing] });
  sheet.stack([mark], { x: x + MARK.padding, width: mark.line.width, align: 'left' }, y + (MARK.height - lineHeight(STYLE.label)) / 2);
  return MARK.height;
}

/** What is known of the invoice beside its money: label and value. */
export function detailsOf({ facts: { invoice }, words, write }: Edition): readonly (readonly [label: string, value: string])[] {
  const { number, issueDate, dueDate, reference, customFields } = invoice;
  const known: readonly (readonly [string, string | null])[] = [
    [words.number, number],
    [words.issued, issueDate === null ? null : write.day(issueDate)],
    [words.due, dueDate === null ? null : write.day(dueDate)],
    [words.reference, reference],
    ...customFields.map(({ name, value }) => [name, value] as const),
  ];
  return known.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

const DETAIL_GAP = 2;

function layDetails(sheet: Sheet, edition: Edition, top: number): number {
  let y = top;
  for (const [label, value] of detailsOf(edition)) {
    const labels = sheet.stack(sheet.set(label, STYLE.body, COLOUR.quiet, LABELS.width), LABELS, y);
    y += Math.max(labels, sheet.stack(sheet.set(value, STYLE.body, COLOUR.ink, VALUES.width), VALUES, y)) + DETAIL_GAP;
  }
  return y - top;
}

/** What is to be paid until when, in large letters; nothing where nothing is. */
function layCallout(sheet: Sheet, edition: Edition): void {
  const due = moneyDue(edition);
  if (due === null) return;
  const lines = sheet.set(due, STYLE.callout, COLOUR.ink, BODY_WIDTH);
  sheet.y += sheet.stack(lines, { x: PAGE.left, width: BODY_WIDTH, align: 'left' }, sheet.y) + 14;
}

/** Lays the top of the first page; the sheet's place is below it then. It always has room: its texts have bounds. */
export function layHead(sheet: Sheet, edition: Edition): void {
  const { facts, words } = edition;
  const top = sheet.y;
  const sellerHeight = sheet.stack(party(sheet, facts.seller, edition), LEFT, top);
  const titleHeight = sheet.stack(sheet.set(words.title, STYLE.title, COLOUR.accent, RIGHT.width), RIGHT, top - 8);
  const standingHeight = layStanding(sheet, edition, top + titleHeight - 6);
  sheet.y = top + Math.max(sellerHeight, titleHeight + standingHeight) + 18;
  sheet.put({ kind: 'rule', x: PAGE.left, y: sheet.y, width: BODY_WIDTH, colour: COLOUR.hairline });
  sheet.y += 16;
  const billTo = [...sheet.set(words.billTo, STYLE.label, COLOUR.accent, LEFT.width), ...party(sheet, facts.customer, edition)];
  sheet.stack(billTo, LEFT, sheet.y);
  sheet.y += Math.max(heightOf(billTo), layDetails(sheet, edition, sheet.y)) + 20;
  layCallout(sheet, edition);
}
