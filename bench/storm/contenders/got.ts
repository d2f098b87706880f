// gots: got over a real socket on loopback, with its defaults, which repeat no POST, and with POST among its methods.
// A contender of the storm; time stands while a request of its own is on the wire.
import { Agent, request as httpRequest } from 'node:http';
import got, { type ExtendOptions, HTTPError } from 'got';
import { type Contender, isDone } from '../contender.ts';
import type { Site } from '../site.ts';

const isAway = (thrown: unknown): boolean => thrown instanceof HTTPError && thrown.response.statusCode === 503;

function contender(setting: string, options: ExtendOptions): Contender {
  return {
    name: 'got',
    setting,
    overSocket: true,
    begin: (site) => {
      const client = got.extend(options, { agent: { http: new Agent({ keepAlive: false }) }, hooks: { beforeRequest: [site.link] } });
      const send = ({ method, url, headers, body }: ReturnType<Site['requestOf']>) =>
        client(url, { method, headers, request: holding(site), ...(body === undefined ? {} : { body }) });
      return (order) => isDone(send(site.requestOf(order)), isAway);
    },
  };
}

/** As node:http sends it, and until that is over no time passes. */
function holding({ hold }: Site): NonNullable<ExtendOptions['request']> {
  return (url, options, callback) => {
    const release = hold();
    return httpRequest(url, options, callback).once('close', release);
  };
}

/** @see https://github.com/sindresorhus/got/blob/v14.6.6/documentation/7-retry.md */
export const gots: readonly Contender[] = [
  contender('defaults: 2 retries, no POST', {}),
  contender('POST too', { retry: { methods: ['GET', 'POST'] } }),
];
