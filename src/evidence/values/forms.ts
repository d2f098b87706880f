// forms: the five shapes in which a failure is handed in as plain data; `collect` and `classify` read what these make.
// Step 1 of a failure's walk, for failures that come from elsewhere: a line of JSON, another language, another process.
import { isObject, readProperty } from './safe-read.ts';

/** A response as data; a body that is no text was JSON. */
export interface HttpForm {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * A response; `data` for its body, `statusCode` for its status, and what is no response, such as the `response` of an error that has none,
 * are taken as well. `request` is what is visible of the call.
 */
export function httpFailure(http: HttpForm | null | undefined, request?: { readonly method: string; readonly keyed: boolean }): object {
  const body = readProperty(http, 'body') ?? readProperty(http, 'data');
  const response = {
    status: readProperty(http, 'status') ?? readProperty(http, 'statusCode'),
    headers: readProperty(http, 'headers') ?? {},
    ...(body === undefined ? {} : { body }),
  };
  return { http: response, ...(request === undefined ? {} : { request }) };
}

/** A body without its response, so that its status is not known. */
export function bodyFailure(body: unknown): object {
  return { http: { body } };
}

/** A text: a trace, what a program printed, a line of a log. */
export function textFailure(text: string): string {
  return text;
}

/** A thrown value as data: `{ name, message, code, cause, … }` as its library made it. */
export function exceptionFailure(exception: object): object {
  return exception;
}

/** What gRPC ended a call with, as `{ grpc }`: the numeric code or its name, the message, details and trailers when there are any. */
export function grpcFailure(grpc: object): { readonly grpc: object } {
  return { grpc };
}

/** What an MCP tool call came back with, as `{ tool_result }`: a result, JSON-RPC's answer around one, a JSON-RPC error, an error of the SDK. */
export function toolResultFailure(toolResult: object): { readonly tool_result: object } {
  const inner = readProperty(toolResult, 'jsonrpc') === undefined ? undefined : readProperty(toolResult, 'result');
  return { tool_result: isObject(inner) ? inner : toolResult };
}
