// shape: a text as glyphs with their places, as HarfBuzz shapes it: letters joined, accents put on, marks of direction gone.
// Beside step 6 of a request's walk. @see https://harfbuzz.github.io/clusters.html
import { Buffer, Direction, shape as shapeBuffer } from 'harfbuzzjs';
import type { Instance } from './instances.ts';

/** A glyph and where it stands, in units of its font, from left to right. */
export interface ShapedGlyph {
  readonly id: number;
  /** What is read where it stands; empty: it is part of what another glyph of the same letter says. */
  readonly text: string;
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** A place of the text whose letters and glyphs belong together: the widest of its glyphs says it. */
function readers(infos: readonly { readonly cluster: number }[], advances: readonly number[]): ReadonlySet<number> {
  const widest = new Map<number, number>();
  for (const [at, { cluster }] of infos.entries()) {
    const before = widest.get(cluster);
    if (before === undefined || (advances[at] ?? 0) > (advances[before] ?? 0)) widest.set(cluster, at);
  }
  return new Set(widest.values());
}

/** The glyphs of a text of one direction. @throws Error for a character that the font has no glyph for: that would be a box on paper */
export function shape({ shaper }: Pick<Instance, 'shaper'>, text: string, isRightToLeft: boolean): readonly ShapedGlyph[] {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shapeBuffer(shaper, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const ends = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b);
  const isReader = readers(
    infos,
    positions.map(({ xAdvance }) => xAdvance),
  );
  return infos.map(({ codepoint: id, cluster }, at) => {
    if (id === 0) throw new Error('a font was given a character that it has no glyph for');
    const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const read = isReader.has(at) ? text.slice(cluster, ends[ends.indexOf(cluster) + 1]) : '';
    return { id, text: read, xAdvance, yAdvance, xOffset, yOffset };
  });
}

/** How wide the glyphs are together, in units of their font. */
export function advanceOf(glyphs: readonly ShapedGlyph[]): number {
  return glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}
