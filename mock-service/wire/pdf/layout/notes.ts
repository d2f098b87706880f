// layNotes: the invoice's memo and footer, and the foot of each page.
// Step 6 of a request's walk: the end of the last page, then all pages once it is known how many there are.
import type { Edition } from '../edition.ts';
import type { Column, Mark, Page, Sheet, Written } from './sheet.ts';
import { BODY_WIDTH, baselineOf, COLOUR, lineHeight, PAGE, STYLE } from './theme.ts';

const WHOLE: Column = { x: PAGE.left, width: BODY_WIDTH, align: 'start' };

/** Lays lines one by one, over as many pages as they need. */
function flow(sheet: Sheet, lines: readonly Written[]): void {
  for (const line of lines) {
    if (lineHeight(line.style) > sheet.room()) sheet.turn();
    sheet.y += sheet.stack([line], WHOLE, sheet.y);
  }
}

/** Lays the memo under its title, and the footer under a rule. */
export function layNotes(sheet: Sheet, { facts: { invoice }, words }: Edition): void {
  if (invoice.memo !== null) {
    if (sheet.room() < 3 * lineHeight(STYLE.body)) sheet.turn();
    flow(sheet, sheet.set(words.memo, STYLE.label, COLOUR.accent, BODY_WIDTH));
    flow(sheet, sheet.set(invoice.memo, STYLE.body, COLOUR.ink, BODY_WIDTH));
    sheet.y += 14;
  }
  if (invoice.footer === null) return;
  if (sheet.room() < 10 + 2 * lineHeight(STYLE.small)) sheet.turn();
  sheet.put({ kind: 'rule', x: PAGE.left, y: sheet.y, width: BODY_WIDTH, colour: COLOUR.hairline });
  sheet.y += 8;
  flow(sheet, sheet.set(invoice.footer, STYLE.small, COLOUR.quiet, BODY_WIDTH));
}

/** What the foot of each page says at its left: the invoice's number, or its title. */
export function footText({ facts: { invoice, seller }, words }: Edition): string {
  return `${seller.name} · ${invoice.number ?? words.title}`;
}

/** Each page with its foot. */
export function withFeet(sheet: Sheet, edition: Edition): readonly Page[] {
  const { pages } = sheet;
  return pages.map((page, at) => {
    const number = sheet.set(edition.words.page(at + 1, pages.length), STYLE.small, COLOUR.quiet, 90);
    // One line of it is enough: a name is printed whole at the head.
    const [left] = sheet.set(footText(edition), STYLE.small, COLOUR.quiet, BODY_WIDTH - 100);
    const y = PAGE.footer + baselineOf(STYLE.small);
    const foot = [left, number[0]].flatMap((each, side): readonly Mark[] =>
      each === undefined ? [] : [{ kind: 'text', x: side === 0 ? PAGE.left : PAGE.right - each.line.width, y, ...each }],
    );
    return [...page, { kind: 'rule', x: PAGE.left, y: PAGE.footer - 6, width: BODY_WIDTH, colour: COLOUR.hairline }, ...foot];
  });
}
