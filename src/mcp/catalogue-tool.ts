// catalogueTool: a tool of the catalogue as the server has it.
// Between the wire and the harness: arguments are read, the tool runs, its answer is worded for the protocol.
import { OPERATIONS } from '../client/operations.ts';
import { type Language, toolErrorSchema } from '../contract/tool-error.ts';
import { readArguments } from '../tools/arguments/read-arguments.ts';
import type { Tool, ToolContext } from '../tools/tool.ts';
import { definitionOf } from './definition.ts';
import { answerTooLong, limitFor } from './failures/answer-too-long.ts';
import { badArguments } from './failures/bad-arguments.ts';
import type { McpAnswer, McpContext, McpTool } from './mcp-tool.ts';
import { progressOf } from './progress/progress-of.ts';
import { amendedNote } from './results/amended-note.ts';
import { documentContent } from './results/document-content.ts';
import { failed, succeeded } from './results/result.ts';
import { withWantedId } from './results/wanted-id.ts';

/** What all its calls work with. */
export interface CatalogueToolOptions extends Pick<ToolContext, 'harness'> {
  readonly lang: Language;
  /** Of correlation ids. */
  readonly random: { id(): string };
}

/** `tool` on the wire. */
export function catalogueTool(tool: Tool, options: CatalogueToolOptions): McpTool {
  return { definition: definitionOf(tool, options.lang), call: (args, context) => callTool(tool, options, args, context) };
}

async function callTool(tool: Tool, options: CatalogueToolOptions, args: unknown, context: McpContext): Promise<McpAnswer> {
  const { name, input: schema } = tool;
  const { lang, random, harness } = options;
  // To be left alone or to be taken away: in a change null can be meant as either.
  const read = readArguments(schema, args, { lang, nullIsNone: OPERATIONS[name].method !== 'PATCH' });
  if (!read.ok) return failed(badArguments({ tool: name, fields: read.fields, lang, correlationId: random.id() }));
  const { input, amended } = read;
  const answer = await tool.run(input, { harness, signal: context.mcpReq.signal, onEvent: progressOf(context, lang) });
  if (!answer.ok) return failed(withWantedId(toolErrorSchema.parse(answer.error), input, lang));
  const limit = tool.risk === 'read' && Object.hasOwn(schema.shape, 'limit') ? limitFor(answer.value) : null;
  const isPaged = Object.hasOwn(schema.shape, 'cursor');
  if (limit !== null) return failed(answerTooLong({ tool: name, limit, isPaged, lang, correlationId: random.id() }));
  return succeeded(answer.value, [...documentContent(answer.document, { operation: name, input }), ...amendedNote(amended, lang)]);
}
