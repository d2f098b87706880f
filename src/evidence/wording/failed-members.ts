// tellsFailure: whether the members of an object say that it failed, or that a part of it did.
// Step 2 of a failure's walk, for `errorBody`.
import { isObject } from '../values/safe-read.ts';
import { FAILED_WORDS, plainName, SAYS_NO } from './error-names.ts';
import { type MemberName, memberName } from './member-name.ts';

const NAMES_MAX = 60;
/** Codes by which a call says that it went well. */
const NO_ERROR = /^(?:ok|okay|success|successful|sucesso|none|null|nil|no_?error|undefined|approved)$/i;

export function failsWithin(item: Record<string, unknown>): boolean {
  return tellsFailure(item) || Object.keys(item).some((key) => isError(memberName(key), item[key]));
}

export function isError(name: MemberName, member: unknown): boolean {
  return (
    (name.isError && isSomething(member)) ||
    (name.isLikeError && (isObject(member) || isSaid(name, member)) && isSomething(member)) ||
    listsFailed(name, member)
  );
}

/** A number in which a call's end is told: a status that is none or below, a result that is none of the good ones. */
function refuses({ plain, isNumbered }: MemberName, member: unknown): boolean {
  if (!isNumbered) return false;
  const number =
    typeof member === 'number' ? member : typeof member === 'string' && /^-?\d{1,6}$/.test(member) ? Number(member) : undefined;
  if (number === undefined) return false;
  return plain === 'status' ? number < 0 || member === 0 : number !== 0 && (number < 200 || number > 299);
}

/** `{"status": 0, "info": "Document not found"}`: no object came, only a text. */
function isShort(value: Record<string, unknown>): boolean {
  const members = Object.values(value).slice(0, 5);
  return (
    members.length < 5 &&
    members.every((member) => !isObject(member)) &&
    members.some((member) => typeof member === 'string' && member.includes(' '))
  );
}

/** `{"Successful": [...], "Failed": [{...}]}`: what is in the second failed. */
export function listsFailed(name: MemberName, member: unknown): boolean {
  return name.isFailedList && Array.isArray(member) && member.length > 0;
}

export function listsDone(value: Record<string, unknown>): boolean {
  return Object.keys(value).some((key) => {
    const member = value[key];
    return memberName(key).isDoneList && Array.isArray(member) && member.length > 0;
  });
}

/** `"userError": "TOO_OLD"`; a text only by a name that ends with the word, and if it has one. */
function isSaid(name: MemberName, member: unknown): boolean {
  return typeof member === 'string' && name.endsInError && /[A-Za-z]{3}/.test(member) && !/^(?:none|null|false|valid)$/i.test(member);
}

/** `"state": "DECLINED"`: of a member that classes do not stand in. */
export function isFailedWord(name: MemberName, member: unknown): member is string {
  return name.isStatus && !name.isClass && typeof member === 'string' && FAILED_WORDS.has(plainName(member));
}

/** True for the words of a refusal, where whoever was asked for money answers. */
export function saysNo(member: unknown): boolean {
  return typeof member === 'string' && SAYS_NO.test(member.slice(0, 120));
}

/** True for members of which one says that it failed. */
export function tellsFailure(value: Record<string, unknown>): boolean {
  const keys = Object.keys(value);
  for (let at = 0; at < keys.length && at < NAMES_MAX; at += 1) {
    const key = keys[at] ?? '';
    const name = memberName(key);
    if (name.isOutcome && saysFailed(name, value[key], value)) return true;
  }
  return false;
}

function saysFailed(name: MemberName, member: unknown, value: Record<string, unknown>): boolean {
  if (name.failedFlag !== undefined) return member === name.failedFlag || member === String(name.failedFlag);
  if (name.isAnswer) return saysNo(member);
  if (name.isErrorCode && typeof member === 'string' && /[A-Za-z]{2}/.test(member)) return !NO_ERROR.test(member);
  if (refuses(name, member)) return isShort(value);
  // Sankhya and its like number a call's end: 1 is well, 0 is not, and only then there is something to say.
  if (name.plain === 'statusmessage') return value.status === '0' && isSomething(member);
  return name.isStatus && typeof member === 'string' && FAILED_WORDS.has(plainName(member));
}

function isSomething(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false || value === 0) return false;
  return !isObject(value) || Object.keys(value).length > 0;
}
