// briefOf: a tool in a line, with the caller that calls it.
// Between the catalogue and what a model reads.
import type { Language } from '../../contract/tool-error.ts';
import type { Risk } from '../../tools/tool.ts';
import type { ServedTool } from './surface-parts.ts';

/** The caller of each risk, the lowest first. */
export const CALLERS = {
  read: 'call_read_tool',
  write: 'call_write_tool',
  destructive: 'call_destructive_tool',
} as const satisfies Readonly<Record<Risk, string>>;

/** A tool in a line. */
export interface BriefTool {
  readonly name: string;
  readonly summary: string;
  /** What another tool is for, and which. */
  readonly not_for?: string;
  /** Names of the arguments without which it cannot be called. */
  readonly required?: string;
  readonly caller: string;
}

/** The names of its required arguments. */
export function requiredOf({ served }: ServedTool): readonly string[] {
  return served.definition.inputSchema.required ?? [];
}

/** In a line. */
export function briefOf(entry: ServedTool, lang: Language): BriefTool {
  const { name, risk, wording } = entry.tool;
  const { summary, notFor } = wording[lang];
  const required = requiredOf(entry);
  return {
    name,
    summary,
    ...(notFor === undefined ? {} : { not_for: notFor }),
    ...(required.length === 0 ? {} : { required: required.join(', ') }),
    caller: CALLERS[risk],
  };
}
