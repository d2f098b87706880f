// errorBody: the codes and texts in which a body tells its error, whatever envelope they lie in.
// Step 2 of a failure's walk, for `wording`: JSON is walked by the names of members, markup and forms are turned into members first.
import type { Evidence } from '../evidence.ts';
import { isObject } from '../values/safe-read.ts';
import {
  CLASS_NAMES,
  CODE_NAMES,
  ECHO_NAMES,
  ERROR_NAMES,
  FIELD_NAMES,
  isErrorPart,
  LIKE_ERROR,
  LIKE_TEXT,
  PERIOD_NAMES,
  PERIODS,
  plainName,
  REPEAT_NAMES,
  TEXT_NAMES,
  WAIT_NAMES,
} from './error-names.ts';
import { failsWithin, isError, isFailedWord, listsDone, listsFailed, tellsFailure } from './failed-members.ts';

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
}

/** A text that is a code: `too_many_requests`, `AuthenticationUnsuccessful`, `TIMEOUT`. */
const IDENTIFIER = /^(?:[A-Z]{4,30}|[A-Za-z]{1,30}(?:[_.-][A-Za-z]{1,30}){1,8}|[A-Za-z]{1,30}[a-z][A-Z][A-Za-z]{1,60})$/;

const NODES_MAX = 300;
const DEPTH_MAX = 8;
const KEPT_MAX = 12;

/** What `json` says. `isSuccess`: only what lies in or beside an error counts. */
export function errorBody(json: unknown, isSuccess: boolean): ErrorBody {
  const found = emptyBody();
  const walk = { found, loose: emptyBody(), nodes: 0 };
  if (typeof json !== 'string') visit(json, '', { walk, inError: !isSuccess, depth: 0, isLoose: false, inFields: false });
  else if (!isSuccess) keep(found.texts, json);
  return withLoose(found, walk.loose);
}

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
  readonly ofError?: boolean;
  readonly inText?: boolean;
}

function visit(value: unknown, name: string, place: Place): void {
  const { walk, depth } = place;
  walk.nodes += 1;
  if (walk.nodes > NODES_MAX || depth > DEPTH_MAX) return;
  if (Array.isArray(value)) visitList(value, name, place);
  else if (isObject(value)) visitObject(value, { ...place, inError: place.inError || tellsFailure(value) });
  else if (place.inError) take(name, value, place);
}

function visitList(list: readonly unknown[], name: string, place: Place): void {
  const items = list.slice(0, 50);
  const failed = items.map((item) => isObject(item) && failsWithin(item));
  if (!place.inError && failed.includes(true) && failed.includes(false)) place.walk.found.partial = true;
  for (const item of items) visit(item, name, { ...place, depth: place.depth + 1 });
}

function visitObject(value: Record<string, unknown>, place: Place): void {
  for (const key of Object.keys(value).slice(0, 60)) {
    const name = plainName(key);
    const member = value[key];
    if (ECHO_NAMES.has(name) && !(name === 'value' && place.inText === true)) continue;
    const isOfError = isError(name, member);
    const inError = place.inError || isOfError;
    const inFields = place.inFields || (inError && isMapOfFields(name, member));
    const isLoose =
      !isOfError && (place.isLoose || (isObject(member) && !isErrorPart(name) && !(name === 'data' && place.ofError === true)));
    if (inError && !isLoose && REPEAT_NAMES.has(name) && isNo(member)) place.walk.found.final = true;
    if (!place.inError && listsFailed(name, member)) place.walk.found.partial ||= listsDone(value);
    if (place.inError && isFailedWord(name, member)) keep(place.walk.found.classes, member);
    if (inError && isMapOfTexts(name, member)) takeMap(member as Readonly<Record<string, readonly unknown[]>>, place.walk.found);
    const about = { ofError: isOfError, inText: TEXT_NAMES.has(name) && !isOfError };
    visit(member, name, { ...place, ...about, inError, isLoose: isLoose && !inFields, inFields, depth: place.depth + 1 });
  }
}

function isNo(value: unknown): boolean {
  return value === false || (typeof value === 'string' && /^(?:false|no|never)$/i.test(value));
}

/** `{"errors": {"memo": "is too long"}}`: names are fields, and none of them is a part of an error. */
function isMapOfFields(name: string, member: unknown): boolean {
  if (!ERROR_NAMES.has(name) || !isObject(member) || Array.isArray(member)) return false;
  const keys = Object.keys(member).slice(0, 20).map(plainName);
  return keys.length > 0 && keys.every((key) => !isErrorPart(key) && !CLASS_NAMES.has(key) && !OF_WHOLE.has(key));
}
/** Stand in such a map for the whole. */
const OF_WHOLE: ReadonlySet<string> = new Set('base global general nonfielderrors all root request'.split(' '));

/** `hunter2`: a name that somebody chose; `line2`, `address_2` and `lines.0` are none. */
const NUMBERED = /(?:^|[._-])(?!address|street|phone|email|field|option|value|price|object)[A-Za-z]{5,}\d/i;

/** Its names are fields; of its values, texts are read as those of any list, and what looks like a code is one. */
function takeMap(map: Readonly<Record<string, readonly unknown[]>>, found: ErrorBody): void {
  for (const [field, values] of Object.entries(map).slice(0, 20)) {
    if (!NUMBERED.test(field)) keep(found.fields, field);
    for (const value of values.slice(0, 3)) if (typeof value === 'string' && IDENTIFIER.test(value)) keep(found.codes, value);
  }
}

/** `{"errors": {"email": ["is taken"]}}`: names are fields. */
function isMapOfTexts(name: string, member: unknown): boolean {
  return ERROR_NAMES.has(name) && isObject(member) && !Array.isArray(member) && Object.values(member).slice(0, 20).every(Array.isArray);
}

function take(name: string, value: unknown, { walk, isLoose, inFields }: Place): void {
  if (Object.hasOwn(WAIT_NAMES, name)) takeWait(value, WAIT_NAMES[name] ?? 1, walk.found);
  if (typeof value !== 'string' || value === '' || Object.hasOwn(WAIT_NAMES, name)) return;
  if (PERIOD_NAMES.has(name)) takePeriod(plainName(value), walk.found);
  const found = isLoose ? walk.loose : walk.found;
  const isWordy = /\s/.test(value.trim());
  if (!isWordy && (CODE_NAMES.has(name) || LIKE_ERROR.test(name))) keep(found.codes, value);
  else if (!isWordy && CLASS_NAMES.has(name)) keep(found.classes, value);
  else if (FIELD_NAMES.has(name)) keep(found.fields, value);
  else if (TEXT_NAMES.has(name) || LIKE_TEXT.test(name) || CODE_NAMES.has(name) || CLASS_NAMES.has(name) || LIKE_ERROR.test(name))
    keep(IDENTIFIER.test(value) ? found.codes : inFields ? found.ofFields : found.texts, value);
  else if (name === 'value' && isWordy) keep(found.texts, value);
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
