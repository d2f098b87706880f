// refusal, refusalText: what HTTP answers to a request that reaches no server, in the protocol's form.
// Beside the HTTP listener's walk.

/** For everything that has no code of its own. @see Model Context Protocol SDK, which uses it so */
const GENERAL = -32_000;

/** A JSON-RPC error that belongs to no request. */
export function refusalText(message: string, code: number = GENERAL): string {
  return JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null });
}

/** An answer with a JSON-RPC error that belongs to no request. */
export function refusal(status: number, message: string, headers: Readonly<Record<string, string>> = {}, code: number = GENERAL): Response {
  return new Response(refusalText(message, code), { status, headers: { 'content-type': 'application/json', ...headers } });
}
