// tool-error: a tool error that another program made which keeps the same contract: its type, effect and word on repeating.
// Step 2 of a failure's walk: in the result of a tool, a body, a text, a Temporal failure. What it says is a fact; the laws are kept by whoever concludes.
// @see docs/contract.md
import type { Evidence, Extractor, Facts, Link, ThrownLink } from '../evidence.ts';
import { once } from '../link.ts';
import { expectationOf, idOf, nameOf, pathOf, requestIdOf } from '../redact.ts';
import { numberOf, readList, readPath, readProperty } from '../values/safe-read.ts';
import { toldError } from '../values/told-error.ts';

const EFFECTS: readonly NonNullable<Evidence['told_effect']>[] = ['not_applied', 'applied', 'unknown'];
const LIST_MAX = 50;
/** One in a sentence, where its JSON is not kept. */
const WORDED = /^(\w{3,40}) \(retryable: (true|false)(?:, retry_after_ms: (\d{1,12}))?\)\. /;

/** Reads it. */
export const toolError: Extractor = {
  source: 'tool-error',
  recognises: (link) => factsIn(link) !== undefined,
  extract: (link) => factsIn(link) ?? {},
};

const factsIn = once((link: Link): Facts | undefined => {
  if (link.kind === 'text') return worded(link.text) ?? (isQuoted(link.text) ? { told_to_retry: false } : undefined);
  if (link.kind === 'thrown') return isFinal(link) ? { told_to_retry: false } : undefined;
  const json = link.body?.json;
  const told = toldError(json) ?? toldError(readProperty(json, 'error'));
  if (told === undefined) return undefined;
  return isRefused(link.status) && readProperty(told, 'retryable') === true ? { told_to_retry: false } : factsOf(told);
});

/** A status by which an answer refuses for good: a body that says otherwise is not believed. */
function isRefused(status: number): boolean {
  return status >= 400 && status <= 499 && ![408, 409, 423, 425, 429].includes(status);
}

/** A tool error is believed as the whole of a text; within one it may be somebody's data. */
function isQuoted(text: string): boolean {
  return !/^\s*\{/.test(text) && /error_type\W{1,6}\w/.test(text) && /retryable\W{1,6}true/.test(text);
}

/** Temporal's word on a failure that is kept without its details. */
function isFinal(link: ThrownLink): boolean {
  return link.flag('nonRetryable') === true || link.flag('applicationFailureInfo', 'nonRetryable') === true;
}

function worded(text: string): Facts | undefined {
  const [whole, type, retryable, waitMs] = WORDED.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return {
    tool_error: nameOf(type) ?? 'unknown',
    ...(retryable === 'true' ? {} : { told_to_retry: false }),
    ...(waitMs === undefined ? {} : { retry_after_ms: Number(waitMs) }),
  };
}

function factsOf(told: object): Facts {
  const type = nameOf(readProperty(told, 'error_type'));
  const effect = EFFECTS.find((each) => each === readProperty(told, 'effect'));
  const waitMs = numberOf(readProperty(told, 'retry_after_ms'));
  return {
    tool_error: type ?? 'unknown',
    ...(effect === undefined ? {} : { told_effect: effect }),
    ...(readProperty(told, 'effect') === 'partial' ? { partial: true } : {}),
    ...(readProperty(told, 'retryable') === true ? {} : { told_to_retry: false }),
    ...(readProperty(told, 'action') === 'refresh_credentials' ? { told_to_refresh: true } : {}),
    ...(waitMs !== undefined && Number.isSafeInteger(waitMs) && waitMs >= 0 ? { retry_after_ms: waitMs } : {}),
    ...namesOf(told),
  };
}

/** What there is to change, and what to ask for. */
function namesOf(told: object): Facts {
  const existing = idOf(readPath(told, ['details', 'existing_id']));
  const requestId = requestIdOf(readPath(told, ['upstream', 'request_id']));
  const allowed = readList(readPath(told, ['details', 'allowed_operations']), LIST_MAX).flatMap((name) => nameOf(name) ?? []);
  const fields = readList(readPath(told, ['details', 'fields']), LIST_MAX).flatMap((field) => {
    const path = pathOf(readProperty(field, 'path'));
    return path === undefined ? [] : [{ path, expected: expectationOf(readProperty(field, 'expected')) }];
  });
  return {
    ...(existing === undefined ? {} : { existing_id: existing }),
    ...(requestId === undefined ? {} : { request_id: requestId }),
    ...(allowed.length === 0 ? {} : { allowed_operations: allowed }),
    ...(fields.length === 0 ? {} : { fields }),
  };
}
