// readBody: what a body turns out to be, whatever its content type says.
// Step 2 of a failure's walk, for links that are responses.
import type { Body, BodyKind } from './evidence.ts';
import { parseJson } from './values/parse-json.ts';

/** Longer bodies are not parsed: an error that long tells nothing more. In characters. */
const PARSED_MAX = 1_000_000;

/** Of a body that is not JSON, in characters. */
const TEXT_KEPT = 20_000;

/** What is no JSON at its first character need not be tried: a parser that gives up costs more than one that reads. */
const JSON_START = /^\s*[[{"\-\dtfn]/;

/** As much of a page as tells that it is one. */
const START = 40;

const utf8 = new TextEncoder();

/** Reads `text`; `contentType` only decides about a text that is neither JSON nor HTML. */
export function readBody(text: string, contentType: string): Body {
  const json = text.length <= PARSED_MAX && JSON_START.test(text) ? parseJson(text) : undefined;
  const kind = json === undefined ? kindOf(text.slice(0, 1_000), contentType) : 'json';
  return {
    kind,
    json,
    text: json === undefined ? text.slice(0, TEXT_KEPT) : '',
    // Seldom asked for, and as dear as all of the above.
    sizeBytes: () => utf8.encode(text).byteLength,
  };
}

function kindOf(head: string, contentType: string): BodyKind {
  const start = head.trimStart().slice(0, START).toLowerCase();
  if (start === '') return 'empty';
  if (/^<(?:!doctype html|html|head|body|title)\b/.test(start)) return 'html';
  return /^[[{]/.test(start) || /\bjson\b/i.test(contentType) ? 'invalid_json' : 'text';
}
