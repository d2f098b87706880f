// layTable: the invoice's lines as a table whose head is repeated on each page.
// Step 6 of a request's walk: a row that does not fit goes to the next page; one higher than a page is parted.
import type { LineItem } from '../../../domain/line-item.ts';
import { breathe } from '../breathe.ts';
import type { Edition } from '../edition.ts';
import { lineTaxes } from '../taxes.ts';
import { type Column, heightOf, type Sheet, type Written } from './sheet.ts';
import { BODY_WIDTH, COLOUR, lineHeight, PAGE, STYLE } from './theme.ts';

const PADDING = 5;

/** From left to right; the texts of neighbours never touch. */
const COLUMNS: readonly Column[] = [
  { x: PAGE.left + PADDING, width: 182, align: 'start' },
  { x: 243, width: 48, align: 'right' },
  { x: 299, width: 78, align: 'right' },
  { x: 386, width: 72, align: 'right' },
  { x: 466, width: PAGE.right - PADDING - 466, align: 'right' },
];

type Cells = readonly (readonly Written[])[];

function layTableHead(sheet: Sheet, { words }: Edition): void {
  const labels = [words.description, words.quantity, words.unitPrice, words.taxes, words.amount];
  const cells = labels.map((label, at) => sheet.set(label, STYLE.label, COLOUR.quiet, COLUMNS[at]?.width ?? 0));
  const height = Math.max(...cells.map(heightOf)) + 2 * PADDING;
  sheet.put({ kind: 'box', x: PAGE.left, y: sheet.y, width: BODY_WIDTH, height, colour: COLOUR.band });
  stackCells(sheet, cells, sheet.y + PADDING);
  sheet.y += height;
}

function stackCells(sheet: Sheet, cells: Cells, y: number): void {
  for (const [at, column] of COLUMNS.entries()) sheet.stack(cells[at] ?? [], column, y);
}

/** What is said of a line, from its description to its amount. */
export function lineTexts(line: LineItem, { words, write }: Edition): LineTexts {
  const { period, discountMinor } = line;
  const notes = [
    period === null ? null : `${write.day(period.start)} – ${write.day(period.end)}`,
    discountMinor === 0 ? null : `${words.discount}: ${write.money(-discountMinor)}`,
  ];
  return {
    notes: notes.filter((note) => note !== null),
    quantity: write.decimal(line.quantity),
    unitPrice: line.unitAmountMinor === null ? '' : write.unitPrice(line.unitAmountMinor),
    amount: write.money(line.amountMinor),
  };
}

interface LineTexts {
  readonly notes: readonly string[];
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
}

function cellsOf(sheet: Sheet, line: LineItem, edition: Edition): Cells {
  const { notes, quantity, unitPrice, amount } = lineTexts(line, edition);
  const widthOf = (at: number): number => COLUMNS[at]?.width ?? 0;
  const body = (text: string, at: number): readonly Written[] => sheet.set(text, STYLE.body, COLOUR.ink, widthOf(at));
  const small = (texts: readonly string[], at: number): readonly Written[] =>
    texts.flatMap((text) => sheet.set(text, STYLE.small, COLOUR.quiet, widthOf(at)));
  return [
    [...body(line.description, 0), ...small(notes, 0)],
    body(quantity, 1),
    body(unitPrice, 2),
    small(lineTaxes(line, edition), 3),
    body(amount, 4),
  ];
}

/** The first of the lines that fit `room`, one where `atLeastOne`, and the rest. */
function parted(lines: readonly Written[], room: number): readonly [fitting: readonly Written[], rest: readonly Written[]] {
  let height = 0;
  const count = lines.findIndex(({ style }) => {
    height += lineHeight(style);
    return height > room;
  });
  return count === -1 ? [lines, []] : [lines.slice(0, count), lines.slice(count)];
}

const PAGE_ROOM = PAGE.bottom - PAGE.top;

function layRow(sheet: Sheet, cells: Cells, turn: () => void): void {
  const height = Math.max(...cells.map(heightOf));
  const inkRoom = (): number => sheet.room() - 2 * PADDING;
  const isParted = height > PAGE_ROOM - 60;
  if (height > inkRoom() && (!isParted || inkRoom() < 4 * lineHeight(STYLE.body))) turn();
  let left = cells;
  while (left.some((cell) => cell.length > 0)) {
    const parts = left.map((cell) => parted(cell, inkRoom()));
    const fitting = parts.map(([first]) => first);
    stackCells(sheet, fitting, sheet.y + PADDING);
    sheet.y += Math.max(...fitting.map(heightOf)) + 2 * PADDING;
    left = parts.map(([, rest]) => rest);
    if (left.some((cell) => cell.length > 0)) turn();
  }
  sheet.put({ kind: 'rule', x: PAGE.left, y: sheet.y, width: BODY_WIDTH, colour: COLOUR.hairline });
}

/** So many lines are laid in one go. */
const BREATH = 20;

/** Lays the table of lines from the sheet's place on. */
export async function layTable(sheet: Sheet, edition: Edition): Promise<void> {
  const turn = (): void => {
    sheet.turn();
    layTableHead(sheet, edition);
  };
  if (sheet.room() < 90) sheet.turn();
  layTableHead(sheet, edition);
  for (const [at, line] of edition.facts.invoice.lines.entries()) {
    if (at % BREATH === BREATH - 1) await breathe();
    layRow(sheet, cellsOf(sheet, line, edition), turn);
  }
  sheet.y += 12;
}
