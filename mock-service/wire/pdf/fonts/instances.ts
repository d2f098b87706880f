// Instances: a slice of a variable font at one weight, as a plain TrueType font, and what HarfBuzz knows of it.
// Beside step 6 of a request's walk: made once per process and kept, for the same file gives the same bytes.
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fontFile } from './font-files.ts';
import type { Slice } from './slices.ts';

/** How heavy letters are. */
export type Weight = 'regular' | 'bold';

/** A font that text can be shaped with. */
export interface Instance {
  /** A TrueType file without axes. */
  readonly file: Uint8Array;
  readonly shaper: Font;
  /** Units of its glyphs' widths in the size of the text. */
  readonly unitsPerEm: number;
  /** The code points that it really has glyphs for: its package's list promises some more. */
  readonly characters: ReadonlySet<number>;
}

const WGHT: Readonly<Record<Weight, number>> = { regular: 400, bold: 650 };

/** The number of a font's PostScript name, which is what a PDF calls it. @see OpenType, name table */
const POST_SCRIPT_NAME = 6;

const instances = new Map<string, Promise<Instance>>();

async function makeInstance({ file: path }: Slice, weight: Weight): Promise<Instance> {
  const options = {
    targetFormat: 'truetype' as const,
    keepAllGlyphs: true,
    variationAxes: { wght: WGHT[weight] },
    preserveNameIds: [POST_SCRIPT_NAME],
  };
  const file = await subsetFont(await fontFile(path), '', options);
  const face = new Face(new Blob(file));
  return { file, shaper: new Font(face), unitsPerEm: face.upem, characters: new Set(face.collectUnicodes()) };
}

/** A slice at a weight. */
export function instanceOf(slice: Slice, weight: Weight): Promise<Instance> {
  const key = `${slice.name} ${weight}`;
  const known = instances.get(key);
  if (known !== undefined) return known;
  const made = makeInstance(slice, weight);
  instances.set(key, made);
  return made;
}
