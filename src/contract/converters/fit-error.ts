// fitError: a tool error of at most 1,024 bytes of JSON, whatever a provider's lists hold. What a consumer acts by is never shortened.
// Beside a failure's walk: after step 4, for whoever pays for each byte that a model reads.
import type { ToolError, ToolErrorDetails } from '../tool-error.ts';

/** No tool error that a model reads is longer, in bytes of UTF-8. */
export const BYTES_MAX = 1_024;

const LISTS = ['allowed_operations', 'succeeded', 'failed', 'fields'] as const;
/** A list is cut to so many at once, and from then on one by one. */
const ITEMS_MAX = 20;

type Step = (error: ToolError) => ToolError;

/** In this order, until it fits: words about it first, then what is listed, then names; `error_type`, `retryable` and `guidance` last of all. */
const STEPS: readonly Step[] = [
  expectedTo(80),
  becauseTo(120),
  becauseTo(40),
  expectedTo(40),
  listsTo(ITEMS_MAX),
  ...Array.from({ length: LISTS.length * (ITEMS_MAX - 1) }, () => shorterList),
  expectedTo(20),
  becauseTo(20),
  listsTo(0),
  ({ upstream, ...error }) => (upstream?.status === undefined ? error : { ...error, upstream: { status: upstream.status } }),
  (error) => ({ ...error, correlation_id: cut(error.correlation_id, 40, '') }),
  (error) => ({ ...error, rule: cut(error.rule, 40, '') }),
  // No guidance of ours is so long: that of others may be.
  ({ details: _, ...error }) => error,
  ...[240, 120, 60, 20].map(guidanceTo),
];

/** The same error, or a shorter one that keeps the contract. */
export function fitError(error: ToolError): ToolError {
  let fitted = error;
  for (const step of STEPS) {
    if (bytesOf(fitted) <= BYTES_MAX) return fitted;
    fitted = step(fitted);
  }
  return fitted;
}

function bytesOf(error: ToolError): number {
  return new TextEncoder().encode(JSON.stringify(error)).length;
}

/** By whole characters. */
function cut(text: string, max: number, end = '…'): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, max - end.length);
  return `${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}${end}`;
}

function becauseTo(max: number): Step {
  return (error) => ({ ...error, because: cut(error.because, max) });
}

function guidanceTo(max: number): Step {
  return (error) => ({ ...error, guidance: cut(error.guidance, max) });
}

function expectedTo(max: number): Step {
  return within((details) => {
    if (details.fields === undefined) return details;
    return { ...details, fields: details.fields.map(({ path, expected }) => ({ path, expected: cut(expected, max) })) };
  });
}

function listsTo(max: number): Step {
  return within((details) => {
    const lists = LISTS.flatMap((name) => (details[name] === undefined || max === 0 ? [] : [[name, details[name].slice(0, max)]]));
    const { allowed_operations: _allowed, succeeded: _succeeded, failed: _failed, fields: _fields, ...rest } = details;
    return { ...rest, ...Object.fromEntries(lists) };
  });
}

/** The longest loses its last, but none its first. */
function shorterList(error: ToolError): ToolError {
  return within((details) => {
    const [longest] = [...LISTS].sort((one, other) => (details[other]?.length ?? 0) - (details[one]?.length ?? 0));
    const list = longest === undefined ? undefined : details[longest];
    return longest === undefined || list === undefined || list.length < 2 ? details : { ...details, [longest]: list.slice(0, -1) };
  })(error);
}

function within(step: (details: ToolErrorDetails) => ToolErrorDetails): Step {
  return (error) => (error.details === undefined ? error : { ...error, details: step(error.details) });
}
