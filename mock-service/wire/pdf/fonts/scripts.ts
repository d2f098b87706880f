// scriptOf: what a character that no font here has is called, so that a refusal can name it.
// Step 6 of a request's walk. @see Unicode Standard Annex 24

/** Scripts that are written today and others that turn up. Common and Inherited are no scripts. */
const SCRIPTS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Arabic', 'Hebrew', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Thai', 'Lao', 'Khmer'],
  ...['Myanmar', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Tibetan', 'Georgian', 'Armenian', 'Ethiopic', 'Mongolian', 'Cherokee', 'Canadian_Aboriginal', 'Syriac', 'Thaana', 'Nko'],
  ...['Adlam', 'Yi', 'Javanese', 'Balinese', 'Braille', 'Coptic', 'Runic', 'Gothic', 'Ogham', 'Egyptian_Hieroglyphs', 'Cuneiform'],
] as const;

const PATTERNS = SCRIPTS.map((script) => [script.replaceAll('_', ' '), new RegExp(`\\p{Script=${script}}`, 'u')] as const);

/** The script of a character, or what it is where it has none. */
export function scriptOf(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  const named = PATTERNS.find(([, pattern]) => pattern.test(character));
  if (named !== undefined) return named[0];
  if (/\p{Cs}/u.test(character)) return 'half a character';
  if (/[\p{Co}\p{Cn}]/u.test(character)) return 'no assigned character';
  return /\p{L}/u.test(character) ? 'another script' : 'a symbol';
}
