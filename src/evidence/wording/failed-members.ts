// tellsFailure: whether the members of an object say that it failed, or that a part of it did.
// Step 2 of a failure's walk, for `errorBody`.
import { isObject } from '../values/safe-read.ts';
import {
  ANSWER_NAMES,
  CLASS_NAMES,
  DONE_LISTS,
  ERROR_NAMES,
  FAILED_FLAGS,
  FAILED_LISTS,
  FAILED_WORDS,
  LIKE_ERROR,
  NUMBERED_NAMES,
  plainName,
  SAYS_NO,
  STATUS_NAMES,
} from './error-names.ts';

export function failsWithin(item: Record<string, unknown>): boolean {
  return tellsFailure(item) || Object.keys(item).some((key) => isError(plainName(key), item[key]));
}

export function isError(name: string, member: unknown): boolean {
  return (
    (ERROR_NAMES.has(name) && isSomething(member)) ||
    (LIKE_ERROR.test(name) && (isObject(member) || isSaid(name, member)) && isSomething(member)) ||
    listsFailed(name, member)
  );
}

/** A number in which a call's end is told: a status that is none or below, a result that is none of the good ones. */
function refuses(name: string, member: unknown): boolean {
  if (!NUMBERED_NAMES.has(name)) return false;
  const number =
    typeof member === 'number' ? member : typeof member === 'string' && /^-?\d{1,6}$/.test(member) ? Number(member) : undefined;
  if (number === undefined) return false;
  return name === 'status' ? number < 0 || member === 0 : number !== 0 && (number < 200 || number > 299);
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
export function listsFailed(name: string, member: unknown): boolean {
  return FAILED_LISTS.has(name) && Array.isArray(member) && member.length > 0;
}

export function listsDone(value: Record<string, unknown>): boolean {
  return Object.keys(value).some((key) => {
    const member = value[key];
    return DONE_LISTS.has(plainName(key)) && Array.isArray(member) && member.length > 0;
  });
}

/** `"userError": "TOO_OLD"`; a text only by a name that ends with the word, and if it has one. */
function isSaid(name: string, member: unknown): boolean {
  return (
    typeof member === 'string' &&
    /(?:error|erro|fault|exception)$/.test(name) &&
    /[A-Za-z]{3}/.test(member) &&
    !/^(?:none|null|false|valid)$/i.test(member)
  );
}

/** `"state": "DECLINED"`: of a member that classes do not stand in. */
export function isFailedWord(name: string, member: unknown): member is string {
  return (
    (STATUS_NAMES.has(name) || name.endsWith('status')) &&
    !CLASS_NAMES.has(name) &&
    typeof member === 'string' &&
    FAILED_WORDS.has(plainName(member))
  );
}

/** True for members of which one says that it failed. */
export function tellsFailure(value: Record<string, unknown>): boolean {
  return Object.keys(value)
    .slice(0, 60)
    .some((key) => {
      const name = plainName(key);
      const member = value[key];
      if (Object.hasOwn(FAILED_FLAGS, name)) return member === FAILED_FLAGS[name] || member === String(FAILED_FLAGS[name]);
      if (ANSWER_NAMES.has(name)) return typeof member === 'string' && SAYS_NO.test(member.slice(0, 120));
      if (refuses(name, member)) return isShort(value);
      // Sankhya and its like number a call's end: 1 is well, 0 is not, and only then there is something to say.
      if (name === 'statusmessage') return value.status === '0' && isSomething(member);
      return (STATUS_NAMES.has(name) || name.endsWith('status')) && typeof member === 'string' && FAILED_WORDS.has(plainName(member));
    });
}

function isSomething(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false || value === 0) return false;
  return !isObject(value) || Object.keys(value).length > 0;
}
