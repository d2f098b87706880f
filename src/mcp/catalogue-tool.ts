// catalogueTool: a tool of the catalogue as the server has it.
// Between the wire and the harness: arguments are read, the tool runs, its answer is worded for the protocol.
import type { Language } from '../contract/tool-error.ts';
import type { Tool, ToolContext } from '../tools/tool.ts';
import { definitionOf } from './definition.ts';
import type { McpTool } from './mcp-tool.ts';
import { failed, succeeded } from './results/result.ts';

/** What its calls work with, but for the signal, which each has of its own. */
export interface Under extends Pick<ToolContext, 'harness' | 'deadlineMs'> {
  readonly lang: Language;
}

/** `tool` on the wire. */
export function catalogueTool(tool: Tool, { lang, ...context }: Under): McpTool {
  return {
    definition: definitionOf(tool, lang),
    call: async (args, { mcpReq: { signal } }) => {
      const input = tool.input.parse(args ?? {});
      const answer = await tool.run(input, { ...context, signal });
      return answer.ok ? succeeded(answer.value) : failed(answer.error);
    },
  };
}
