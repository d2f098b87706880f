// Runs: a line of text as pieces of one font and one direction, in the order in which they stand on paper.
// Beside step 6 of a request's walk. @see Unicode Standard Annex 9
import bidiFactory, { type Bidi } from 'bidi-js';
import type { Weight } from '../fonts/instances.ts';
import type { Face, Typefaces } from '../fonts/typefaces.ts';
import { drawnAs, isDrawn, isJoiner, isMark } from './characters.ts';

/** How a text is written. */
export interface Style {
  /** Points. */
  readonly size: number;
  readonly weight: Weight;
}

/** A piece of a line that one face draws in one go. */
export interface Run {
  readonly face: Face;
  /** In the order of reading. */
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** A paragraph's text with the direction of each of its code units. */
export interface Directed {
  readonly text: string;
  readonly levels: Uint8Array;
  /** Whether the paragraph as a whole runs from right to left: its first letter does. */
  readonly isRightToLeft: boolean;
}

// Its types say what its ES module exports; Node.js loads its CommonJS, where the factory is the whole module.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** A text without line ends, its directions told. */
export function directed(text: string): Directed {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  return { text, levels, isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** Code units of one face and level; `text` is in the order of reading. */
interface Item {
  readonly face: Face;
  readonly level: number;
  text: string;
}

/** Accents stay with the face before them, where that has them; so do joiners, and spaces between words that run from right to left. */
function faceFor(codePoint: number, level: number, before: Item | undefined, faceOf: (codePoint: number) => Face | null): Face | null {
  if (isJoiner(codePoint)) return before?.face ?? null;
  const follows = isMark(codePoint) || (codePoint === 0x20 && level % 2 === 1 && before?.level === level);
  if (follows && before?.face.instance.characters.has(codePoint) === true) return before.face;
  return isDrawn(codePoint) ? faceOf(codePoint) : null;
}

/** Items of the code units from `start` to before `end`, in the order of reading. What no face has is left out: it was refused before. */
function itemsOf({ text, levels }: Directed, [start, end]: readonly [number, number], faces: Typefaces, style: Style): readonly Item[] {
  const items: Item[] = [];
  const faceOf = (codePoint: number): Face | null => faces.faceOf(codePoint, style.weight);
  for (let at = start; at < end; ) {
    const codePoint = text.codePointAt(at) ?? 0;
    const drawn = drawnAs(codePoint);
    const level = levels[at] ?? 0;
    const last = items.at(-1);
    const face = faceFor(drawn, level, last, faceOf);
    at += codePoint > 0xffff ? 2 : 1;
    if (face === null) continue;
    const character = String.fromCodePoint(drawn);
    if (last !== undefined && last.face === face && last.level === level) last.text += character;
    else items.push({ face, level, text: character });
  }
  return items;
}

/** Rule L2: from the highest level to the lowest odd one, what stands together at that level or above is turned round. */
function inVisualOrder(items: readonly Item[]): readonly Item[] {
  const ordered = [...items];
  const highest = Math.max(0, ...items.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let at = 0; at < ordered.length; at += 1) {
      let after = at;
      while ((ordered[after]?.level ?? -1) >= level) after += 1;
      if (after > at) ordered.splice(at, after - at, ...ordered.slice(at, after).reverse());
      at = Math.max(at, after);
    }
  }
  return ordered;
}

/** The runs of a part of a paragraph that stands on one line, from left to right. */
export function runsOf(paragraph: Directed, range: readonly [start: number, end: number], faces: Typefaces, style: Style): readonly Run[] {
  return inVisualOrder(itemsOf(paragraph, range, faces, style)).map(({ face, text, level }) => ({
    face,
    text,
    isRightToLeft: level % 2 === 1,
  }));
}
