// briefOf, definitionOf: a tool as an answer of the surface shows it: in a line, or in full.
// Between the catalogue and what a model reads.
import type { Language } from '../../contract/tool-error.ts';
import type { Risk } from '../../tools/tool.ts';
import type { McpTool } from '../mcp-tool.ts';
import type { ShelvedTool } from './surface-parts.ts';

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

/** What every tool has that is called by its own name. */
export interface DefinedTool {
  readonly name: string;
  readonly description: string;
  readonly annotations: McpTool['definition']['annotations'];
  readonly input_schema: McpTool['definition']['inputSchema'];
}

/** A tool of the catalogue in full: what there is to know before a call. */
export interface CatalogueDefinition extends DefinedTool {
  readonly category: string;
  readonly caller: string;
  /** What it answers, in one line. */
  readonly answers: string;
}

/** The names of its required arguments. */
export function requiredOf({ served }: ShelvedTool): readonly string[] {
  return served.definition.inputSchema.required ?? [];
}

/** In a line. */
export function briefOf(shelved: ShelvedTool, lang: Language): BriefTool {
  const { name, risk, wording } = shelved.tool;
  const { summary, notFor } = wording[lang];
  const required = requiredOf(shelved);
  return {
    name,
    summary,
    ...(notFor === undefined ? {} : { not_for: notFor }),
    ...(required.length === 0 ? {} : { required: required.join(', ') }),
    caller: CALLERS[risk],
  };
}

/** As tools/list would show it. */
export function definedOf({ definition: { name, description = '', annotations, inputSchema } }: McpTool): DefinedTool {
  return { name, description, annotations, input_schema: inputSchema };
}

/** In full. */
export function definitionOf({ tool, served }: ShelvedTool): CatalogueDefinition {
  return { ...definedOf(served), category: tool.category, caller: CALLERS[tool.risk], answers: tool.output };
}
