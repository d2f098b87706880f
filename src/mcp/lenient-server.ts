// LenientServer: the SDK's server, but a call whose arguments are no object reaches its tool, which says what belongs there, instead of a dump of zod's.
// The wire's side of the walk. A model that is told by its tool can mend the call; -32602 often never reaches it.
import { type JSONRPCRequest, type Result, Server, type ServerContext } from '@modelcontextprotocol/server';

type Handler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>;

/** Its handler of tools/call, which must have a schema of its own, gets `arguments` as they came. */
export class LenientServer extends Server {
  /** The SDK looks at a call before and after its handler: it is shown an object, and the handler what came in its place. */
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    if (method !== 'tools/call') return super._wrapHandler(method, handler);
    return (request, context) => {
      const args = request.params?.arguments;
      if (args === undefined || isObject(args)) return super._wrapHandler(method, handler)(request, context);
      const checked = super._wrapHandler(method, (shown, within) => handler(withArguments(shown, args), within));
      return checked(withArguments(request, {}), context);
    };
  }
}

function withArguments(request: JSONRPCRequest, args: unknown): JSONRPCRequest {
  return { ...request, params: { ...request.params, arguments: args } };
}

function isObject(args: unknown): boolean {
  return typeof args === 'object' && args !== null && !Array.isArray(args);
}
