// errorBody: the codes and texts in which a body tells its error, whatever envelope they lie in.
// Step 2 of a failure's walk, for `wording`: JSON is walked by the names of members, markup and forms are turned into members first.
import type { Evidence } from '../evidence.ts';
import { isObject } from '../values/safe-read.ts';
import { PERIODS, plainName } from './error-names.ts';
import { failsWithin, isError, isFailedWord, listsDone, listsFailed, saysNo, tellsFailure } from './failed-members.ts';
import { type MemberName, memberName } from './member-name.ts';

/** What a body says of an error: nothing of it is evidence yet. */
export interface ErrorBody {
  /** Of members that hold a code of their own. */
  readonly codes: string[];
  /** Of members that hold a class of errors (`type`, `category`). */
  readonly classes: string[];
  readonly texts: string[];
  readonly fields: string[];
  waitMs: number | undefined;
  /** Over what time the limit counts that was reached. */
  limit: Evidence['limit'];
  /** Some items of a list failed, others did not; or an object came beside the error. */
  partial: boolean;
  /** What is said of single fields: a field is not throttled, nor is it down. */
  readonly ofFields?: string[];
  /** A member says that the call must not be repeated. */
  final?: boolean;
  /** In a success, whoever was asked for money says no. */
  answeredNo?: boolean;
}

/** A text that is a code: `too_many_requests`, `AuthenticationUnsuccessful`, `TIMEOUT`. */
const IDENTIFIER = /^(?:[A-Z]{4,30}|[A-Za-z]{1,30}(?:[_.-][A-Za-z]{1,30}){1,8}|[A-Za-z]{1,30}[a-z][A-Z][A-Za-z]{1,60})$/;

const NODES_MAX = 300;
const DEPTH_MAX = 8;
const KEPT_MAX = 12;
const MEMBERS_MAX = 60;
const ITEMS_MAX = 50;
const FIELDS_MAX = 20;

/** What `json` says. `isSuccess`: only what lies in or beside an error counts. */
export function errorBody(json: unknown, isSuccess: boolean): ErrorBody {
  const found = emptyBody();
  const walk = { found, loose: emptyBody(), nodes: 0 };
  const top = { walk, inError: !isSuccess, depth: 0, isLoose: false, inFields: false, ofError: false, inText: false };
  if (typeof json !== 'string') visit(json, NAMELESS, top);
  else if (!isSuccess) keep(found.texts, json);
  return withLoose(found, walk.loose);
}

const NAMELESS = memberName('');

function emptyBody(): Said {
  return { codes: [], classes: [], texts: [], fields: [], waitMs: undefined, limit: undefined, partial: false, ofFields: [] };
}

type Said = ErrorBody & { readonly ofFields: string[] };

/** What may be data counts where nothing else tells of the error. */
function withLoose(found: Said, loose: Said): ErrorBody {
  if (found.codes.length > 0 || found.texts.length > 0 || found.ofFields.length > 0) return found;
  const both = (name: 'codes' | 'classes' | 'texts' | 'fields' | 'ofFields'): string[] => [...found[name], ...loose[name]];
  return {
    ...found,
    codes: both('codes'),
    classes: both('classes'),
    texts: both('texts'),
    fields: both('fields'),
    ofFields: both('ofFields'),
  };
}

interface Place {
  readonly walk: { readonly found: Said; readonly loose: Said; nodes: number };
  readonly inError: boolean;
  readonly depth: number;
  /** Within a member whose name tells of no error. */
  readonly isLoose: boolean;
  /** Within a list of what is wrong with single fields. */
  readonly inFields: boolean;
  /** The member that holds this is an error; it is a text: `{"message": {"lang": "en", "value": "…"}}`. */
  readonly ofError: boolean;
  readonly inText: boolean;
}

function visit(value: unknown, name: MemberName, place: Place): void {
  const { walk, depth } = place;
  walk.nodes += 1;
  if (walk.nodes > NODES_MAX || depth > DEPTH_MAX) return;
  if (Array.isArray(value)) visitList(value, name, place);
  else if (isObject(value)) visitObject(value, place, place.inError || tellsFailure(value));
  else if (place.inError) take(name, value, place);
}

function visitList(list: readonly unknown[], name: MemberName, place: Place): void {
  const items = list.length > ITEMS_MAX ? list.slice(0, ITEMS_MAX) : list;
  if (!place.inError && failInPart(items)) place.walk.found.partial = true;
  const { walk, inError, isLoose, inFields, ofError, inText } = place;
  const inside = { walk, inError, depth: place.depth + 1, isLoose, inFields, ofError, inText };
  for (const item of items) visit(item, name, inside);
}

function failInPart(items: readonly unknown[]): boolean {
  const failed = items.map((item) => isObject(item) && failsWithin(item));
  return failed.includes(true) && failed.includes(false);
}

/** `inError`: in one, or the object tells that it is one. */
function visitObject(value: Record<string, unknown>, place: Place, inError: boolean): void {
  const { walk } = place;
  const keys = Object.keys(value);
  for (let at = 0; at < keys.length && at < MEMBERS_MAX; at += 1) {
    const key = keys[at] ?? '';
    const name = memberName(key);
    if (name.isEcho && !(name.plain === 'value' && place.inText)) continue;
    const member = value[key];
    const inside = placeOf(name, member, place, inError);
    if (name.isAnswer && !place.inError && saysNo(member)) walk.found.answeredNo = true;
    if (name.isRepeat && inside.inError && isNo(member) && !isLooseIn(name, member, place)) walk.found.final = true;
    if (!inError && listsFailed(name, member)) walk.found.partial ||= listsDone(value);
    if (inError && isFailedWord(name, member)) keep(walk.found.classes, member);
    if (inside.inError && isMapOfTexts(name, member)) takeMap(member as Readonly<Record<string, readonly unknown[]>>, walk.found);
    visit(member, name, inside);
  }
}

function placeOf(name: MemberName, member: unknown, place: Place, inError: boolean): Place {
  const ofError = isError(name, member);
  const isIn = inError || ofError;
  const inFields = place.inFields || (isIn && isMapOfFields(name, member));
  const isLoose = !ofError && !inFields && isLooseIn(name, member, place);
  return { walk: place.walk, inError: isIn, depth: place.depth + 1, isLoose, inFields, ofError, inText: name.isText && !ofError };
}

/** Of a member that is no error itself. */
function isLooseIn(name: MemberName, member: unknown, { isLoose, ofError }: Place): boolean {
  return isLoose || (!name.isPart && isObject(member) && !(name.plain === 'data' && ofError));
}

function isNo(value: unknown): boolean {
  return value === false || (typeof value === 'string' && /^(?:false|no|never)$/i.test(value));
}

/** `{"errors": {"memo": "is too long"}}`: names are fields, and none of them is a part of an error. */
function isMapOfFields(name: MemberName, member: unknown): boolean {
  if (!name.isError || !isObject(member) || Array.isArray(member)) return false;
  const keys = Object.keys(member).slice(0, FIELDS_MAX).map(memberName);
  return keys.length > 0 && keys.every(({ isPart, isClass, plain }) => !isPart && !isClass && !OF_WHOLE.has(plain));
}
/** Stand in such a map for the whole. */
const OF_WHOLE: ReadonlySet<string> = new Set('base global general nonfielderrors all root request'.split(' '));

/** `hunter2`: a name that somebody chose; `line2`, `address_2` and `lines.0` are none. */
const NUMBERED = /(?:^|[._-])(?!address|street|phone|email|field|option|value|price|object)[A-Za-z]{5,}\d/i;

/** Its names are fields; of its values, texts are read as those of any list, and what looks like a code is one. */
function takeMap(map: Readonly<Record<string, readonly unknown[]>>, found: ErrorBody): void {
  for (const [field, values] of Object.entries(map).slice(0, FIELDS_MAX)) {
    if (!NUMBERED.test(field)) keep(found.fields, field);
    for (const value of values.slice(0, 3)) if (typeof value === 'string' && IDENTIFIER.test(value)) keep(found.codes, value);
  }
}

/** `{"errors": {"email": ["is taken"]}}`: names are fields. */
function isMapOfTexts(name: MemberName, member: unknown): boolean {
  return name.isError && isObject(member) && !Array.isArray(member) && Object.values(member).slice(0, FIELDS_MAX).every(Array.isArray);
}

function take(name: MemberName, value: unknown, { walk, isLoose, inFields }: Place): void {
  if (name.waitUnitMs !== undefined) takeWait(value, name.waitUnitMs, walk.found);
  if (typeof value !== 'string' || value === '' || name.waitUnitMs !== undefined) return;
  if (name.isPeriod) takePeriod(plainName(value), walk.found);
  const found = isLoose ? walk.loose : walk.found;
  const isWordy = /\s/.test(value.trim());
  if (!isWordy && (name.isCode || name.isLikeError)) keep(found.codes, value);
  else if (!isWordy && name.isClass) keep(found.classes, value);
  else if (name.isField) keep(found.fields, value);
  else if (name.isTold) keep(IDENTIFIER.test(value) ? found.codes : inFields ? found.ofFields : found.texts, value);
  else if (isWordy && name.plain === 'value') keep(found.texts, value);
  else if (isWordy) keep(inFields ? found.ofFields : walk.loose.texts, value);
}

function takeWait(value: unknown, scale: number, found: ErrorBody): void {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const [, number, unit] = /^(\d{1,9}(?:\.\d{1,6})?)(ms|s)?$/.exec(text) ?? [];
  if (number !== undefined) found.waitMs = Math.max(found.waitMs ?? 0, Math.ceil(Number(number) * (unit === 'ms' ? 1 : scale)));
}

function takePeriod(period: string, found: ErrorBody): void {
  if (!Object.hasOwn(PERIODS, period)) return;
  const [limit, waitMs] = PERIODS[period] ?? [];
  found.limit = limit;
  if (waitMs !== undefined) found.waitMs ??= waitMs;
}

function keep(list: string[], value: string): void {
  if (list.length < KEPT_MAX) list.push(value.slice(0, 600));
}
