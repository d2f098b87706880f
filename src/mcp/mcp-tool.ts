// McpTool: a tool as the server has it: what is listed, and how a call of it is answered.
// Between the wire and the catalogue: the catalogue's tools, those of the surface and those of a test all have this shape.
import type { CallToolResult, InputRequiredResult, ServerContext, Tool } from '@modelcontextprotocol/server';

/** What the protocol tells a call. */
export type McpContext = ServerContext;

/** What a call comes back with. None of ours asks the user while it works; a tool of a test does. */
export type McpAnswer = CallToolResult | InputRequiredResult;

/** One tool on the wire. */
export interface McpTool {
  /** As tools/list shows it. */
  readonly definition: Tool;
  /** Answers a call whose arguments are whatever came. A rejection is a mistake of the program: the server words it as one and says nothing of it. */
  call(args: unknown, context: McpContext): Promise<McpAnswer>;
}
