// createSetter: sets a text as lines that fit a width, each as runs with their places.
// Beside step 6 of a request's walk: every text of a PDF passes here. @see Unicode Standard Annex 14
import LineBreaker from 'linebreak';
import { advanceOf } from '../fonts/shape.ts';
import type { Typefaces } from '../fonts/typefaces.ts';
import { printable } from './characters.ts';
import { type Directed, directed, type Run, runsOf, type Style } from './runs.ts';

/** A run and where it begins, in points from the line's left end. */
export interface PlacedRun extends Run {
  readonly x: number;
}

/** One line, from left to right. */
export interface Line {
  readonly runs: readonly PlacedRun[];
  readonly width: number;
  readonly isRightToLeft: boolean;
}

/** Sets texts in the faces of one edition. */
export interface Setter {
  /** Lines no wider than `width` points; a word that is wider is broken between characters. Always one line at least. */
  set(text: string, style: Style, width: number): readonly Line[];
}

type Range = readonly [start: number, end: number];

/** A part of a paragraph that is not broken: so wide with the spaces after it, and without. */
interface Piece {
  readonly range: Range;
  readonly width: number;
  readonly inkWidth: number;
}

/** Sets one part of a paragraph as a line. */
type LineOf = (range: Range) => Line;

/** So much may a line be wider than it should, in points: less than anybody sees. */
const TOLERANCE = 0.01;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How wide a run is, as a part of the size. */
function widthOf({ face, text, isRightToLeft }: Run): number {
  return advanceOf(face.shape(text, isRightToLeft)) / face.instance.unitsPerEm;
}

function withoutSpaces(text: string, [start, end]: Range): Range {
  let last = end;
  while (last > start && /\s/.test(text[last - 1] ?? '')) last -= 1;
  return [start, last];
}

/** The parts of a text between the places where a line may end. */
function unbroken(text: string): readonly Range[] {
  const ranges: Range[] = [];
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) ranges.push([ranges.at(-1)?.[1] ?? 0, next.position]);
  return ranges;
}

/** A part that is wider than a line, as its characters. */
function charactersOf(text: string, [start, end]: Range): readonly Range[] {
  return Array.from(graphemes.segment(text.slice(start, end)), ({ index, segment }) => [start + index, start + index + segment.length]);
}

function piecesOf({ text }: Directed, lineOf: LineOf, width: number): readonly Piece[] {
  const measured = (range: Range): Piece => {
    const ink = withoutSpaces(text, range);
    const whole = lineOf(range).width;
    return { range, width: whole, inkWidth: ink[1] === range[1] ? whole : lineOf(ink).width };
  };
  return unbroken(text).flatMap((range) => {
    const piece = measured(range);
    return piece.inkWidth <= width + TOLERANCE ? [piece] : charactersOf(text, range).map(measured);
  });
}

/** How many pieces from `first` on stand on one line, by the sum of their widths: one at least. */
function countFitting(pieces: readonly Piece[], first: number, width: number): number {
  let sum = 0;
  let count = 0;
  for (const piece of pieces.slice(first)) {
    if (count > 0 && sum + piece.inkWidth > width + TOLERANCE) break;
    sum += piece.width;
    count += 1;
  }
  return count;
}

function brokenLines(paragraph: Directed, lineOf: LineOf, width: number): readonly Line[] {
  const pieces = piecesOf(paragraph, lineOf, width);
  const lines: Line[] = [];
  for (let first = 0; first < pieces.length; ) {
    let count = countFitting(pieces, first, width);
    const rangeOf = (end: number): Range => [pieces[first]?.range[0] ?? 0, pieces[first + end - 1]?.range[1] ?? 0];
    let line = lineOf(withoutSpaces(paragraph.text, rangeOf(count)));
    // Together pieces may be wider than one by one: letters that join, and marks of direction.
    while (line.width > width + TOLERANCE && count > 1) {
      count -= 1;
      line = lineOf(withoutSpaces(paragraph.text, rangeOf(count)));
    }
    lines.push(line);
    first += count;
  }
  return lines;
}

/** Sets texts in these faces; what they lack is left out, so it has to be refused before. */
export function createSetter(faces: Typefaces): Setter {
  const lineIn =
    (paragraph: Directed, style: Style): LineOf =>
    (range) => {
      let width = 0;
      const runs = runsOf(paragraph, range, faces, style).map((run) => {
        const x = width;
        width += widthOf(run) * style.size;
        return { ...run, x };
      });
      return { runs, width, isRightToLeft: paragraph.isRightToLeft };
    };
  return {
    set: (text, style, width) =>
      printable(text)
        .split('\n')
        .flatMap((each) => {
          const paragraph = directed(each);
          const lineOf = lineIn(paragraph, style);
          const whole = lineOf(withoutSpaces(each, [0, each.length]));
          return whole.width <= width + TOLERANCE ? [whole] : brokenLines(paragraph, lineOf, width);
        }),
  };
}
