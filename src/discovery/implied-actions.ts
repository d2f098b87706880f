// impliedActions: what a question wants done that says no verb ("unpaid invoices?") or only "show me": of several things a list, of one that one.
// A step of a question's walk.
import { lexicon } from './lexicon/lexicon.ts';
import type { Terms } from './read-words.ts';

const ASKS = new Set(
  'what which who whose how where when is are does did show see any qual quais que quem quanto quanta quantos quantas onde como cade tem'.split(
    ' ',
  ),
);
const READS: readonly string[] = ['do:get', 'do:list', 'do:search'];
const OF_SEVERAL = 0.9;
const UNSAID = 0.6;
const UNSAID_OTHER = 0.4;

/** Doing one is nearly doing the other. */
const NEARLY: Readonly<Record<string, readonly (readonly [action: string, share: number])[]>> = {
  'do:bill': [['do:create', 0.7]],
  'do:charge': [['do:create', 0.4]],
};

/** True: it is a thing, more than one of them. */
function isPlural(word: string): boolean {
  const { words, stems } = lexicon();
  if (word.length < 5 || !/[^siu]s$/.test(word)) return false;
  const senses = words.get(word) ?? words.get(word.slice(0, -1)) ?? stems.pt.get(word) ?? [];
  return senses.some(({ isAction }) => !isAction);
}

/** `said` and what it leaves unsaid; `words` are all words of the question, folded. */
export function impliedActions(said: Terms, words: readonly string[]): Terms {
  const several = words.some(isPlural);
  if (said.size === 0) return words.some((word) => ASKS.has(word)) ? unsaid(several) : said;
  const all = new Map(said);
  for (const [action, strength] of said)
    for (const [other, share] of NEARLY[action] ?? []) all.set(other, Math.max(all.get(other) ?? 0, strength * share));
  const [most = ''] = [...said].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (!several || !READS.includes(most) || !said.has('do:get')) return all;
  return all.set('do:list', Math.max(OF_SEVERAL, said.get('do:list') ?? 0)).set('do:get', (said.get('do:get') ?? 0) * UNSAID);
}

function unsaid(several: boolean): Terms {
  return new Map([
    ['do:get', several ? UNSAID_OTHER : UNSAID],
    ['do:list', several ? UNSAID : UNSAID_OTHER],
    ['do:search', UNSAID_OTHER],
  ]);
}
