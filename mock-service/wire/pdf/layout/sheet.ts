// Sheet: pages of marks, a place that moves down them, and a new page where there is no more room.
// Step 6 of a request's walk: what is laid out stays plain data until paint.ts draws it.
import type { Line, Setter } from '../text/paragraph.ts';
import type { Style } from '../text/runs.ts';
import { baselineOf, lineHeight, PAGE } from './theme.ts';

/** What stands on a page: y is counted from its top, a text's from there to its letters' foot. Points. */
export type Mark =
  | { readonly kind: 'text'; readonly x: number; readonly y: number; readonly line: Line; readonly style: Style; readonly colour: string }
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly colour: string;
    }
  | { readonly kind: 'rule'; readonly x: number; readonly y: number; readonly width: number; readonly colour: string };

/** The marks of one page, in the order of reading. */
export type Page = readonly Mark[];

/** A column that texts stand in. `start`: where they begin, which is the right for what runs from right to left. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'start' | 'right';
}

/** A line with how it is written. */
export interface Written {
  readonly line: Line;
  readonly style: Style;
  readonly colour: string;
}

/** What is laid out on. */
export interface Sheet {
  readonly pages: readonly Page[];
  /** From the top of the page; whoever lays out moves it down. */
  y: number;
  /** What is left of the page. */
  room(): number;
  put(mark: Mark): void;
  /** Puts lines one below the other from `y` on, which stays; answers how high they are. The caller has seen to it that there is room. */
  stack(lines: readonly Written[], column: Column, y: number): number;
  /** A text as lines of a column. */
  set(text: string, style: Style, colour: string, width: number): readonly Written[];
  turn(): void;
}

/** How high lines are, one below the other. */
export function heightOf(lines: readonly Written[]): number {
  return lines.reduce((sum, { style }) => sum + lineHeight(style), 0);
}

/** The left end of a line. */
function placeOf({ width, isRightToLeft }: Line, column: Column): number {
  const isRight = column.align === 'right' || (column.align === 'start' && isRightToLeft);
  return isRight ? column.x + column.width - width : column.x;
}

/** A sheet with one empty page. */
export function createSheet(setter: Setter): Sheet {
  const pages: Mark[][] = [[]];
  return {
    pages,
    y: PAGE.top,
    room() {
      return PAGE.bottom - this.y;
    },
    put: (mark) => void pages.at(-1)?.push(mark),
    stack(lines, column, y) {
      let top = y;
      for (const { line, style, colour } of lines) {
        this.put({ kind: 'text', x: placeOf(line, column), y: top + baselineOf(style), line, style, colour });
        top += lineHeight(style);
      }
      return top - y;
    },
    set: (text, style, colour, width) => setter.set(text, style, width).map((line) => ({ line, style, colour })),
    turn() {
      pages.push([]);
      this.y = PAGE.top;
    },
  };
}
