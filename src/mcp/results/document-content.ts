// documentContent: a file that is part of an answer, as an embedded resource. Its address is the operation's path.
// Beside a success: after its JSON.
import type { CallToolResult } from '@modelcontextprotocol/server';
import { OPERATIONS, type OperationName } from '../../client/operations.ts';
import type { ToolDocument } from '../../tools/tool.ts';

/** What it is a document of. */
export interface Of {
  readonly operation: OperationName;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The resource, such as `overdue://invoices/inv_1/pdf`, or none. */
export function documentContent(document: ToolDocument | undefined, { operation, input }: Of): CallToolResult['content'] {
  if (document === undefined) return [];
  const path = OPERATIONS[operation].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const resource = { uri: `overdue:/${path}`, mimeType: document.mediaType, blob: Buffer.from(document.bytes).toString('base64') };
  return [{ type: 'resource', resource }];
}
