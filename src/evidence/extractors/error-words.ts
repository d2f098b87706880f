// error-words: what the body of an answer says in a provider's own words, as one word of ours: codes first, then anchored phrases.
// Step 2 of a failure's walk, after the envelopes that are known by their standard.
import type { Body, Extractor, Facts, HttpLink } from '../evidence.ts';
import type { Meaning } from '../meaning.ts';
import { codeOf, pathOf } from '../redact.ts';
import { statedStatus } from '../stated-status.ts';
import { asksForTomorrow, waitIn } from '../texts/wait.ts';
import { isObject } from '../values/safe-read.ts';
import { saysDone } from '../wording/done-before.ts';
import { errorBody } from '../wording/error-body.ts';
import { tellsFailure } from '../wording/failed-members.ts';
import { countsDone, holdsObject } from '../wording/made.ts';
import { isXml, membersOf } from '../wording/markup.ts';
import { MEANING_ROWS } from '../wording/meanings/index.ts';
import { saysNever } from '../wording/never-again.ts';
import { passes } from '../wording/traits.ts';
import { meaningOf } from '../wording/wording.ts';

/** The call failed on the way to something, not for what it was. */
const isPassing = (says: Meaning | undefined): boolean => says === undefined || passes(says);

/** A wait is only asked for where waiting helps. */
const mayWait = (says: Meaning | undefined): boolean => says === undefined || MEANING_ROWS[says].waits === true;
const FIELDS_MAX = 20;

/** Reads every body that has something in it. */
export const errorWords: Extractor = {
  source: 'error-words',
  recognises: (link) => link.kind === 'http' && link.body !== null && (link.body.json !== undefined || link.body.text !== ''),
  extract: (link, _, known) =>
    link.kind === 'http' && link.body !== null && !isOfItems(link, known) ? factsOf(link, link.body, known) : {},
};

/** The items of a batch have answers of their own, which item-status reads. */
function isOfItems(link: HttpLink, { status }: Facts): boolean {
  return status !== undefined && status !== link.status && statedStatus(link) === undefined;
}

function factsOf(link: HttpLink, body: Body, known: Facts): Facts {
  const stated = statedStatus(link);
  const status = stated ?? link.status;
  const isSuccess = link.status >= 200 && link.status <= 299 && stated === undefined;
  // A page in place of the promised object may stand before work that was done: only one that asks to sign in tells that none was, and to
  // a client that was promised an object not even that.
  if (isSuccess && body.kind === 'html') return !link.doubted && asksToSignIn(body) ? { says: 'bad_credential' } : {};
  const said = errorBody(contentOf(body), isSuccess && body.kind !== 'html');
  const says = isSuccess && said.answeredNo === true ? answered(meaningOf(said, status)) : meaningOf(said, status);
  const code = known.code === undefined ? firstCode([...said.codes, ...said.classes]) : undefined;
  const waitMs = known.retry_after_ms === undefined && mayWait(says) ? (said.waitMs ?? waitIn(said.texts)) : undefined;
  const limit = said.limit ?? (asksForTomorrow(said.texts) ? 'day' : undefined);
  const isError = isSuccess && (said.codes.length > 0 || said.texts.length > 0);
  const isBeside = isError && holdsObject(body.json, link.status === 201 || isPassing(says));
  const isAccepted = isError && link.status === 202 && isPassing(says) && !(isObject(body.json) && tellsFailure(body.json));
  const isDoneBefore = saysDone(said.texts) || (!isSuccess && countsDone(body.json));
  const isPartial = said.partial || isBeside || isAccepted || (isPassing(says) && isDoneBefore);
  const fields = says === 'bad_input' ? said.fields.flatMap((path) => pathOf(path) ?? []).slice(0, FIELDS_MAX) : [];
  // Most bodies come by here: members that are set are cheaper than members that are spread.
  const facts: { -readonly [K in keyof Facts]: Facts[K] } = {};
  if (says !== undefined) facts.says = says;
  if (code !== undefined) facts.code = code;
  if (waitMs !== undefined) facts.retry_after_ms = waitMs;
  if (limit !== undefined) facts.limit = limit;
  if (isPartial) facts.partial = true;
  if ((!isSuccess || isError) && saysNever(said)) facts.told_to_retry = false;
  if (isError && body.kind !== 'html') facts.error_in_success = true;
  if (fields.length > 0) facts.fields = fields.map((path) => ({ path, expected: 'a valid value' }));
  return facts;
}

/** Of a payment `not authorized` is said by the issuer, and not of a credential. */
function answered(says: Meaning | undefined): Meaning {
  return says === undefined || OF_CALLERS.includes(says) ? 'declined' : says;
}

const OF_CALLERS: readonly Meaning[] = ['denied', 'unauthorized', 'no_permission', 'bad_credential', 'bad_input', 'rule'];

/** A body that begins as another answer does quotes one. */
const QUOTED_ANSWER = /^\s{0,9}HTTP\/\d(?:\.\d)? \d{3}[^\r\n]{0,200}/;

function asksToSignIn({ text }: Body): boolean {
  return meaningOf(errorBody(membersOf(text, 'html'), false), 401) === 'bad_credential';
}

function firstCode(words: readonly string[]): string | undefined {
  for (const word of words) {
    const code = codeOf(word);
    if (code !== undefined) return code;
  }
  return undefined;
}

function contentOf({ kind, json, text }: Body): unknown {
  if (json !== undefined) return json;
  if (kind === 'html') return membersOf(text, 'html');
  return membersOf(text.replace(QUOTED_ANSWER, ''), isXml(text) ? 'xml' : 'text');
}
