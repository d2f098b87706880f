// succeeded, failed: what a tool's call comes back with: JSON as text, and the same as `structuredContent`.
// The last step of a call's walk: nothing is judged here.
import type { CallToolResult } from '@modelcontextprotocol/server';
import { toMcpToolResult } from '../../contract/converters/to-mcp-tool-result.ts';
import type { ToolError } from '../../contract/tool-error.ts';

type Content = CallToolResult['content'];

/** The answer of a call that did what it should; `beside` stands after its JSON. @throws TypeError for what is no object. */
export function succeeded(value: Readonly<Record<string, unknown>>, beside: Content = []): CallToolResult {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('a tool answered with what is no object');
  return { content: [{ type: 'text', text: JSON.stringify(value) }, ...beside], structuredContent: value };
}

/** The answer of a call that did not: the contract, fitted into 1,024 bytes. */
export function failed(error: ToolError): CallToolResult {
  return toMcpToolResult(error);
}
