// impliedActions: what a question wants done that says no verb ("unpaid invoices?") or only "show me": of several things a list, of one that one.
// A step of a question's walk.
import { lexicon } from './lexicon/lexicon.ts';
import type { Terms } from './read-words.ts';

const ASKS = new Set(
  'what which who whose how where when is are does did show see any qual quais que quem quanto quanta quantos quantas onde como cade tem'.split(
    ' ',
  ),
);
const TO_KNOW = new Set(
  'what which who whose where when whats whos wheres is are was were did does do has have any qual quais quem quanto quanta quantos quantas onde quando cade houve'.split(
    ' ',
  ),
);
const HOW = new Set('much many long far old is are was were did does do often soon late big'.split(' '));
const OPENINGS = new Set('hey hi hello please and so oi ola e entao me'.split(' '));
const READS: readonly string[] = ['do:get', 'do:list', 'do:search'];
const OF_SEVERAL = 0.9;
const UNSAID = 0.6;
const UNSAID_OTHER = 0.4;
/** Beside its verb, a question asks to read. */
const NAMED_ONLY = 0.8;
const ASKED_TO_KNOW = 1.6;
const TOLD = 0.2;
const TOLD_SEVERAL = 0.5;

/** Doing one is nearly doing the other. */
const NEARLY = nearlyOf(`
bill: create 0.7
charge: create 0.4
hire: create 0.7, add 0.5
register: create 0.6, add 0.5
enroll: add 0.5, create 0.4
schedule: create 0.5
book: create 0.5
order: create 0.5
record: create 0.5, add 0.5
draft: create 0.6
request: create 0.5
ask: request 0.8
invite: add 0.5, create 0.4
upload: add 0.4, create 0.4
launch: create 0.6, start 0.6
log_call: record 0.7, create 0.4
open_account: create 0.6
fire: disable 0.5, delete 0.4, remove 0.4
terminate: delete 0.7, stop 0.4
cancel: delete 0.4, void 0.5, stop 0.4
delete: remove 0.7, cancel 0.3
stop: cancel 0.5, pause 0.5, disable 0.4
freeze: block 0.8, pause 0.4
unfreeze: unblock 0.8, enable 0.5
reschedule: update 0.6
postpone: update 0.5, reschedule 0.8
rename: update 0.7
increase: update 0.6
decrease: update 0.6
resize: update 0.5
expand: update 0.5
assign: update 0.4
convert: update 0.3
complete: update 0.3, close 0.5
finish: complete 0.8, close 0.5
track: get 0.7
check: get 0.6
count: get 0.5
compare: get 0.4
analyze: get 0.4
download: get 0.5, export 0.6
`);

type Nearly = Readonly<Record<string, readonly (readonly [action: string, share: number])[]>>;

function nearlyOf(table: string): Nearly {
  return Object.fromEntries(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [action = '', others = ''] = line.split(': ');
        return [`do:${action}`, others.split(', ').map((other) => [`do:${other.split(' ')[0]}`, Number(other.split(' ')[1])] as const)];
      }),
  );
}

/** True: it is a thing, more than one of them. */
function isPlural(word: string): boolean {
  if (word.length < 5 || !/[^siu]s$/.test(word)) return false;
  const { sensesOf, sensesOfStem } = lexicon();
  const senses = [sensesOf(word), sensesOf(word.slice(0, -1)), sensesOfStem(word, 'pt')].find(({ length }) => length > 0) ?? [];
  return senses.some(({ isAction }) => !isAction);
}

/** `said` and what it leaves unsaid; `words` are all words of the question, folded. */
export function impliedActions(said: Terms, words: readonly string[]): Terms {
  const several = words.some(isPlural);
  if (said.size === 0) return words.some((word) => ASKS.has(word)) ? unsaid(several) : toldOnly(several);
  const all = asksToKnow(words) ? read(said, several) : new Map(said);
  for (const [action, strength] of said)
    for (const [other, share] of NEARLY[action] ?? []) all.set(other, Math.max(all.get(other) ?? 0, strength * share));
  const [most = ''] = [...said].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (!several || !READS.includes(most) || !said.has('do:get')) return all;
  return all.set('do:list', Math.max(OF_SEVERAL, said.get('do:list') ?? 0)).set('do:get', (said.get('do:get') ?? 0) * UNSAID);
}

/** True: it begins as questions do whose answer is to be read. */
function asksToKnow(words: readonly string[]): boolean {
  const [first = '', second = ''] = words.filter((word) => !OPENINGS.has(word));
  if (first === 'o' && second === 'que') return true;
  return TO_KNOW.has(first) || (first === 'how' && HOW.has(second));
}

/** What a question names is then told of what is looked for: "which payments came in?" */
function read(said: Terms, several: boolean): Map<string, number> {
  const wanted = new Map([...said].map(([action, strength]) => [action, strength * NAMED_ONLY]));
  for (const [action, strength] of unsaid(several)) wanted.set(action, Math.max(said.get(action) ?? 0, strength * ASKED_TO_KNOW));
  return wanted;
}

function unsaid(several: boolean): Terms {
  return new Map([
    ['do:get', several ? UNSAID_OTHER : UNSAID],
    ['do:list', several ? UNSAID : UNSAID_OTHER],
    ['do:search', UNSAID_OTHER],
  ]);
}

/** Something is named or told, nothing is asked: it is to be seen or to be noted, seldom to be undone. */
function toldOnly(several: boolean): Terms {
  return new Map([
    ['do:get', TOLD],
    ['do:list', several ? TOLD_SEVERAL : TOLD],
    ['do:search', TOLD],
    ['do:create', TOLD],
    ['do:add', TOLD],
    ['do:record', TOLD],
    ['do:request', TOLD],
    ['do:update', TOLD],
  ]);
}
