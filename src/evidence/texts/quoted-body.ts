// quotedBody: the answer that a text quotes: JSON, the same as Python, Ruby and Node print it, or XML. Libraries put it behind their own words.
// Step 2 of a failure's walk: what is found is walked like a cause. What a caller sent is quoted as well, so it has to tell of an error.
import { isObject, readNames, readProperty } from '../values/safe-read.ts';
import { isProgramFault } from './classes/of-languages.ts';
import { withoutClientState } from './client-state.ts';
import { spokenOf } from './spoken.ts';
import { statusInText } from './status-in-text.ts';

const TRIES_MAX = 5;
const TOKENS_MAX = 1_000;
const XML_MAX = 6_000;

/** Strings of either quote, signs, numbers and bare words; Ruby's `=>` and symbols, Node's keys without quotes. */
const TOKEN =
  /\s{1,200}|"(?:[^"\\]|\\.){0,4000}"|'(?:[^'\\]|\\.){0,4000}'|:[A-Za-z_]\w{0,80}(?==>)|=>|[{}[\]:,]|-?\d{1,20}(?:\.\d{1,20})?|[A-Za-z_$][\w$]{0,80}/y;
const WORDS: Readonly<Record<string, string>> = {
  ...{ true: 'true', True: 'true', false: 'false', False: 'false' },
  ...{ null: 'null', None: 'null', nil: 'null', undefined: 'null' },
};

/** A member with something in it says by its name that this is an error. */
const OF_ERRORS =
  /^(?:errors?|erros?|faults?|fault_?string|exceptions?|error_?(?:code|type|message|description|details)|(?:api_)?error_?code|codigo_?erro)$/i;
const OF_TEXTS = /^(?:message|msg|detail|details|description|mensagem|motivo|xmotivo|descricao|title)$/i;
const OF_CODES = /^(?:code|codigo|type|status|status_?code|name|reason|issue|cstat)$/i;
/** Members in which Node and others print the answer that an error carries. */
const ENVELOPES: readonly string[] = ['body', 'data', 'response', 'raw'];
const XML_ERROR = /<(?:[\w.-]{1,40}:)?(?:fault|faults|error|errors|exception|apiexception|cstat|erro|erros)[\s>]/i;
const XML_ROOT = /<(?:\?xml|[A-Za-z][\w.:-]{0,60})[\s>]/;

/** A status with its words, or a word for an answer. */
const ANSWERED =
  /(?:\b[45]\d\d(?: [A-Z][A-Za-z]{1,20}){0,4}|\b(?:response|answer|replied|resposta|respuesta)(?: (?:body|text|was))?)["']?[:\s[("']{1,6}$/i;
const BEFORE_MAX = 80;

/** A body, with the status that the text states, or undefined: none is quoted that tells of an error. A fault of the program quotes data. */
export function quotedBody(text: string): object | undefined {
  const body = bodyIn(withoutClientState(text));
  if (body === undefined || isProgramFault(spokenOf(text).name)) return undefined;
  const status = statusInText(text);
  return { http: status === undefined ? { body } : { status, headers: {}, body } };
}

function bodyIn(text: string): object | string | undefined {
  const plain = text.includes('{\\"') ? text.replaceAll('\\"', '"') : text;
  let at = plain.indexOf('{');
  for (let tries = 0; at >= 0 && tries < TRIES_MAX; tries += 1) {
    const { value, end } = literalAt(plain, at);
    const isAnswer = ANSWERED.test(plain.slice(Math.max(0, at - BEFORE_MAX), at));
    const body = [value, ...ENVELOPES.map((name) => readProperty(value, name))].find(
      (each) => isObject(each) && tellsOfError(each, isAnswer),
    );
    if (isObject(body)) return body;
    at = plain.indexOf('{', value === undefined ? at + 1 : end);
  }
  return quotedXml(text);
}

function quotedXml(text: string): string | undefined {
  const at = text.search(XML_ROOT);
  if (at < 0) return undefined;
  const xml = text.slice(at, at + XML_MAX);
  return XML_ERROR.test(xml) ? xml : undefined;
}

/** `isAnswer`: what it stands behind says that it came back, so that a text in it is enough. */
function tellsOfError(value: object, isAnswer: boolean): boolean {
  const told = readNames(value, 60).filter((name) => isSomething(readProperty(value, name)));
  if (told.some((name) => OF_ERRORS.test(name))) return true;
  const [hasText, hasCode] = [OF_TEXTS, OF_CODES].map((names) => told.some((name) => names.test(name)));
  return isAnswer ? hasText === true || hasCode === true : hasText === true && hasCode === true;
}

function isSomething(value: unknown): boolean {
  return value !== null && value !== '' && value !== false && !(isObject(value) && readNames(value, 1).length === 0);
}

/** The literal that begins at `start`, read as JSON; no value when it is none or does not end. */
function literalAt(text: string, start: number): { readonly value?: unknown; readonly end: number } {
  let json = '';
  let depth = 0;
  TOKEN.lastIndex = start;
  for (let count = 0; count < TOKENS_MAX; count += 1) {
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return { end: start };
    json += asJson(token);
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth === 0) return { value: parsed(json), end: TOKEN.lastIndex };
  }
  return { end: start };
}

function asJson(token: string): string {
  const first = token.charAt(0);
  if (first === '"' || /^[\s{}[\],\d-]/.test(token) || token === ':') return token;
  if (token === '=>') return ':';
  if (first === "'") return JSON.stringify(token.slice(1, -1).replace(/\\(.)/g, '$1'));
  return Object.hasOwn(WORDS, token) ? (WORDS[token] ?? 'null') : JSON.stringify(token.replace(/^:/, ''));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
