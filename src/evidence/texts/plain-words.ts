// plainWords and codeWords: the words of a text and of a code, in lower case and without accents.
// Step 2 of a failure's walk, under everything that looks for phrases.

/** No text is read beyond this many words. */
const WORDS_MAX = 80;

/** Lower case without accents, apostrophes closed up: `Can't` → `cant`. */
export function plainWords(text: string): readonly string[] {
  const folded = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/[\u0300-\u036f\u2019]/g, '') : text;
  return (
    folded
      .replace(/'/g, '')
      .toLowerCase()
      .replaceAll('-se ', ' ')
      .match(/[a-z]+|\d+/g) ?? []
  ).slice(0, WORDS_MAX);
}

/** The words of a code: `SSS_REQUEST_LIMIT_EXCEEDED`, `ThrottleExceeded`, `invalid-api-key`. */
export function codeWords(code: string): readonly string[] {
  if (!/[a-z\d][A-Z]|[A-Z]{2}[a-z]/.test(code)) return plainWords(code);
  return plainWords(code.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2'));
}
