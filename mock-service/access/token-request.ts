// readTokenRequest: what a call to the token endpoint asks for, read off its form and its Authorization header.
// Step 4 of a call to the token endpoint. @see RFC 6749, sections 2.3.1 and 3.2
import { type Call, headerOf } from '../call.ts';

/** What a call asks for, before anybody has looked at whether it may. */
export interface TokenRequest {
  /** Parameters that were given and are not empty, each once. */
  readonly form: ReadonlyMap<string, string>;
  readonly client: { readonly id: string; readonly secret: string } | null;
}

/** Why there is none, in the RFC's words. */
export interface TokenRefusal {
  readonly error:
    | 'invalid_request'
    | 'invalid_client'
    | 'invalid_grant'
    | 'unauthorized_client'
    | 'unsupported_grant_type'
    | 'invalid_scope'
    | 'temporarily_unavailable';
  /** One English sentence; names no value. */
  readonly description: string;
}

const FORM_TYPE = /^application\/x-www-form-urlencoded(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?[ \t]*;?$/i;
/** No form of the RFC is nearly as long, in bytes. */
const FORM_MAX_BYTES = 64 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A refusal of the token endpoint. */
export const refuseToken = (error: TokenRefusal['error'], description: string): TokenRefusal => ({ error, description });
const malformed = (description: string): TokenRefusal => refuseToken('invalid_request', description);

/** Decodes one name or value of a form; null when its escapes are not UTF-8. */
function formText(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null; // the only thing it throws for
  }
}

function readForm({ headers, body }: Call): Map<string, string> | TokenRefusal {
  if (!FORM_TYPE.test(headerOf({ headers }, 'content-type')?.trim() ?? ''))
    return malformed('Send the parameters as application/x-www-form-urlencoded in UTF-8.');
  if (body.byteLength > FORM_MAX_BYTES) return malformed(`The form has more than ${FORM_MAX_BYTES} bytes.`);
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    return malformed('The body is not valid UTF-8.');
  }
  const form = new Map<string, string>();
  for (const pair of text.split('&').filter((each) => each !== '')) {
    const mark = pair.indexOf('=');
    const name = formText(mark === -1 ? pair : pair.slice(0, mark));
    const value = formText(mark === -1 ? '' : pair.slice(mark + 1));
    if (name === null || value === null) return malformed('A parameter is not encoded as a form.');
    if (form.has(name)) return malformed('A parameter is given twice.');
    form.set(name, value);
  }
  // Parameters without a value count as left out (section 3.2).
  return new Map([...form].filter(([, value]) => value !== ''));
}

/** Id and secret of a Basic header; null: the header is of another scheme or absent; undefined: it cannot be read. */
function basicClient(headers: Call['headers']): TokenRequest['client'] | undefined {
  const header = headerOf({ headers }, 'authorization')?.trim() ?? '';
  if (header === '') return null;
  const encoded = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  try {
    const pair = utf8.decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
    const mark = pair.indexOf(':');
    const [id, secret] = [formText(pair.slice(0, mark)), formText(pair.slice(mark + 1))];
    return mark === -1 || id === null || secret === null ? undefined : { id, secret };
  } catch {
    return undefined; // not base64, or not UTF-8
  }
}

/** Reads a call to the token endpoint. Unknown parameters are ignored, as the RFC wants. Never throws. */
export function readTokenRequest(call: Call): TokenRequest | TokenRefusal {
  if (call.query !== '') return malformed('Parameters belong in the body, never in the address.');
  const form = readForm(call);
  if ('error' in form) return form;
  const basic = basicClient(call.headers);
  if (basic === undefined) return refuseToken('invalid_client', 'The Authorization header is not Basic with a client id and its secret.');
  const [id, secret] = [form.get('client_id'), form.get('client_secret')];
  if (basic === null) return { form, client: id === undefined || secret === undefined ? null : { id, secret } };
  if (secret !== undefined) return malformed('The client is authenticated in the header and in the body; use one.');
  if (id !== undefined && id !== basic.id) return malformed('The header and the body name different clients.');
  return { form, client: basic };
}
