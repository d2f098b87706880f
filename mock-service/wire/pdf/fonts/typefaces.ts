// Typefaces: the fonts that one document's texts need, loaded; and what of these texts no font has.
// Beside step 6 of a request's walk: asked for once per PDF, before anything is laid out.
import { drawnAs, isDrawn } from '../text/characters.ts';
import { type Instance, instanceOf, type Weight } from './instances.ts';
import { type ShapedGlyph, shape } from './shape.ts';
import { type Slice, slicesByCodePoint } from './slices.ts';

/** A text that is to be printed, in the form that `printable` gives. */
export interface Wanted {
  readonly text: string;
  readonly weight: Weight;
}

/** One slice at one weight, for one edition. */
export interface Face {
  /** Unique in its edition. */
  readonly name: string;
  readonly instance: Instance;
  /** A text's glyphs from left to right; kept, for a document says the same words often, and each is measured before it is drawn. */
  shape(text: string, isRightToLeft: boolean): readonly ShapedGlyph[];
}

/** A document's fonts. */
export interface Typefaces {
  /** The face that draws a character; one of another weight where the wanted one was not loaded; null: none does. */
  faceOf(codePoint: number, weight: Weight): Face | null;
}

function createFace(name: string, instance: Instance): Face {
  const known = { leftToRight: new Map<string, readonly ShapedGlyph[]>(), rightToLeft: new Map<string, readonly ShapedGlyph[]>() };
  return {
    name,
    instance,
    shape(text, isRightToLeft) {
      const shapes = isRightToLeft ? known.rightToLeft : known.leftToRight;
      const shaped = shapes.get(text) ?? shape(instance, text, isRightToLeft);
      shapes.set(text, shaped);
      return shaped;
    },
  };
}

/** Code point → the slice that draws it; one that no slice has is left out. */
async function choose(codePoints: ReadonlySet<number>): Promise<Chosen> {
  const candidates = await slicesByCodePoint();
  const chosen = new Map<number, Slice>();
  for (const codePoint of codePoints) {
    for (const slice of candidates.get(codePoint) ?? []) {
      if (!(await instanceOf(slice, 'regular')).characters.has(codePoint)) continue;
      chosen.set(codePoint, slice);
      break;
    }
  }
  return chosen;
}

const codePointsIn = (texts: readonly Wanted[]): ReadonlySet<number> =>
  new Set(
    texts.flatMap(({ text }) =>
      Array.from(text, (character) => character.codePointAt(0) ?? 0)
        .filter(isDrawn)
        .map(drawnAs),
    ),
  );

type Chosen = ReadonlyMap<number, Slice>;

/** Code point → its face, for the texts of one weight. */
async function facesOf(texts: readonly Wanted[], weight: Weight, chosen: Chosen): Promise<ReadonlyMap<number, Face>> {
  const bySlice = new Map<Slice, Face>();
  const byCodePoint = new Map<number, Face>();
  for (const codePoint of codePointsIn(texts.filter((each) => each.weight === weight))) {
    const slice = chosen.get(codePoint);
    if (slice === undefined) continue;
    const face = bySlice.get(slice) ?? createFace(`${slice.name} ${weight}`, await instanceOf(slice, weight));
    bySlice.set(slice, face);
    byCodePoint.set(codePoint, face);
  }
  return byCodePoint;
}

/** The fonts for these texts. Of each font only the slices are read that have one of their characters. */
export async function loadTypefaces(texts: readonly Wanted[]): Promise<Typefaces> {
  const chosen = await choose(codePointsIn(texts));
  const faces = { regular: await facesOf(texts, 'regular', chosen), bold: await facesOf(texts, 'bold', chosen) };
  return {
    faceOf: (codePoint, weight) => faces[weight].get(codePoint) ?? faces.regular.get(codePoint) ?? faces.bold.get(codePoint) ?? null,
  };
}
