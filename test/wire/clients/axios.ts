// axios as it comes, over node:http, with an agent that keeps its connection.
// It throws for a status that is no success, hands over text where it cannot parse JSON, and times out by its own setting.
import { Agent } from 'node:http';
import axios, { type AxiosResponse, isAxiosError } from 'axios';
import { answered, type Client, failed, onceOrTwice, type Sighting, type WireCall } from './client.ts';

function read({ status, headers, data }: AxiosResponse<unknown>): Sighting & { readonly seen: { readonly outcome: 'answer' } } {
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  return answered(status, plain, typeof data === 'string' ? undefined : data);
}

function caught(thrown: unknown): Sighting {
  if (!isAxiosError(thrown)) throw thrown;
  const { code = '', message, response } = thrown;
  if (response === undefined || !/^Request failed with status code /.test(message))
    return failed({ code, message, status: response?.status ?? null }, thrown);
  const sighting = read(response);
  return { ...sighting, seen: { ...sighting.seen, throws: code as 'ERR_BAD_RESPONSE' }, thrown };
}

async function send({ method, url, headers, body, deadline_ms }: WireCall, httpAgent: Agent): Promise<Sighting> {
  try {
    return read(await axios.request({ method, url, headers, data: body ?? undefined, httpAgent, timeout: deadline_ms, maxRedirects: 0 }));
  } catch (thrown) {
    return caught(thrown);
  }
}

/** A text for a body is one that axios could not parse: no answer of the provider is a JSON string. */
export const axiosClient: Client = {
  look: async (call) => {
    const agent = new Agent({ keepAlive: true });
    try {
      return await onceOrTwice(call, () => send(call, agent));
    } finally {
      agent.destroy();
    }
  },
};
