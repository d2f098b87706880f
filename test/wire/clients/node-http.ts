// node:http, with an agent of its own that keeps its connection, and a signal as the deadline.
// It decodes nothing: what it hands over is what came. The first failure counts, whether the request or the response tells it.
import { Agent, type IncomingMessage, request } from 'node:http';
import { answered, type Client, failed, jsonIn, onceOrTwice, type Sighting, type WireCall } from './client.ts';

function send({ method, url, headers, body, deadline_ms }: WireCall, agent: Agent): Promise<Sighting> {
  return new Promise((resolve) => {
    let where = 'call';
    const fail = (thrown: NodeJS.ErrnoException): void => resolve(failed({ where, code: thrown.code, message: thrown.message }, thrown));
    const read = (response: IncomingMessage): void => {
      where = 'body';
      const names = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(answered(response.statusCode ?? 0, names, jsonIn(Buffer.concat(chunks).toString('utf8')))));
      response.on('error', fail);
    };
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    const signal = AbortSignal.timeout(deadline_ms);
    const sent = request(url, { method, headers: { ...headers, ...length }, agent, signal }, read);
    sent.on('error', fail);
    sent.end(body ?? undefined);
  });
}

/** Reads every body as UTF-8 and parses that. */
export const nodeHttp: Client = {
  look: async (call) => {
    const agent = new Agent({ keepAlive: true });
    try {
      return await onceOrTwice(call, () => send(call, agent));
    } finally {
      agent.destroy();
    }
  },
};
