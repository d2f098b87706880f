// Characters: what of a text is drawn, and as what, before any font is asked.
// Beside step 6 of a request's walk. @see Unicode Standard Annex 44, Default_Ignorable_Code_Point

/** Marks of direction, joiners, variation selectors, soft hyphens: they say how others are drawn, and are no ink themselves. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /(?!\n)\p{Cc}/gu;
/** Spaces of any width but the ideographic one are drawn as the one that every font has. */
const SPACES = /(?!\u3000)\p{Zs}/u;

/** A text as it is printed: composed, its line ends `\n`, tabs spaces, other control characters left out. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(LINE_ENDS, '\n').replaceAll('\t', ' ').replaceAll(CONTROLS, '');
}

/** The code point that is drawn for one: a plain space for any space. */
export function drawnAs(codePoint: number): number {
  return SPACES.test(String.fromCodePoint(codePoint)) ? 0x20 : codePoint;
}

/** Whether a code point is drawn at all: no line end, and nothing that only says how others are drawn. */
export function isDrawn(codePoint: number): boolean {
  return codePoint !== 0x0a && !IGNORABLE.test(String.fromCodePoint(codePoint));
}

/** Whether it says that its neighbours are written as one, or are not: an emoji of several people, a Persian plural. */
export function isJoiner(codePoint: number): boolean {
  return codePoint === 0x200c || codePoint === 0x200d;
}

const MARK = /[\p{M}\p{Emoji_Modifier}]/u;

/** Whether it is put on the character before it: an accent, a skin tone. */
export function isMark(codePoint: number): boolean {
  return MARK.test(String.fromCodePoint(codePoint));
}
