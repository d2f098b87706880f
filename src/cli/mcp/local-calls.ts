// showLocalCalls: a line for each call that never reaches the harness, which tells of all others: a search, arguments that do not fit.
// At the edge, around the parts that a server is made of.
import { ERROR_TYPES, type ErrorType } from '../../contract/error-types.ts';
import type { McpAnswer, McpTool } from '../../mcp/mcp-tool.ts';
import type { McpParts } from '../../mcp/parts.ts';
import { CALLERS } from '../../mcp/surface/brief.ts';
import type { Paint } from '../../tck/report-table.ts';

/** Takes a line without its newline. */
export type Show = (line: string) => unknown;

/** Tools that answer out of the catalogue. */
const ANSWERED_HERE: ReadonlySet<string> = new Set(['search_tools', 'describe_tools']);

/** Tools whose `name` says which tool they call. */
const CALLER_NAMES: ReadonlySet<string> = new Set(Object.values(CALLERS));

/** `parts`; what is answered here is shown. */
export function showLocalCalls(parts: McpParts, show: Show, paint: Paint): McpParts {
  const shown = (tool: McpTool): McpTool => ({
    definition: tool.definition,
    call: async (args, context) => {
      const answer = await tool.call(args, context);
      const line = lineOf(calledName(tool.definition.name, args, parts), answer, paint);
      if (line !== null) show(line);
      return answer;
    },
  });
  return {
    ...parts,
    find: (name) => {
      const tool = parts.find(name);
      return tool === undefined ? undefined : shown(tool);
    },
  };
}

/** Through a caller, the tool that was meant, where there is one: a name that came with a call is not shown. */
function calledName(name: string, args: unknown, { find }: McpParts): string {
  const given = typeof args === 'object' && args !== null && 'name' in args ? args.name : undefined;
  const meant = CALLER_NAMES.has(name) && typeof given === 'string' ? find(given) : undefined;
  return meant?.definition.name ?? name;
}

/** Null: the harness tells of it. */
function lineOf(name: string, answer: McpAnswer, paint: Paint): string | null {
  const refused = localErrorOf(answer);
  if (refused === null) return ANSWERED_HERE.has(name) ? paint.good(`+ ${name}  answered`) : null;
  const { error_type, rule } = refused;
  return `${paint.bad(`! ${name}  ${error_type}, ${ERROR_TYPES[error_type].class}`)}${paint.faint(` (${rule})`)}`;
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
