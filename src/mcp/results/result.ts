// succeeded, failed: what a tool's call comes back with. A failure is the contract, as text and as `structuredContent`, the same in both.
// The last step of a failure's walk: nothing is judged here.
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolError } from '../../contract/tool-error.ts';

/** The answer of a call that did what it should. */
export function succeeded(value: Readonly<Record<string, unknown>>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value };
}

/** The answer of a call that did not. */
export function failed(error: ToolError): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(error) }], structuredContent: error };
}
