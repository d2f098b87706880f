// pRetries: p-retry around plain fetch, with its defaults and as its README's example has it.
// A contender of the storm.
import pRetry, { type Options } from 'p-retry';
import { type Contender, isDone } from '../contender.ts';
import { fetchOnce, fetchWithoutKey, isAway } from '../fetch-once.ts';

function contender(setting: string, options: Options, send: typeof fetchOnce = fetchOnce): Contender {
  return {
    name: 'p-retry',
    setting,
    begin: (site) => (order) =>
      isDone(
        pRetry(() => send(site, order), options),
        isAway,
      ),
  };
}

/** @see https://github.com/sindresorhus/p-retry#usage */
export const pRetries: readonly Contender[] = [
  contender('defaults: 10 retries', {}),
  contender('README: retries: 5', { retries: 5 }),
  contender('README: retries: 5; creates without a key', { retries: 5 }, fetchWithoutKey),
];
