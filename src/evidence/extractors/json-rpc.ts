// json-rpc: the code of a JSON-RPC error: a protocol fault of MCP and its like, as a document or as the error of an SDK.
// Step 2 of a failure's walk. @see https://www.jsonrpc.org/specification, section 5.1
import type { Extractor, Facts, Link, ThrownLink } from '../evidence.ts';
import { statusInText } from '../texts/status-in-text.ts';
import { toldBy } from '../wording/told-by.ts';

const ROOTS: readonly (readonly string[])[] = [['tool_result', 'error'], ['tool_result'], ['error'], []];

/** Codes that JSON-RPC and MCP define: their messages say no more. */
const DEFINED: readonly number[] = [-32_700, -32_600, -32_601, -32_602, -32_603, -32_002];

/** Reads a JSON-RPC error. */
export const jsonRpc: Extractor = {
  source: 'json-rpc',
  recognises: (link) => rootOf(link) !== undefined,
  extract: (link) => {
    const root = rootOf(link);
    return link.kind === 'thrown' && root !== undefined ? factsOf(link, root) : {};
  },
};

/** Codes below -32000 are reserved: nobody else uses them. */
function rootOf(link: Link): readonly string[] | undefined {
  if (link.kind !== 'thrown') return undefined;
  return ROOTS.find((root) => {
    const code = link.number(...root, 'code');
    return code !== undefined && Number.isInteger(code) && code >= -32_768 && code <= -32_000;
  });
}

function factsOf(link: ThrownLink, root: readonly string[]): Facts {
  const code = link.number(...root, 'code');
  const message = link.text(...root, 'message') ?? '';
  const status = statusInText(message);
  // Who answered had been reached, whatever it could not reach itself.
  const { phase: _, told, ...firm } = toldBy({ name: '', message }, status);
  return {
    ...(code === undefined ? {} : { rpc_code: code }),
    ...(status === undefined ? {} : { status }),
    ...firm,
    ...(told === undefined || code === undefined || DEFINED.includes(code) ? {} : { told }),
  };
}
