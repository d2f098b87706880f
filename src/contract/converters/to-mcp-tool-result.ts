// toMcpToolResult: a tool error as what an MCP tool call comes back with.
// Beside a failure's walk: after step 4, for a server of tools.
// @see Model Context Protocol, specification 2025-11-25, server/tools
import type { ToolError } from '../tool-error.ts';

/** A result that is an error; the text is what the model reads, `structuredContent` is for programs. Assignable to the SDK's CallToolResult. */
export interface McpToolResult {
  [other: string]: unknown;
  isError: true;
  content: [{ type: 'text'; text: string }];
  structuredContent: ToolError;
}

/** The result for `error`. */
export function toMcpToolResult(error: ToolError): McpToolResult {
  const { error_type, retryable, guidance, retry_after_ms } = error;
  const wait = retry_after_ms === null ? '' : `, retry_after_ms: ${retry_after_ms}`;
  const text = `${error_type} (retryable: ${retryable}${wait}). ${guidance}`;
  return { isError: true, content: [{ type: 'text', text }], structuredContent: error };
}
