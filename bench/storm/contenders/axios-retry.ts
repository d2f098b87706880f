// axiosRetries: axios with axios-retry: its defaults, which repeat at once and no POST, and with what its README offers for both.
// A contender of the storm; axios goes by its fetch adapter.
import axios, { type AxiosInstance, isAxiosError } from 'axios';
import axiosRetry, { exponentialDelay, type IAxiosRetryConfig, isNetworkError, isRetryableError } from 'axios-retry';
import { type Contender, isDone } from '../contender.ts';
import type { Order } from '../orders.ts';
import type { Site } from '../site.ts';

function instance(site: Site): AxiosInstance {
  return axios.create({ adapter: 'fetch', env: { fetch: (input, init) => site.fetch(input, init) } });
}

const isAway = (thrown: unknown): boolean => isAxiosError(thrown) && thrown.response?.status === 503;

function contender(setting: string, options: IAxiosRetryConfig): Contender {
  return {
    name: 'axios-retry',
    setting,
    begin: (site) => {
      const client = instance(site);
      axiosRetry(client, options);
      const send = ({ method, url, headers, body }: ReturnType<Site['requestOf']>) =>
        client.request({ method, url, headers: { ...headers }, ...(body === undefined ? {} : { data: body }) });
      return (order: Order) => isDone(send(site.requestOf(order)), isAway);
    },
  };
}

/** Whatever the method: every create has a key. */
const retryCondition: NonNullable<IAxiosRetryConfig['retryCondition']> = (error) => isNetworkError(error) || isRetryableError(error);

/** @see https://github.com/softonic/axios-retry#usage */
export const axiosRetries: readonly Contender[] = [
  contender('defaults: 3 retries, no wait, no POST', {}),
  contender('exponentialDelay, no POST', { retryDelay: exponentialDelay }),
  contender('exponentialDelay, POST too', { retryDelay: exponentialDelay, retryCondition }),
];
