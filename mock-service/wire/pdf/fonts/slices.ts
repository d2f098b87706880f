// Slices: which files of which fonts hold which characters, as the font packages' own lists say.
// Beside step 6 of a request's walk: a PDF loads those slices only that its texts need.
import { fontFile } from './font-files.ts';

/** A file of a font: a part of its characters in all of its weights. */
export interface Slice {
  /** `noto-sans-latin`: unique, and the beginning of the file's name. */
  readonly name: string;
  /** The file, as its package exports it. */
  readonly file: string;
}

/** The fonts, and which of their slices are used. The first that has a character draws it. */
const FONTS: readonly (readonly [font: string, slices: RegExp])[] = [
  ['noto-sans', /^(latin|latin-ext|greek|greek-ext|cyrillic|cyrillic-ext|vietnamese)$/],
  ['noto-sans-arabic', /^arabic$/],
  ['noto-sans-hebrew', /^hebrew$/],
  ['noto-emoji', /^\[\d+\]$/],
  ['noto-sans-sc', /^\[\d+\]$/],
  ['noto-sans-tc', /^\[\d+\]$/],
];

/** A package's list: `{ "latin": "U+0000-00FF,U+0131,…" }`. */
type Ranges = Readonly<Record<string, string>>;

function* codePointsOf(ranges: string): Generator<number> {
  for (const [, first = '', last = first] of ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)) {
    for (let codePoint = Number.parseInt(first, 16); codePoint <= Number.parseInt(last, 16); codePoint += 1) yield codePoint;
  }
}

async function readSlices(): Promise<ReadonlyMap<number, readonly Slice[]>> {
  const byCodePoint = new Map<number, Slice[]>();
  for (const [font, used] of FONTS) {
    const ranges: Ranges = JSON.parse((await fontFile(`@fontsource-variable/${font}/unicode.json`)).toString('utf8'));
    for (const [key, text] of Object.entries(ranges)) {
      if (!used.test(key)) continue;
      const name = `${font}-${key.replaceAll(/[[\]]/g, '')}`;
      const slice: Slice = { name, file: `@fontsource-variable/${font}/files/${name}-wght-normal.woff2` };
      for (const codePoint of codePointsOf(text)) {
        const slices = byCodePoint.get(codePoint);
        if (slices === undefined) byCodePoint.set(codePoint, [slice]);
        else slices.push(slice);
      }
    }
  }
  return byCodePoint;
}

let slices: Promise<ReadonlyMap<number, readonly Slice[]>> | undefined;

/** Code point → the slices that are said to have it, in the order in which they are asked. Read once. */
export function slicesByCodePoint(): Promise<ReadonlyMap<number, readonly Slice[]>> {
  slices ??= readSlices();
  return slices;
}
