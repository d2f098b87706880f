// englishStem, portugueseStem: the part of a word that its forms share, with or without accents, by Snowball's algorithms.
// The second step of both walks.
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { IRREGULAR_FORMS } from './lexicon/irregular-forms.ts';

/** Of a folded word. British spellings have the American one's. */
export function englishStem(word: string): string {
  const regular = IRREGULAR_FORMS.en.get(word) ?? word;
  return english(regular.replace(/is(e|ed|es|ing|ation)$/, 'iz$1').replace(/(.{2})our(s?)$/, '$1or$2'));
}

/** Plurals and nouns of doing, as the stemmer knows them only with their accents: `emissoes` → `emissao`, `criacao` → `criar`. */
const WITHOUT_ACCENTS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/oes$/, 'ao'],
  [/aes$/, 'ao'],
  [/([aou])is$/, '$1l'],
  [/eis$/, 'el'],
  [/ns$/, 'm'],
  [/(.{2})acao$/, '$1ar'],
  [/(.{3})amento(s?)$/, '$1ar'],
];

/** `que`, `quem` and `quanto` are words of their own, which the endings of verbs would make one. */
const ASKING = /^qu(?:e|em|al|ais|ando|ant[oa]s?)$/;

/** Most words have none. */
const ANY_OF_THEM = /(?:s|cao|mento)$/;

const SHORT_ENDING = /^(.{2,4})(?:[aei]r|[aei]?ndo|ou|ei|iu|am|em|as|es|os|[aeio])$/;

/** Of a folded word. */
export function portugueseStem(word: string): string {
  if (ASKING.test(word)) return word;
  const regular = IRREGULAR_FORMS.pt.get(word) ?? word;
  const whole = ANY_OF_THEM.test(regular)
    ? WITHOUT_ACCENTS.reduce((text, [ending, instead]) => text.replace(ending, instead), regular)
    : regular;
  const snowball = portuguese(whole);
  // It leaves short words alone that begin with a vowel: `achar` and `acha`, `usar` and `use`.
  const stem = snowball === whole && whole.length > 2 ? whole.replace(SHORT_ENDING, '$1') : snowball;
  // `marque` and `marcar`, `pague` and `pagar` are the same word.
  return stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
}
