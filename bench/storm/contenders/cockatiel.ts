// cockatiels: cockatiel around plain fetch, as its README has it: three retries without a wait, and waits behind a breaker that all clients share.
// A contender of the storm. Its defaults, no limit and no wait, are left out: they would call as fast as the link carries.
import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleAll,
  type IPolicy,
  isBrokenCircuitError,
  retry,
  wrap,
} from 'cockatiel';
import { type Contender, isDone } from '../contender.ts';
import { fetchOnce, isAway } from '../fetch-once.ts';

function contender(setting: string, policyOf: () => IPolicy): Contender {
  return {
    name: 'cockatiel',
    setting,
    begin: (site) => {
      const policy = policyOf();
      const isRefused = (thrown: unknown): boolean => isAway(thrown) || isBrokenCircuitError(thrown);
      return (order) =>
        isDone(
          policy.execute(() => fetchOnce(site, order)),
          isRefused,
        );
    },
  };
}

const waiting = () => retry(handleAll, { maxAttempts: 3, backoff: new ExponentialBackoff() });
const breaker = () => circuitBreaker(handleAll, { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(5) });

/** @see https://github.com/connor4312/cockatiel#readme */
export const cockatiels: readonly Contender[] = [
  contender('README: maxAttempts: 3, no wait', () => retry(handleAll, { maxAttempts: 3 })),
  contender('README: maxAttempts: 3, ExponentialBackoff', waiting),
  contender('README: the same, and a breaker of 5 for 10 s', () => wrap(waiting(), breaker())),
];
