// backtracking: whether a pattern may take longer than in proportion to its text, as the library recheck proves it.
// For the guard against patterns that backtrack.
import { check } from 'recheck';
import type { Pattern } from './patterns-in.ts';

const TIMEOUT_MS = 20_000;
/** A count is cut to this: it changes the factor, never the kind of growth, and what is provable is small. */
const COUNT_MAX = 5;

/** What is wrong with a pattern, or undefined: it is linear. What cannot be proved is wrong, too. */
export async function backtracking({ source, flags }: Pattern): Promise<string | undefined> {
  const proof = await check(provable(source), flags, { checker: 'automaton', timeout: TIMEOUT_MS });
  if (proof.status === 'safe') return undefined;
  if (proof.status === 'vulnerable') return `${proof.complexity.summary}: /${source}/${flags}`;
  // The automaton knows no look-around.
  const trial = proof.error.kind === 'unsupported' ? await check(source, flags, { timeout: TIMEOUT_MS }) : proof;
  return trial.status === 'safe' ? undefined : `${trial.status}: /${source}/${flags}`;
}

/** A group that may be repeated more often counts as repeated without end: what forks twelve times at each word does not end in our lifetime. */
export function provable(source: string): string {
  return source
    .replace(/\)\{\d{1,6},(\d{1,6})\}/g, (count, most: string) => (Number(most) > COUNT_MAX ? ')*' : count))
    .replace(/\{(\d{1,6})(,?)(\d{0,6})\}/g, (_, from: string, comma: string, to: string) => {
      const least = Math.min(Number(from), COUNT_MAX);
      if (comma === '') return `{${least}}`;
      return to === '' ? `{${least},}` : `{${least},${Math.min(Number(to), COUNT_MAX)}}`;
    });
}
