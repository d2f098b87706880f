// isWithdrawal, withdrawn: "don't send the reminder after all" asks to cancel, whatever verb it names.
// A step of a question's walk.
import type { Terms } from './read-words.ts';

/** Folded words joined by blanks, apostrophes left out. */
const WITHDRAWALS: readonly RegExp[] = [
  /^(?:please |actually |oh |sorry |wait |no |hey )*(?:dont|do not) (?!know|remember|recognize|recall|think|see|have|understand|let|forget|worry|show|list|include)/,
  /\b(?:after all|any ?more|changed (?:my|our|his|her|their) minds?|never ?mind|call it off)\b/,
  /(?<!dont |not |never )\bforget (?:about|it|the)\b/,
  /\bno (?:longer|need to)\b|\b(?:not|isnt|arent) (?:needed|necessary|required|happening)\b|\bdont (?:need|want)\b.* (?:to|it|that|this)\b/,
  /^(?:por favor |entao |opa |olha )*nao (?:precisa|preciso|precisamos|quero|queremos|e pra|e para|(?:mand|envi|cobr|faz|faca|emit|deix|coloc|public|marc|agend)(?:[ae]|[ae][rm])?)\b/,
  /\bnao (?:\w+ )?(?:precisa|preciso|precisamos|quero|queremos|quer|querem|vai|vou|vamos|vao|e)\b(?: \w+){0,3} mais\b|\bnao precisa\b|\bnao e (?:mais )?(?:pra|para)\b/,
  /\b(?:esquece|esqueca|deixa (?:pra|para) la|desisti|desistiu|desistimos|desistiram|mudei de ideia|mudou de ideia|mudaram de ideia|mudamos de ideia)\b/,
];

/** "Who no longer works here?" takes nothing back. */
const ASKS = /^(?:who|which|what|whose|how|show|list|quem|qual|quais|quantos|quantas|mostra|lista)\b/;

const WITHDRAWN: Terms = new Map([
  ['do:cancel', 1],
  ['do:stop', 0.7],
  ['do:delete', 0.6],
  ['do:remove', 0.6],
  ['do:void', 0.5],
  ['do:pause', 0.4],
  ['do:disable', 0.4],
  ['do:unsubscribe', 0.7],
]);

/** What the request names itself counts so much beside that. */
const STILL_SAID = 0.3;

/** True: the request takes something back. */
export function isWithdrawal(words: readonly string[]): boolean {
  const text = words.join(' ');
  return !ASKS.test(text) && WITHDRAWALS.some((pattern) => pattern.test(text));
}

/** What it asks for, where it says `said`. */
export function withdrawn(said: Terms): Terms {
  const wanted = new Map(WITHDRAWN);
  for (const [action, strength] of said) wanted.set(action, Math.max(wanted.get(action) ?? 0, strength * STILL_SAID));
  return wanted;
}
