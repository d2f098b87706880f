// node:http, with an agent of its own that keeps its connection, and a signal as the deadline.
// It decodes nothing: what it hands over is what came.
import { Agent, type IncomingMessage, request } from 'node:http';
import { answered, type Client, failed, jsonIn, onceOrTwice, type Sighting, type WireCall } from './client.ts';

function failedIn(where: 'call' | 'body', thrown: NodeJS.ErrnoException): Sighting {
  return failed({ where, code: thrown.code, message: thrown.message }, thrown);
}

function read(response: IncomingMessage): Promise<Sighting> {
  const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve(answered(response.statusCode ?? 0, headers, jsonIn(Buffer.concat(chunks).toString('utf8')))));
    response.on('error', (thrown) => resolve(failedIn('body', thrown)));
  });
}

function send({ method, url, headers, body, deadline_ms }: WireCall, agent: Agent): Promise<Sighting> {
  return new Promise((resolve) => {
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    const signal = AbortSignal.timeout(deadline_ms);
    const sent = request(url, { method, headers: { ...headers, ...length }, agent, signal }, (response) => resolve(read(response)));
    sent.on('error', (thrown) => resolve(failedIn('call', thrown)));
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
