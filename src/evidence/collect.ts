// collect: walks a failure and its causes and gathers facts; the outer link's word stands, causes fill in the rest.
// Step 2 of a failure's walk. Never throws, whatever it is given.

import { isUnsettled, isUnsettledText, tellsUnsettled } from './attempts/unsettled.ts';
import type { Evidence, ExtractionContext, Extractor, Facts, Link } from './evidence.ts';
import { EXTRACTORS } from './extractors/index.ts';
import { namedForm } from './input/named-form.ts';
import { causesOf, toLink } from './link.ts';
import { nameOf } from './redact.ts';
import type { Phase } from './symptom.ts';
import { isObject } from './values/safe-read.ts';
import { isFinal } from './wording/traits.ts';

const DEPTH_MAX = 10;
const LINKS_MAX = 100;
const PHASES: readonly (Phase | undefined)[] = ['connect', undefined, 'send', 'headers', 'body', 'decode'];

interface Walk {
  readonly context: ExtractionContext;
  readonly extractors: readonly Extractor[];
  readonly seen: Set<unknown>;
  readonly sources: Set<string>;
  /** Class name of the outermost thrown value; stands when no extractor named the one that decides. */
  outermost?: string | undefined;
}

/**
 * The facts of `failure`. `receivedAtMs` is when it arrived; without it and without a `Date` header, dates say nothing. All extractors are
 * asked, unless they are given: that is how what one of them adds is measured.
 */
export function collect(failure: unknown, context: ExtractionContext = {}, extractors: readonly Extractor[] = EXTRACTORS): Evidence {
  const walk: Walk = { context, extractors, seen: new Set(), sources: new Set() };
  const facts = factsOf(namedForm(failure), walk, DEPTH_MAX);
  const exception = facts.exception ?? walk.outermost;
  const evidence: { -readonly [K in keyof Evidence]: Evidence[K] } & { told?: Facts['told'] } = { sources: [...walk.sources], ...facts };
  if (facts.told !== undefined) {
    delete evidence.told;
    if (!FIRMER.some((name) => facts[name] !== undefined)) evidence.says = facts.told;
  }
  if (exception !== undefined) evidence.exception = exception;
  return evidence;
}

/** Facts that say more than the words of a message. */
const FIRMER = ['says', 'symptom', 'errno', 'aborted_by', 'transport_failed', 'grpc_status', 'renewal'] as const;

function factsOf(value: unknown, walk: Walk, depth: number): Facts {
  if (depth === 0 || walk.seen.size >= LINKS_MAX || walk.seen.has(value)) return {};
  if (isObject(value)) walk.seen.add(value);
  const link = toLink(value);
  if (link === null) return {};
  if (link.kind === 'thrown') walk.outermost ??= nameOf(link.name);
  const { cause, siblings, earlier } = causesOf(value, link);
  const own = factsOfLink(link, walk);
  if (link.kind === 'text' && own.success === true) return own;
  if (link.kind === 'text' && ((earlier !== undefined && isUnsettledText(earlier)) || tellsUnsettled(link.text)))
    fill(own, { unsettled: true });
  if (cause === undefined && siblings.length === 0) return own;
  const below = siblings.map((sibling) => firm(factsOf(sibling, walk, depth - 1))).sort(byCertainty);
  const inner = factsOf(cause, walk, depth - 1);
  const attempts = [...(siblings.length > 0 ? [own, inner, ...below] : []), ...(isAnotherAttempt(own, inner, link) ? [inner] : [])];
  const unsettled = attempts.some(isUnsettled) ? { unsettled: true } : {};
  if (isWordless(link)) return [own, ...below, unsettled].reduce(filled, inner);
  for (const each of [inner, ...below, unsettled]) fill(own, each);
  return own;
}

/** An error of one attempt that carries another's: it is named so, or both have a code of the system's and this one never left. */
function isAnotherAttempt(own: Facts, inner: Facts, link: Link): boolean {
  if (link.kind === 'http' && /Retr(?:y|ies)|Attempt/.test(link.carrier)) return true;
  return own.phase === 'connect' && own.errno !== undefined && inner.errno !== undefined && own.errno !== inner.errno;
}

/** What an attempt's own words say for good stands beside what broke the others off: permanent beats transient. */
function firm(facts: Facts): Facts {
  const { told, ...rest } = facts;
  const stands = told !== undefined && isFinal(told) && !FIRMER.some((name) => rest[name] !== undefined);
  return stands ? { ...rest, says: told } : facts;
}

function factsOfLink(link: Link, walk: Walk): Facts {
  const facts: Facts = {};
  for (const extractor of walk.extractors) {
    if (!extractor.recognises(link) || isSettled(facts, link)) continue;
    walk.sources.add(extractor.source);
    fill(facts, extractor.extract(link, walk.context, facts));
  }
  return facts;
}

/** Of a log whose last attempt succeeded nothing else counts. */
function isSettled({ success }: Facts, { kind }: Link): boolean {
  return success === true && kind === 'text';
}

/** Java wraps without a word of its own: what a class alone says is believed when its cause says nothing. */
function isWordless(link: Link): boolean {
  return (
    link.kind === 'text' &&
    /^(?:Exception in thread "[^"\n]{0,80}" )?[\w.$]{1,200}(?:Exception|Error)(?:: null)?\s{0,3}(?:\n|$)/.test(link.text)
  );
}

function filled(facts: Facts, inner: Facts): Facts {
  const all = { ...facts };
  fill(all, inner);
  return all;
}

/** Of several errors in one, the one that went furthest speaks first: its effect is the least certain. */
function byCertainty(one: Facts, other: Facts): number {
  return Number(isUnsettled(other)) - Number(isUnsettled(one)) || PHASES.indexOf(other.phase) - PHASES.indexOf(one.phase);
}

/** What `outer` says stands; `inner` fills in the rest. */
function fill(outer: Record<string, unknown> & Facts, inner: Facts): void {
  // A library's AbortError often wraps the reason: a deadline below it says more than "aborted".
  const isDeadline = outer.aborted_by === 'caller' && inner.aborted_by === 'deadline';
  for (const name in inner) if (!(name in outer) || (isDeadline && name === 'aborted_by')) outer[name] = inner[name as keyof Facts];
}
