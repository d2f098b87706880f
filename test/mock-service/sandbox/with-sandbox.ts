// A sandbox and plain calls to it, for tests of what HTTP's own headers do.
import type { Reply } from '../../../mock-service/delivery.ts';
import { callOf, inProcess, replyOf } from '../service/in-process.ts';

/** A service, and calls to a sandbox of it by method, path and headers; `$open` and the like become its seed's ids. */
export async function withSandbox(options: unknown = {}) {
  const provider = inProcess();
  const { id, base_path, credentials, handles } = (await provider.control('POST', '/sandboxes', options)).body;
  const authorization = `Bearer ${credentials.default?.secret}`;
  const send = async (method: string, path: string, headers: Record<string, string> = {}, body?: unknown): Promise<Reply> => {
    const target = `${base_path}${path.replace(/\$(\w+)/, (_all, name: string) => handles[`invoice.${name}`] ?? name)}`;
    return replyOf(await provider.handle(callOf(method, target, body, { authorization, ...headers })));
  };
  return { ...provider, id, send };
}
