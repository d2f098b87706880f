// collect: walks a failure and its causes and gathers facts; the outer link's word stands, causes fill in the rest.
// Step 2 of a failure's walk. Never throws, whatever it is given.
import type { Evidence, ExtractionContext, Facts, Link } from './evidence.ts';
import { EXTRACTORS } from './extractors/index.ts';
import { causesOf, toLink } from './link.ts';
import type { Phase } from './phase.ts';
import { nameOf } from './redact.ts';
import { isObject } from './safe-read.ts';

const DEPTH_MAX = 10;
const LINKS_MAX = 100;
const PHASES: readonly (Phase | undefined)[] = ['connect', undefined, 'send', 'headers', 'body', 'decode'];

interface Walk {
  readonly context: ExtractionContext;
  readonly seen: Set<unknown>;
  readonly sources: Set<string>;
  /** Class name of the outermost thrown value; stands when no extractor named the one that decides. */
  outermost?: string | undefined;
}

/** The facts of `failure`. `receivedAtMs` is when it arrived; without it and without a `Date` header, dates say nothing. */
export function collect(failure: unknown, context: ExtractionContext = {}): Evidence {
  const walk: Walk = { context, seen: new Set(), sources: new Set() };
  const facts = factsOf(failure, walk, DEPTH_MAX);
  const exception = facts.exception ?? walk.outermost;
  return { sources: [...walk.sources], ...facts, ...(exception === undefined ? {} : { exception }) };
}

function factsOf(value: unknown, walk: Walk, depth: number): Facts {
  if (depth === 0 || walk.seen.size >= LINKS_MAX || walk.seen.has(value)) return {};
  if (isObject(value)) walk.seen.add(value);
  const link = toLink(value);
  if (link === null) return {};
  if (link.kind === 'thrown') walk.outermost ??= nameOf(link.name);
  const { cause, siblings } = causesOf(value, link);
  const own = factsOfLink(link, walk);
  if (cause === undefined && siblings.length === 0) return own;
  const below = siblings.map((sibling) => factsOf(sibling, walk, depth - 1)).sort(byPhase);
  return [factsOf(cause, walk, depth - 1), ...below].reduce(merge, own);
}

function factsOfLink(link: Link, walk: Walk): Facts {
  let facts: Facts = {};
  for (const extractor of EXTRACTORS) {
    if (!extractor.recognises(link)) continue;
    walk.sources.add(extractor.source);
    facts = merge(facts, extractor.extract(link, walk.context));
  }
  return facts;
}

/** Of several errors in one, the one that went furthest speaks first: its effect is the least certain. */
function byPhase(one: Facts, other: Facts): number {
  return PHASES.indexOf(other.phase) - PHASES.indexOf(one.phase);
}

/** What `outer` says stands; `inner` fills in the rest. */
function merge(outer: Facts, inner: Facts): Facts {
  // A library's AbortError often wraps the reason: a deadline below it says more than "aborted".
  const aborted = outer.aborted_by === 'caller' && inner.aborted_by === 'deadline' ? { aborted_by: inner.aborted_by } : {};
  return { ...inner, ...outer, ...aborted };
}
