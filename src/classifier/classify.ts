// classify: any failure → one tool error. Steps 2 to 4 of a failure's walk in one call.
// Never throws, whatever it is given.
import { conclude } from '../contract/conclude.ts';
import type { Effect } from '../contract/error-types.ts';
import { guidance } from '../contract/guidance/guidance.ts';
import { type CallContext, callKind, safeToRepeat } from '../contract/safe-to-repeat.ts';
import { LANGUAGES, type Language, type OperationContext, type ToolError, type ToolErrorDetails } from '../contract/tool-error.ts';
import { collect } from '../evidence/collect.ts';
import type { Evidence, ExtractionContext, Extractor } from '../evidence/evidence.ts';
import { fingerprint } from '../evidence/fingerprint.ts';
import { readProperty } from '../evidence/values/safe-read.ts';
import { callContext } from './call-context.ts';
import type { Outcome, Rule } from './rule.ts';
import { indexRules } from './rule-index.ts';
import { LAST_RULE, RULES } from './rules/index.ts';

/** What the caller knows besides the failure. */
export interface ClassifyOptions {
  /** What is known of the call; leave it out when nothing is. One without a `write` counts as a write without a key. */
  readonly operation?: OperationContext;
  /** Of the guidance; English when left out. */
  readonly lang?: Language;
  /** Names the failure in logs; when left out the provider's request id, else a name made of the evidence: the same failure, the same name. */
  readonly correlationId?: string;
  /** When the failure arrived, milliseconds since 1970; for dates in headers when the response has no `Date`. */
  readonly receivedAtMs?: number;
}

const firstRule = indexRules(RULES);

/**
 * The tool error of `failure`; options that are none count as left out. A `Response` whose body nobody read is judged by its status and
 * headers alone: `classifyResponse` reads it.
 */
export function classify(failure: unknown, options?: ClassifyOptions | null): ToolError {
  const evidence = evidenceFor(failure, options);
  return judge(evidence, decidingRule(evidence), options);
}

/** What `failure` shows, with what the options say of its arrival. */
export function evidenceFor(failure: unknown, options?: ClassifyOptions | null): Evidence {
  return collect(failure, arrivalOf(options));
}

function arrivalOf(options: ClassifyOptions | null | undefined): ExtractionContext {
  const receivedAtMs = readProperty(options, 'receivedAtMs');
  return typeof receivedAtMs === 'number' ? { receivedAtMs } : {};
}

/** `classify` with other rules and extractors than all there are: how the general ones do without a provider's own is measured with it. */
export function classifierOf(rules: readonly Rule[], extractors: readonly Extractor[]): typeof classify {
  const first = indexRules(rules);
  return (failure, options) => {
    const evidence = collect(failure, arrivalOf(options), extractors);
    return judge(evidence, first(evidence) ?? LAST_RULE, options);
  };
}

/** The first rule that matches. */
export function decidingRule(evidence: Evidence): Rule {
  return firstRule(evidence) ?? LAST_RULE;
}

/** The tool error that `rule` makes of `evidence`. */
export function judge(evidence: Evidence, rule: Rule, options?: ClassifyOptions | null): ToolError {
  const call = callContext(evidence, readProperty(options, 'operation'));
  const { error_type } = rule.then;
  const isPartial = evidence.partial === true && callKind(call) !== 'read';
  const effect = isPartial ? 'partial' : leastCertain(effectOf(rule.then, evidence, call), evidence, call);
  const details = detailsOf(rule.then, evidence);
  const verdict = conclude({
    error_type,
    effect,
    safeToRepeat: safeToRepeat(call),
    refreshable: details.refreshable === true,
    veto: rule.then.veto === true || evidence.told_to_retry === false || isPartial,
  });
  const retry_after_ms = evidence.retry_after_ms ?? rule.then.retry_after_ms ?? null;
  const operationKnown = callKind(call) !== 'unseen';
  const upstream = upstreamOf(evidence);
  const error: ToolError = {
    error_type,
    retryable: verdict.retryable,
    guidance: guidance(
      { error_type, action: verdict.action, effect, retry_after_ms, details, operationKnown },
      languageOf(readProperty(options, 'lang')),
    ),
    action: verdict.action,
    effect,
    retry_after_ms,
    rule: rule.id,
    because: rule.because,
    correlation_id: nameGiven(readProperty(options, 'correlationId')) || evidence.request_id || fingerprint(evidence),
  };
  if (upstream !== undefined) error.upstream = upstream;
  if (Object.keys(details).length > 0) error.details = details;
  return error;
}

/** By its first subtag, whatever its case: `pt` and `pt-br` are Portuguese; English for a language that guidance does not exist in. */
function languageOf(lang: unknown): Language {
  const spoken = typeof lang === 'string' ? primary(lang) : 'en';
  return LANGUAGES.find((known) => primary(known) === spoken) ?? 'en';
}

function primary(lang: string): string {
  return (lang.slice(0, 20).split(/[-_]/)[0] ?? '').toLowerCase();
}

function nameGiven(correlationId: unknown): string {
  return typeof correlationId === 'string' ? correlationId : '';
}

function effectOf(outcome: Outcome, { phase, told_effect }: Evidence, call: CallContext): Effect {
  if (callKind(call) === 'read') return 'not_applied';
  if (outcome.effect === 'as_told') return told_effect ?? 'unknown';
  if (outcome.effect !== 'by_phase') return outcome.effect;
  return phase === 'connect' ? 'not_applied' : 'unknown';
}

/** Law 6: of several attempts the effect is the least certain. */
function leastCertain(effect: Effect, { unsettled }: Evidence, call: CallContext): Effect {
  return unsettled === true && effect === 'not_applied' && callKind(call) !== 'read' ? 'unknown' : effect;
}

function detailsOf(outcome: Outcome, evidence: Evidence): ToolErrorDetails {
  const { fields, allowed_operations, existing_id, origin } = evidence;
  const details: ToolErrorDetails = {};
  if (fields !== undefined) details.fields = fields.map((field) => ({ ...field }));
  if (allowed_operations !== undefined) details.allowed_operations = [...allowed_operations];
  if (existing_id !== undefined) details.existing_id = existing_id;
  if (origin !== undefined) details.origin = origin;
  return Object.assign(details, outcome.details);
}

function upstreamOf({ status, code, request_id }: Evidence): ToolError['upstream'] {
  if (status === undefined && code === undefined && request_id === undefined) return undefined;
  const upstream: ToolError['upstream'] = {};
  if (status !== undefined) upstream.status = status;
  if (code !== undefined) upstream.code = code;
  if (request_id !== undefined) upstream.request_id = request_id;
  return upstream;
}
