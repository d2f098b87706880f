// pdfFont: an instance as pdfkit takes a font: shaped by HarfBuzz, cut down to the drawn glyphs by fontkit.
// Step 6 of a request's walk: one for each face of each edition.
import { create, type Font, type Subset } from 'fontkit';
import type { ShapedGlyph } from './shape.ts';
import type { Face } from './typefaces.ts';

/** Said in place of OpenType features, for a text that runs from right to left. */
export const RIGHT_TO_LEFT = 'right to left';

/** A glyph as pdfkit asks for it. */
interface PdfGlyph {
  /** Its number among this document's: one that stands for two texts has two, so that each is read as what it stands for. */
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

function openFont(file: Uint8Array): Font {
  const opened = create(file as Buffer);
  if (!('layout' in opened)) throw new TypeError('a slice is one font, not a collection');
  return opened;
}

/** Numbers for glyphs with what they stand for; 0 is the missing glyph, which nothing stands for. */
function createNumbering() {
  const numbers = new Map<string, number>();
  const glyphs = [0];
  return {
    numberOf(id: number, text: string): number {
      const key = `${id} ${text}`;
      const number = numbers.get(key) ?? glyphs.push(id) - 1;
      numbers.set(key, number);
      return number;
    },
    glyphAt: (number: number): number => glyphs[number] ?? 0,
  };
}

/** fontkit's subset holds each glyph once; this one holds it once for each of its numbers. */
function subsetBy(subset: Subset & { readonly glyphs?: number[] }, glyphAt: (number: number) => number) {
  const places = new Map<number, number>([[0, 0]]);
  return {
    includeGlyph(number: number): number {
      const place = places.get(number) ?? (subset.glyphs?.push(glyphAt(number)) ?? 0) - 1;
      places.set(number, place);
      return place;
    },
    encode: () => subset.encode(),
  };
}

/** A face as a font of its edition. */
export function pdfFont(face: Face): Font {
  const font = openFont(face.instance.file);
  const { numberOf, glyphAt } = createNumbering();
  // pdfkit asks twice for each text, and changes the places that it is given; the glyphs it leaves as they are.
  const known = new Map<readonly ShapedGlyph[], readonly PdfGlyph[]>();
  const glyphOf = ({ id, text: read }: ShapedGlyph): PdfGlyph => ({
    id: numberOf(id, read),
    advanceWidth: font.getGlyph(id).advanceWidth,
    codePoints: Array.from(read, (character) => character.codePointAt(0) ?? 0),
  });
  const layout = (text: string, features: readonly string[]) => {
    const shaped = face.shape(text, features.includes(RIGHT_TO_LEFT));
    const glyphs = known.get(shaped) ?? shaped.map(glyphOf);
    known.set(shaped, glyphs);
    const positions = shaped.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
    return { glyphs, positions };
  };
  return Object.create(font, { layout: { value: layout }, createSubset: { value: () => subsetBy(font.createSubset(), glyphAt) } });
}
