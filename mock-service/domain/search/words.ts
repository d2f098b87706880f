// wordsOf: a text as the words it is found by: without accents, in small letters, parted by whatever is no letter and no digit.
// Step 5 of a request's walk: queries and rows are folded alike, so that «João» finds «JOAO».

/** Accents as they stand behind the letters of Latin, Greek and Cyrillic once these are taken apart. */
const ACCENTS = /[\u0300-\u036f]/g;
/** A run of letters, digits and the vowel signs of scripts that have them. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, in its order; none when it has no letter and no digit. @see Unicode Standard Annex 15, compatibility decomposition */
export function wordsOf(text: string): readonly string[] {
  // Taken apart once more: some capitals, such as İ, fall apart when they are made small.
  const folded = text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(ACCENTS, '');
  return folded.match(WORD) ?? [];
}
