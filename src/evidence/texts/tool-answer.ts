// toolAnswer: what the result of an MCP tool call says about its failure: structured content, JSON in its text, or the text.
// Step 2 of a failure's walk: it is walked like a cause. A result without `isError` is one only when its text begins as a failure does.
// @see https://modelcontextprotocol.io/specification/2025-11-25/server/tools

import { parseJson } from '../values/parse-json.ts';
import { isObject, readList, readProperty, textOf } from '../values/safe-read.ts';
import { toldError } from '../values/told-error.ts';

const BLOCKS_MAX = 10;
const JSON_MAX = 100_000;
const BEGINS_AS_FAILURE =
  /^\s{0,9}(?:Error|Erro|Failed|Failure|Falha|Exception|Traceback|HTTP [45]\d\d|\w{0,40}(?:Error|Exception))\b[^\n]{0,60}?:/;

/** True for a result whose tool did what it was asked. */
export function isDone(result: unknown): boolean {
  if (!isObject(result) || readProperty(result, 'isError') === true) return false;
  const blocks = readProperty(result, 'content');
  const isResult = readList(blocks, 1).length > 0 || readProperty(result, 'isError') === false;
  return isResult && toolAnswer(result) === undefined;
}

/** A text, an object, or undefined: it is no failure. */
export function toolAnswer(result: unknown): unknown {
  if (!isObject(result)) return undefined;
  const isError = readProperty(result, 'isError') === true;
  const structured = readProperty(result, 'structuredContent');
  const texts = readList(readProperty(result, 'content'), BLOCKS_MAX).flatMap((block) => textOf(readProperty(block, 'text')) ?? []);
  const text = texts.join('\n');
  const json = parsed(text);
  if (isError) return isObject(structured) ? (asResponse(structured) ?? text) : (json ?? text);
  if (json !== undefined) return json;
  return BEGINS_AS_FAILURE.test(text) ? text : undefined;
}

function parsed(text: string): unknown {
  if (text.length > JSON_MAX || !/^\s*\{/.test(text)) return undefined;
  return asResponse(parseJson(text));
}

/** An error document; one that names its status is read as the response it once was. Undefined: it tells of no error. */
function asResponse(body: unknown): unknown {
  const told = toldError(body);
  if (told !== undefined) return { http: { body: told } };
  const error = readProperty(body, 'error');
  const named = [
    readProperty(body, 'status'),
    readProperty(body, 'statusCode'),
    readProperty(body, 'status_code'),
    readProperty(error, 'status'),
    readProperty(error, 'code'),
  ];
  const status = named.find((each) => typeof each === 'number' && Number.isInteger(each) && each >= 400 && each <= 599);
  if (status !== undefined) return { http: { status, headers: {}, body } };
  if (isObject(error)) return { http: { status: 400, headers: {}, body } };
  if (typeof error !== 'string') return undefined;
  return /\s/.test(error) ? error : { http: { body } };
}
