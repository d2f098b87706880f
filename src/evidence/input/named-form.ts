// namedForm: a failure that names no form and yet has one: what an MCP call came back with, a google.rpc.Status → as `{ tool_result }`, `{ grpc }`.
// Step 1 of a failure's walk: so `collect` takes these as they are, in a program as from a pasted text.
import { grpcFailure, toolResultFailure } from '../values/forms.ts';
import { isObject, readProperty, readText } from '../values/safe-read.ts';

/** `value` under the name of its form; anything else is left as it is. An error with a stack was thrown, whatever else it holds. */
export function namedForm(value: unknown): unknown {
  if (!isObject(value)) return value;
  const form = isToolResult(value) ? toolResultFailure : isRpcStatus(value) ? grpcFailure : undefined;
  // A stack is asked for last: it is made when it is looked at.
  return form === undefined || readProperty(value, 'stack') !== undefined ? value : form(value);
}

/** JSON-RPC's answer, or a result as MCP has it. */
export function isToolResult(document: unknown): boolean {
  const isRpc = readProperty(document, 'jsonrpc') !== undefined;
  return isRpc || (isList(readProperty(document, 'content')) && readProperty(document, 'error') === undefined);
}

/** A code from 0 to 16 beside its details. */
export function isRpcStatus(document: unknown): boolean {
  const code = readProperty(document, 'code');
  const isCode = typeof code === 'number' && Number.isInteger(code) && code >= 0 && code <= 16;
  const isDetailed = readProperty(document, 'details') !== undefined || /^\d{1,2} [A-Z_]+: /.test(readText(document, 'message') ?? '');
  return isCode && isDetailed && readProperty(document, 'syscall') === undefined;
}

/** Of a proxy that was revoked even the question throws. */
function isList(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}
