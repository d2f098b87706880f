// membersOf: XML, HTML, form-encoded and plain bodies as members, so that `errorBody` reads them as it reads JSON.
// Step 2 of a failure's walk. Looks at the first characters only; no expression can backtrack over what another has read.
import { isOfLetters, remembered } from '../values/remembered.ts';
import { tellsFailure } from './failed-members.ts';

const TAGS_MAX = 200;
const ELEMENT = /<([A-Za-z][\w:.-]{0,80})([\s/][^<>]{0,300})?>([^<]{0,600})/g;
const ATTRIBUTE = /(?:^|\s)([\w:.-]{1,40})="([^"<>]{0,200})"/g;
const NAMED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&apos;': "'" };
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** XML-RPC's scalars, behind the name of a struct's member. @see http://xmlrpc.com/spec.md */
const RPC_VALUE = /^(?:int|i4|i8|string|boolean|double|value)$/;
const READ_IN_HTML = new Set(['title', 'h1', 'h2', 'p', 'pre', 'strong', 'b', 'li', 'div', 'span', 'body', 'center']);
/** Elements that hold an error. */
const IN_TROUBLE = /^(?:fault|err|error|errors|errore|errori|exception|erro|erros|apiexception|listamensagemretorno(?:lote)?)$/i;
/** Elements in which an authority or a bank says how it went, and those whose name holds the word: `DescripcionErrorRegistro`. */
const TELLS_TROUBLE =
  /^(?:xMotivo|faultstring|(?:desc|msg|mensagem|descricao|mensaje|descripcion)_?(?:resposta|retorno|status|resultado|respuesta))$/i;
const NAMES_TROUBLE = /(?:^|[a-z_])Err(?:or|o)(?:$|[A-Z_])/;
/** A message of more than a text: authorities put no other into an answer. */
const MESSAGES = /^mensa(?:gem|gens|jes?)$/i;
const FAILED_ATTRIBUTE = /\b(?:isSuccess="false"|(?:state|status|result|success)="(?:error|failed|failure|fail|false|nok|rejected)")/i;
/** An element whose name says what failed: `invalidCredentialsFault`. */
const FAULT_NAME = /(?:Fault|Exception|Error)$/;

/** `status=ERROR`, a member a line. */
const LINES = /^[\w.-]{1,40}=[^\n]{0,300}\n[\w.-]{1,40}=/;

/** Members, or a text when it is a plain one. `isSuccess` as in `errorBody`. */
export function membersOf(text: string, kind: 'html' | 'text' | 'xml'): unknown {
  if (kind === 'html') return fromHtml(text);
  if (kind === 'xml') return fromXml(text);
  if (LINES.test(text)) return fromForm(text.slice(0, 4_000).replace(/&/g, '%26').replace(/\r?\n/g, '&'));
  return isForm(text) ? fromForm(text) : text.slice(0, 1_000);
}

/** True for a text that begins like XML, and is no HTML. */
export function isXml(text: string): boolean {
  return /^\s{0,20}<(?:\?xml|[A-Za-z][\w:.-]{0,80}[\s>/])/.test(text);
}

function isForm(text: string): boolean {
  return /^[\w.-]{1,60}=[^\s&]{0,500}(?:&|$)/.test(text);
}

function fromForm(text: string): unknown {
  const entries = [...new URLSearchParams(text.slice(0, 4_000))].slice(0, 30);
  const isError = entries.some(([name]) => /err|problem|fault/i.test(name));
  return isError ? { error: Object.fromEntries(entries) } : Object.fromEntries(entries);
}

function fromHtml(text: string): unknown {
  const message: string[] = [];
  for (const [, tag = '', , inner = ''] of text.slice(0, 8_000).matchAll(ELEMENT)) {
    const plain = decoded(inner);
    if (READ_IN_HTML.has(tag.toLowerCase()) && plain !== '' && message.length < 6) message.push(plain);
  }
  return { message };
}

function fromXml(text: string): unknown {
  const head = withoutSections(text.slice(0, 20_000));
  const members: Record<string, string>[] = [];
  const isStruct = head.includes('<member>');
  let named: string | undefined;
  let failed = false;
  ELEMENT.lastIndex = 0;
  for (let found = ELEMENT.exec(head); found !== null && members.length < TAGS_MAX; found = ELEMENT.exec(head)) {
    const [, tag = '', attributes = '', inner = ''] = found;
    const element = elements.of(tag);
    const value = decoded(inner);
    failed ||= tellsTrouble(element, attributes, value);
    if (element.failed !== undefined) members.push({ code: element.failed });
    if (attributes !== '') members.push(...membersIn(attributes));
    if (value === '') continue;
    if (isStruct && element.name === 'name') named = value;
    else if (named !== undefined && RPC_VALUE.test(element.name)) {
      members.push({ [named]: value });
      named = undefined;
    } else members.push({ [element.isWordy && /\s/.test(value) ? 'message' : element.name]: value });
  }
  return failed ? { error: members } : { items: members };
}

/** The text of each CDATA section as any other text. */
function withoutSections(text: string): string {
  const [before = '', ...rest] = text.split('<![CDATA[');
  return rest.reduce((all, part) => {
    const end = part.indexOf(']]>');
    const inner = end < 0 ? part : part.slice(0, end);
    return `${all}${inner.replace(/[<>&]/g, (mark) => ESCAPED[mark] ?? ' ')}${end < 0 ? '' : part.slice(end + 3)}`;
  }, before);
}

/** What the name of an element tells. */
interface ElementName {
  readonly name: string;
  readonly isTrouble: boolean;
  readonly isMessages: boolean;
  readonly tellsTrouble: boolean;
  readonly isWordy: boolean;
  /** What failed, where the name says it. */
  readonly failed: string | undefined;
}

const elements = remembered(elementName, isOfLetters);

function elementName(tag: string): ElementName {
  const name = localName(tag);
  return {
    name,
    isTrouble: IN_TROUBLE.test(name),
    isMessages: MESSAGES.test(name),
    tellsTrouble: TELLS_TROUBLE.test(name) || NAMES_TROUBLE.test(name),
    isWordy: /^(?:reason|text|error)$/i.test(name),
    failed: FAULT_NAME.test(name) && name.length > 9 ? name.replace(FAULT_NAME, '') : undefined,
  };
}

function tellsTrouble(element: ElementName, attributes: string, value: string): boolean {
  if (element.isTrouble || (attributes !== '' && FAILED_ATTRIBUTE.test(attributes))) return true;
  return value === '' ? element.isMessages : element.tellsTrouble || tellsFailure({ [element.name]: value });
}

function membersIn(attributes: string): Record<string, string>[] {
  const members: Record<string, string>[] = [];
  ATTRIBUTE.lastIndex = 0;
  for (let found = ATTRIBUTE.exec(attributes); found !== null; found = ATTRIBUTE.exec(attributes)) {
    const [, attribute = '', value = ''] = found;
    if (!attribute.startsWith('xmlns') && !attribute.includes('schemaLocation')) members.push({ [localName(attribute)]: value });
  }
  return members;
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

function decoded(text: string): string {
  if (!text.includes('&')) return text.trim();
  return text.replace(/&(?:amp|lt|gt|quot|apos|#39);/g, (entity) => NAMED[entity] ?? ' ').trim();
}
