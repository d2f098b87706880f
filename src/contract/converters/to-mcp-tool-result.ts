// toMcpToolResult: a tool error as what an MCP tool call comes back with: the contract as text and as structured content, the same in both.
// Beside a failure's walk: after step 4, for a server of tools.
// @see Model Context Protocol, specification 2025-11-25 and 2026-07-28, server/tools
import type { ToolError } from '../tool-error.ts';
import { fitError } from './fit-error.ts';

/** A result that is an error; clients show the model one of the two, so both say all. Assignable to the SDK's CallToolResult. */
export interface McpToolResult {
  [other: string]: unknown;
  isError: true;
  content: [{ type: 'text'; text: string }];
  structuredContent: ToolError;
}

/** The result for `error`, which is fitted into 1,024 bytes. */
export function toMcpToolResult(error: ToolError): McpToolResult {
  const fitted = fitError(error);
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(fitted) }], structuredContent: fitted };
}
