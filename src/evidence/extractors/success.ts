// success: a response that is one in every way that shows: somebody handed it in by mistake.
// Step 2 of a failure's walk. One that a library threw, or our client did not believe, is none; nor is a page, or what was said to be JSON.
import type { Body, Extractor, HttpLink } from '../evidence.ts';
import { statedStatus } from '../stated-status.ts';
import { readNames, readProperty } from '../values/safe-read.ts';

/** A body may be left out of these. @see RFC 9110, sections 15.3.3, 15.3.5 and 15.3.6 */
const BODILESS: readonly number[] = [202, 204, 205];

/** Members in which a body tells of what went wrong; `errors: []` and `error: null` tell of nothing. */
const TROUBLE =
  /^(?:errors?|faults?|exceptions?|problems?|fault_?(?:code|string)|error_?(?:code|message|description|type)|erros?|mensagem_?erro)$/i;
const NAMES_MAX = 200;
/** In a text or XML: it may tell of what went wrong, and is not taken for an answer. */
const TROUBLE_WORDS =
  /err[oa]|fail|falh|fault|exce[pç]|den(?:ied|y)|negad|inv[aá]l|refus|recus|reje[ci]|forbidden|unauthori|mensagem|motivo|warn|unavailable/i;

/** Recognises what is no failure. */
export const success: Extractor = {
  source: 'success',
  recognises: (link) => (link.kind === 'http' ? isSuccess(link) : link.kind === 'thrown' && link.isDone),
  extract: (link, _, known) => {
    if (link.kind === 'thrown') return { success: true, phase: 'decode' };
    // Of a batch, an item failed.
    return link.kind === 'http' && known.status === link.status ? { success: true } : {};
  },
};

function isSuccess(link: HttpLink): boolean {
  const { status, body, broken, doubted } = link;
  if (status < 200 || status > 299 || broken || doubted || statedStatus(link) !== undefined) return false;
  if (body === null) return true;
  if (body.kind === 'empty') return BODILESS.includes(status);
  return body.kind === 'json' ? !tellsOfTrouble(body) : body.kind === 'text' && !TROUBLE_WORDS.test(body.text);
}

function tellsOfTrouble({ json }: Body): boolean {
  return readNames(json, NAMES_MAX).some((name) => TROUBLE.test(name) && isSomething(readProperty(json, name)));
}

function isSomething(value: unknown): boolean {
  const isEmpty = value === null || value === false || value === '' || value === 0 || value === '0';
  return !isEmpty && !(typeof value === 'object' && readNames(value, 1).length === 0);
}
