// holdsObject: whether a success that tells of an error holds, beside it, what was made: an object with an id, data, a count of what was done.
// Step 2 of a failure's walk, for `error-words`: then a part was done, and the call must not be sent again as it is.
import { isObject } from '../values/safe-read.ts';
import { tellsFailure } from './failed-members.ts';
import { type MemberName, memberName } from './member-name.ts';

const NAMES_MAX = 60;
const IDS: ReadonlySet<string> = new Set('id uuid guid number href self location objectid resourceid'.split(' '));
const COUNTS: ReadonlySet<string> = new Set(
  'created succeeded successful success successes updated processed inserted imported accepted saved ok successcount successfulcount criados criadas processados processadas sucessos atualizados'.split(
    ' ',
  ),
);
const RESULTS: ReadonlySet<string> = new Set('result response resultado'.split(' '));
/** Objects that tell of the call, not of what it made. */
const OF_CALLS: ReadonlySet<string> = new Set(
  'request links paging pagination cursor context trace debug server client api user session customer config settings echo ratelimit limits query headers'.split(
    ' ',
  ),
);

/** `isIdEnough`: an id at the top is the object's, as in a 201; else it may be the call's. False for one that says in so many words that it failed: what lies beside is what was sent. */
export function holdsObject(json: unknown, isIdEnough: boolean): boolean {
  if (!isObject(json) || Array.isArray(json) || tellsFailure(json)) return false;
  const members = Object.entries(json).slice(0, NAMES_MAX);
  return members.some(([key, member]) => {
    const name = memberName(key);
    if (typeof member === 'number' && COUNTS.has(name.plain)) return member > 0;
    if (IDS.has(name.plain))
      return isIdEnough && !Object.hasOwn(json, 'jsonrpc') && (typeof member === 'string' || typeof member === 'number');
    return isObject(member) && !OF_CALLS.has(name.plain) && !tellsOfError(name) && isMade(name, member);
  });
}

const LISTS: ReadonlySet<string> = new Set('results items data responses resultados itens'.split(' '));
const DONE_WORDS: ReadonlySet<string> = new Set(
  'created success succeeded ok processed accepted saved criado sucesso processado'.split(' '),
);

/** Whether a refusal counts what was done all the same, or lists something that was. */
export function countsDone(json: unknown): boolean {
  if (!isObject(json) || Array.isArray(json)) return false;
  const keys = Object.keys(json);
  for (let at = 0; at < keys.length && at < NAMES_MAX; at += 1) {
    const key = keys[at] ?? '';
    const member = json[key];
    if (typeof member === 'number' && member > 0 && COUNTS.has(memberName(key).plain)) return true;
    if (Array.isArray(member) && LISTS.has(memberName(key).plain) && member.slice(0, NAMES_MAX).some(isDone)) return true;
  }
  return false;
}

function isDone(item: unknown): boolean {
  const status = isObject(item) ? (item as Record<string, unknown>).status : undefined;
  return typeof status === 'string' && DONE_WORDS.has(status.slice(0, 40).toLowerCase());
}

function isMade(name: MemberName, member: object): boolean {
  if (name.plain === 'data') return Object.values(member).slice(0, NAMES_MAX).some(isThere);
  if (Array.isArray(member) || (name.isPart && !RESULTS.has(name.plain))) return false;
  return Object.entries(member)
    .slice(0, NAMES_MAX)
    .some(([key, value]) => IDS.has(memberName(key).plain) && value !== null && value !== '');
}

function tellsOfError({ isError, isFailedList, isLikeError }: MemberName): boolean {
  return isError || isFailedList || isLikeError;
}

/** GraphQL sends null for what it did not do, alone or beside the errors of the one command. */
function isThere(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (Array.isArray(value)) return value.length > 0;
  const told = value as Record<string, unknown>;
  if (tellsFailure(told)) return false;
  return Object.entries(told)
    .slice(0, NAMES_MAX)
    .some(([key, member]) => !tellsOfError(memberName(key)) && key !== '__typename' && member !== null && member !== '');
}
