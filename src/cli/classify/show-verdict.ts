// showVerdict: a tool error for people, a field a line; with its reasons when they were asked for.
// At the edge, for `overdue classify` without `--json`.
import type { ToolError } from '../../contract/tool-error.ts';
import type { Paint } from '../../tck/report-table.ts';
import type { Reasons } from './reasons.ts';

type Row = readonly [name: string, value: string];

/** The text of a verdict, with its last newline. */
export function showVerdict(error: ToolError, reasons: Reasons | undefined, paint: Paint): string {
  const head = error.retryable ? paint.good(error.error_type) : paint.bad(error.error_type);
  const lines = [head, ...rows(verdictRows(error), paint), ...(reasons === undefined ? [] : reasonLines(reasons, paint))];
  return `${lines.join('\n')}\n`;
}

function verdictRows(error: ToolError): readonly Row[] {
  const { retryable, guidance, action, effect, retry_after_ms, rule, because, correlation_id, upstream, details } = error;
  return [
    ['retryable', String(retryable)],
    ['guidance', guidance],
    ['action', action],
    ['effect', effect],
    ['retry_after_ms', String(retry_after_ms)],
    ['rule', rule],
    ['because', because],
    ...(upstream === undefined ? [] : [['upstream', members(upstream)] as const]),
    ...(details === undefined ? [] : [['details', members(details)] as const]),
    ['correlation_id', correlation_id],
  ];
}

function reasonLines({ read_as, evidence, nearest_misses }: Reasons, paint: Paint): readonly string[] {
  const { sources, ...facts } = evidence;
  const seen: readonly Row[] = [
    ['sources', sources.join(', ') || 'none'],
    ...Object.entries(facts).map(([name, value]) => [name, text(value)] as const),
  ];
  const misses = nearest_misses.map(({ rule, error_type, lacked }) => [rule, `${error_type}, but for ${lacked.join(', ')}`] as const);
  return [
    ...['', `evidence${read_as === undefined ? '' : ` (read as ${read_as})`}`, ...rows(seen, paint)],
    ...['', 'nearest misses', ...(misses.length === 0 ? ['  none'] : rows(misses, paint))],
  ];
}

function rows(list: readonly Row[], paint: Paint): readonly string[] {
  const width = Math.max(...list.map(([name]) => name.length));
  return list.map(([name, value]) => `  ${paint.faint(name.padEnd(width))}  ${value}`);
}

function members(object: object): string {
  return Object.entries(object)
    .map(([name, value]) => `${name}: ${text(value)}`)
    .join(', ');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
