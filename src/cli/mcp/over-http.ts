// overHttp: the tools for any client on this machine that knows the address.
// One of the two ways of `overdue mcp`.
import { createHttpTransport, MCP_PATH } from '../../mcp/transports/http.ts';
import { systemClock } from '../../ports/clock.ts';
import { systemRandom } from '../../ports/random.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { listenHttp } from './listen.ts';
import type { Provider } from './provider.ts';
import { DRAIN_MS, type Serving } from './serving.ts';
import { welcome } from './welcome.ts';

/** Resolves after a signal, when calls have had their time to end. */
export async function overHttp({ options, parts, provider, show, onError }: Serving, port: number): Promise<void> {
  const transport = createHttpTransport(parts, { clock: systemClock, random: systemRandom, allowedHosts: options.allowHost, onError });
  const socket = await listenHttp(transport.listener, port);
  try {
    const opened = await provider();
    const url = `${socket.origin}${MCP_PATH}`;
    if (options.readyJson === true) process.stdout.write(`${JSON.stringify(ready(url, opened))}\n`);
    show(welcome(url, opened));
    await untilInterrupted();
    socket.stop();
    await transport.close(DRAIN_MS);
  } finally {
    socket.end();
  }
}

function ready(url: string, { baseUrl, apiKey, control }: Provider) {
  const own = control === undefined ? {} : { api_key: apiKey, control_url: control.url, control_token: control.token };
  return { url, base_url: baseUrl, ...own };
}
