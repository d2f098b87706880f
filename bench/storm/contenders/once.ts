// once: no repeats at all: what the demand itself is.
// A contender of the storm, beside which the others are read.
import { type Contender, isDone } from '../contender.ts';
import { fetchOnce, isAway } from '../fetch-once.ts';

/** Each call once. */
export const once: Contender = {
  name: 'no repeats',
  setting: 'each call once',
  begin: (site) => (order) => isDone(fetchOnce(site, order), isAway),
};
