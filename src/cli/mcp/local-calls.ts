// showLocalCalls: a line for each call that never reaches the harness, which tells of all others: a search, arguments that do not fit.
// At the edge, around the parts that a server is made of.
import { ERROR_TYPES, type ErrorType } from '../../contract/error-types.ts';
import type { McpAnswer, McpTool } from '../../mcp/mcp-tool.ts';
import type { McpParts } from '../../mcp/parts.ts';
import type { Paint } from '../../tck/report-table.ts';

/** Takes a line without its newline. */
export type Show = (line: string) => unknown;

/** Tools that answer out of the catalogue. */
const ANSWERED_HERE: ReadonlySet<string> = new Set(['search_tools', 'describe_tools']);

/** `parts`; what is answered here is shown. */
export function showLocalCalls(parts: McpParts, show: Show, paint: Paint): McpParts {
  return { ...parts, find: (name) => shown(parts.find(name), show, paint) };
}

function shown(tool: McpTool | undefined, show: Show, paint: Paint): McpTool | undefined {
  if (tool === undefined) return undefined;
  const { name } = tool.definition;
  return {
    definition: tool.definition,
    call: async (args, context) => {
      const answer = await tool.call(args, context);
      const refused = localErrorOf(answer);
      if (refused !== null)
        show(
          `${paint.bad(`! ${name}  ${refused.error_type}, ${ERROR_TYPES[refused.error_type].class}`)}${paint.faint(` (${refused.rule})`)}`,
        );
      else if (ANSWERED_HERE.has(name)) show(`${paint.good(`+ ${name}  answered`)}`);
      return answer;
    },
  };
}

interface LocalError {
  readonly error_type: ErrorType;
  readonly rule: string;
}

/** Null: it succeeded, or a provider had to do with it. */
function localErrorOf(answer: McpAnswer): LocalError | null {
  if (answer.isError !== true || typeof answer.structuredContent !== 'object' || answer.structuredContent === null) return null;
  const { error_type, rule } = answer.structuredContent as Partial<Record<keyof LocalError, unknown>>;
  const isLocal = typeof rule === 'string' && rule.startsWith('mcp.') && typeof error_type === 'string' && error_type in ERROR_TYPES;
  return isLocal ? { error_type: error_type as ErrorType, rule } : null;
}
