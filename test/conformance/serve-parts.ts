// serveParts: the server under test on a free port of this machine, over an embedded provider.
// What the conformance suite talks to: the transport and the server are those that are shipped, the parts have the suite's fixtures beside ours.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startService } from '../../mock-service/index.ts';
import { createClient } from '../../src/client/client.ts';
import { OPERATIONS } from '../../src/client/operations.ts';
import type { PartsOptions } from '../../src/mcp/create-parts.ts';
import type { McpParts } from '../../src/mcp/parts.ts';
import { createHttpTransport, MCP_PATH } from '../../src/mcp/transports/http.ts';
import { clientPort } from '../../src/orchestrator/client-port.ts';
import { createHarness } from '../../src/orchestrator/harness.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { systemRandom } from '../../src/ports/random.ts';

/** The server under test. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

type MakeParts = (options: Pick<PartsOptions, 'harness' | 'version'>) => McpParts;

/** Starts it; `onError` is told of what no answer says. */
export async function serveParts(makeParts: MakeParts, onError: (error: Error) => void): Promise<Served> {
  const provider = await startService({ port: 0 });
  const client = createClient({ baseUrl: provider.baseUrl, credential: provider.apiKey });
  const target = { host: new URL(provider.url).host, credential: 'default' };
  const harness = createHarness({ port: clientPort(client), operations: OPERATIONS, target });
  const parts = makeParts({ harness, version: '0.0.0' });
  const endpoint = createHttpTransport(parts, { clock: systemClock, random: systemRandom, onError });
  const server = createServer(endpoint.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${MCP_PATH}`,
    close: async () => {
      await endpoint.close(0);
      server.closeAllConnections();
      server.close();
      await provider.close();
    },
  };
}
