// contradictionIn: what a match asks for and no call can have together, or no call that comes so far.
// Read when a rule is written, once each member is right by itself.
import { parseItem } from 'structured-headers';
import { MAX_CALLER_LENGTH, MAX_KEY_LENGTH } from '../../../call.ts';
import type { Complaint } from '../../../complaint/complaint.ts';
import type { Place } from '../../fault.ts';
import type { Match } from './index.ts';
import { PRESENT } from './matcher.ts';

type Judge = (match: Match, setting: { readonly at: Place; readonly isEndpoint: boolean }) => Complaint | null;

/** What a match asks of one header, its name as it is written; null: nothing, or only that it is there. */
function headerIn({ header = {} }: Match, name: string): { readonly path: string; readonly value: string } | null {
  const found = Object.entries(header).find(([each]) => each.toLowerCase() === name);
  return found === undefined || found[1] === PRESENT ? null : { path: `header.${found[0]}`, value: String(found[1]) };
}

/** The header names the caller, so that another name is nobody's; `others` is anybody's when there are too many. */
const otherCaller: Judge = (match) => {
  const { caller } = match;
  const given = headerIn(match, 'overdue-caller');
  const name = given?.value.trim().slice(0, MAX_CALLER_LENGTH);
  if (caller === undefined || !given || !name || [name, PRESENT, 'others'].includes(caller)) return null;
  return { path: 'caller', expected: `the name in ${given.path}, which says who calls`, received: 'another name' };
};

/** A field is either a scalar or holds other fields. */
const scalarWithFields: Judge = ({ body = {} }) => {
  const names = Object.keys(body);
  const parent = names.find((name) => body[name] !== PRESENT && names.some((other) => other.startsWith(`${name}.`)));
  const expected = '* or nothing: another field of the match is within it';
  return parent === undefined ? null : { path: `body.${parent}`, expected, received: 'a value that holds no fields' };
};

function isItem(text: string): boolean {
  try {
    parseItem(text);
    return true;
  } catch {
    return false; // the only thing it throws for
  }
}

/** A call whose header cannot be read is answered before any rule is asked. */
const unreadableFault: Judge = (match) => {
  const given = headerIn(match, 'overdue-fault');
  if (given === null || isItem(given.value)) return null;
  const expected = 'a structured field item, such as reset;at=on_wire: a call with anything else is refused before a rule is asked';
  return { path: given.path, expected, received: 'a header that is no such item' };
};

/** Access lets only a Bearer key through; the token endpoint has its own scheme. */
const otherScheme: Judge = (match, { at, isEndpoint }) => {
  const given = headerIn(match, 'authorization');
  const isBehind = at === 'after_commit' || at === 'before_operation';
  if (given === null || !isBehind || isEndpoint || /^bearer /i.test(given.value)) return null;
  return { path: given.path, expected: `Bearer and a key, because ${at} is behind access`, received: 'another scheme' };
};

/** A key that is none is refused before anything is committed. */
const noKey: Judge = (match, { at, isEndpoint }) => {
  const given = headerIn(match, 'idempotency-key');
  if (given === null || at !== 'after_commit' || isEndpoint || (given.value.length > 0 && given.value.length <= MAX_KEY_LENGTH))
    return null;
  return {
    path: given.path,
    expected: `1 to ${MAX_KEY_LENGTH} characters: any other key is refused, and nothing is committed`,
    received: 'another text',
  };
};

const JUDGES: readonly Judge[] = [otherCaller, scalarWithFields, unreadableFault, otherScheme, noKey];

/** The first thing that contradicts another, its path beginning at the match; null: nothing does. `isEndpoint`: it reaches the token endpoint. */
export function contradictionIn(match: Match, setting: Parameters<Judge>[1]): Complaint | null {
  for (const judge of JUDGES) {
    const complaint = judge(match, setting);
    if (complaint !== null) return complaint;
  }
  return null;
}
