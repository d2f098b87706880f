// item-status: the statuses that a batch's answer gives each of its items. The success around them says only that they were looked at.
// Step 2 of a failure's walk, before http-response: the failed item's status counts, and where others went well a part was done.
// @see RFC 4918, section 13; https://learn.microsoft.com/graph/json-batching; https://www.elastic.co/docs/api/doc/elasticsearch/operation/operation-bulk
import type { Extractor, Facts, HttpLink } from '../evidence.ts';
import { once } from '../link.ts';
import { codeOf } from '../redact.ts';
import { parseJson } from '../values/parse-json.ts';
import { isObject, readList, readNames, readProperty, readText } from '../values/safe-read.ts';
import { errorBody } from '../wording/error-body.ts';
import { meaningOf } from '../wording/wording.ts';

const ITEMS_MAX = 200;
const MEMBERS_MAX = 60;
const STATUSES: readonly string[] = ['status', 'statusCode', 'status_code', 'httpStatusCode', 'code'];
/** Lists of answers; a list by another name may be data whose rows have a status, too. */
const LISTS: readonly string[] = ['responses', 'Responses', 'results', 'items', 'operations', 'batch_responses'];
/** What only an answer has beside its status. */
const ANSWERS: readonly string[] = ['body', 'error', 'errors', 'headers', 'Body', 'Error', 'Errors', 'Headers'];
/** Time heals these; of several failed items one that it does not heal counts first. */
const PASSING: readonly number[] = [408, 421, 423, 425, 429];
/** The first line of a part of `multipart/mixed`, as OData and Google's batches have it. */
const PART = /^HTTP\/1\.[01] (\d{3})\b/gm;

interface Item {
  readonly status: number;
  /** What the item holds; undefined for a part of a multipart body. */
  readonly answer?: object;
}

/** Reads the items of a 2xx. */
export const itemStatus: Extractor = {
  source: 'item-status',
  recognises: (link) => link.kind === 'http' && link.status >= 200 && link.status <= 299 && failedIn(link) !== undefined,
  extract: (link) => failedIn(link) ?? {},
};

const failedIn = once((link): Facts | undefined => {
  if (link.kind !== 'http' || link.body === null) return undefined;
  const items = link.body.json === undefined ? partsIn(link) : itemsIn(link.body.json, link.status === 207);
  const failed = items.filter(({ status }) => status >= 400);
  const item = failed.find(({ status }) => status < 500 && !PASSING.includes(status)) ?? failed[0];
  if (item === undefined) return isDoneInPart(link) ? { partial: true } : undefined;
  const said = errorBody(contentOf(item), false);
  const says = meaningOf(said, item.status);
  const code = said.codes.map(codeOf).find((each) => each !== undefined);
  const waitMs = waitOf(item);
  return {
    status: item.status,
    ...(failed.length < items.length ? { partial: true } : {}),
    ...(failed.some((each) => each !== item && isOpen(each)) ? { unsettled: true } : {}),
    ...(says === undefined ? {} : { says }),
    ...(code === undefined ? {} : { code }),
    ...(waitMs === undefined ? {} : { retry_after_ms: waitMs }),
  };
});

/** It may have been done nevertheless. */
const isOpen = ({ status }: Item): boolean => status === 408 || status >= 500;

/** A 207 whose errors have no status of their own lists them beside what went well. */
function isDoneInPart({ status, body }: HttpLink): boolean {
  if (status !== 207 || !isListed(readProperty(body?.json, 'errors'))) return false;
  return readNames(body?.json, MEMBERS_MAX).some((name) => name !== 'errors' && isListed(readProperty(body?.json, name)));
}

const isListed = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

function partsIn({ headers, body }: HttpLink): readonly Item[] {
  if (!/^multipart\//i.test(headers['content-type'] ?? '')) return [];
  return [...(body?.text ?? '').matchAll(PART)].slice(0, ITEMS_MAX).map(([, status]) => ({ status: Number(status) }));
}

/** `isMulti`: the status around them says that they have statuses of their own. */
function itemsIn(json: unknown, isMulti: boolean): readonly Item[] {
  const lists = Array.isArray(json) ? [json] : LISTS.map((name) => readProperty(json, name));
  for (const list of lists) {
    const items = readList(list, ITEMS_MAX).map(itemOf);
    const all = items.filter((item) => item !== undefined);
    if (all.length > 0 && all.length === items.length && all.some((item) => isFailedAnswer(item, isMulti))) return all;
  }
  return [];
}

/** `{ "status": 429, … }`, or one level down by the name of what was done: `{ "index": { "status": 429 } }`. */
function itemOf(value: unknown): Item | undefined {
  if (!isObject(value)) return undefined;
  const names = readNames(value, 2);
  const only = names.length === 1 ? readProperty(value, names[0] ?? '') : undefined;
  const answer = isObject(only) ? only : value;
  const status = STATUSES.map((name) => statusOf(readProperty(answer, name))).find((each) => each !== undefined);
  return status === undefined ? undefined : { status, answer };
}

function statusOf(value: unknown): number | undefined {
  const status = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value;
  return typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 599 ? status : undefined;
}

function isFailedAnswer({ status, answer }: Item, isMulti: boolean): boolean {
  return status >= 400 && (isMulti || ANSWERS.some((name) => isAnswer(readProperty(answer, name))));
}

function isAnswer(value: unknown): boolean {
  return isObject(value) || (typeof value === 'string' && value !== '');
}

/** Some write the item's body as a text again. */
function contentOf({ answer }: Item): unknown {
  const body = readText(answer, 'body');
  return body?.startsWith('{') === true ? (parseJson(body) ?? answer) : answer;
}

/** In milliseconds. */
function waitOf({ answer }: Item): number | undefined {
  const headers = readProperty(answer, 'headers') ?? readProperty(answer, 'Headers');
  const text = readText(headers, 'Retry-After') ?? readText(headers, 'retry-after');
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) * 1000 : undefined;
}
