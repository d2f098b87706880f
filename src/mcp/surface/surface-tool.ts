// surfaceTool: a tool of the surface on the wire: its arguments are read as every tool's are, and its refusals are tool errors like every other.
// Between the wire and the catalogue.
import type * as z from 'zod';
import type { Complaint } from '../../tools/arguments/complaints.ts';
import { jsonSchemaOf } from '../../tools/arguments/json-schema.ts';
import { readArguments } from '../../tools/arguments/read-arguments.ts';
import type { ToolAnnotations } from '../../tools/tool.ts';
import { badArguments } from '../failures/bad-arguments.ts';
import type { McpAnswer, McpContext, McpTool } from '../mcp-tool.ts';
import { failed } from '../results/result.ts';
import type { ToolWords } from '../texts/surface-texts.ts';
import type { SurfaceParts } from './surface-parts.ts';

/** What differs from one to another. */
export interface SurfaceTool<Input> {
  readonly name: string;
  readonly words: ToolWords;
  readonly input: z.ZodObject & z.ZodType<Input>;
  readonly annotations: ToolAnnotations;
  /** Whatever came, as the schema has it; where this cannot tell, it leaves all as it came. */
  readonly coerce?: (args: unknown) => unknown;
  answer(input: Input, context: McpContext): Promise<McpAnswer>;
}

/** Clients that hide tools until they are searched for show these from the start. */
const ALWAYS_SHOWN = { 'anthropic/alwaysLoad': true };

/** The tool. */
export function surfaceTool<Input>(
  { name, words, input, annotations, coerce = (args) => args, answer }: SurfaceTool<Input>,
  parts: SurfaceParts,
): McpTool {
  // What else is refused is said when it comes; in the list it would only cost words.
  const { additionalProperties, ...inputSchema } = jsonSchemaOf(input);
  return {
    definition: { name, ...words, inputSchema, annotations, _meta: ALWAYS_SHOWN },
    call: async (args, context) => {
      const read = readArguments(input, coerce(args), { lang: parts.lang, nullIsNone: true });
      return read.ok ? answer(read.input as Input, context) : refused(name, read.fields, parts);
    },
  };
}

/** The answer to arguments that `tool` does not take. */
export function refused(tool: string, fields: readonly Complaint[], { lang, random }: SurfaceParts): McpAnswer {
  return failed(badArguments({ tool, fields, lang, correlationId: random.id() }));
}
