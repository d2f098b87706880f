// splitWords: a text or a name → its words, without accents, in lower case, in any way names are written.
// The first step of both walks, of a catalogue's texts and of a question.

/** The letters of Portuguese, each without its accent. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  [...'àáâãäåçèéêëìíîïñòóôõöùúûüýÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ'].map((letter) => [letter, letter.normalize('NFKD').charAt(0)]),
);

/** Without accents. Letters that are common go first: what `normalize` makes takes two bytes a letter from then on, and is slow to read. */
function withoutAccents(text: string): string {
  const plain = text.replace(/[À-ÿ]/g, (letter) => PLAIN.get(letter) ?? letter);
  return /[^\0-\x7f]/.test(plain) ? plain.normalize('NFKD').replace(/\p{M}+/gu, '') : plain;
}

/** `text` without accents and in lower case, whatever the machine's language. */
export function fold(text: string): string {
  return withoutAccents(text).toLowerCase();
}

/** `update_invoice`, `update-invoice`, `updateInvoice` and `Update invoice` have the same words; nothing but letters and digits is in any. */
export function splitWords(text: string): readonly string[] {
  const spaced = withoutAccents(text)
    .replace(/[’']s\b/g, '')
    .replace(/[’']/g, '')
    .replace(/\be-(?=mails?\b)/gi, 'e')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return spaced.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A name as it is compared when somebody writes it in full: letters and digits alone. */
export function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
