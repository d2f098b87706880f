// latency: the provider is slow. Before its place in the walk the call waits; after it the finished answer waits.
// Every place makes sense: a slow network, a slow handler, a slow answer to a write that is already done.
import * as z from 'zod';
import type { Random } from '../determinism/random.ts';
import { defineFault } from './fault.ts';
import { comesAfter } from './spoil.ts';

const MAX_MS = 600_000;
const ms = z.int().min(0).max(MAX_MS).optional();

const params = z.strictObject({
  delay_ms: ms.describe('fixed: always so many milliseconds, up to ten minutes'),
  min_ms: ms.describe('uniform: any whole number from min_ms to max_ms, each as likely as the next'),
  max_ms: ms.describe('uniform: the longest; lognormal: what would be longer is cut to this (left out: ten minutes)'),
  median_ms: ms.describe('lognormal: half of the delays are shorter'),
  sigma: z
    .number()
    .gt(0)
    .max(5)
    .optional()
    .describe("lognormal: the spread, the logarithm's standard deviation; 0.4 is mild, 1 has a long tail"),
  from_ms: ms.describe('ramp: the delay of the first match'),
  to_ms: ms.describe('ramp: the delay of match number over, and of all later ones'),
  over: z.int().min(2).max(1_000_000).optional().describe('ramp: how many matches it takes'),
});

type Params = z.infer<typeof params>;
type Name = keyof Params;

/** The forms a delay can take: what each needs, what it may have besides, and how long match number `ordinal` takes. */
const FORMS: readonly {
  readonly needs: readonly Name[];
  readonly may?: Name;
  draw(given: Readonly<Record<Name, number>>, random: Random, ordinal: number): number;
}[] = [
  { needs: ['delay_ms'], draw: ({ delay_ms }) => delay_ms },
  { needs: ['min_ms', 'max_ms'], draw: ({ min_ms, max_ms }, random) => random.int(min_ms, max_ms) },
  {
    needs: ['median_ms', 'sigma'],
    may: 'max_ms',
    draw: ({ median_ms, sigma, max_ms = MAX_MS }, random) => Math.min(max_ms, Math.round(median_ms * Math.exp(sigma * normal(random)))),
  },
  {
    needs: ['from_ms', 'to_ms', 'over'],
    draw: ({ from_ms, to_ms, over }, _random, ordinal) =>
      Math.round(from_ms + ((to_ms - from_ms) * (Math.min(ordinal, over) - 1)) / (over - 1)),
  },
];

/** A draw of the standard normal distribution. @see Box and Muller, A Note on the Generation of Random Normal Deviates, 1958 */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.unit())) * Math.cos(2 * Math.PI * random.unit());
}

const given = (values: Params): readonly Name[] => (Object.keys(values) as Name[]).filter((name) => values[name] !== undefined);

/** The form that most of the given parameters belong to; fixed when there are none. */
function formOf(values: Params) {
  const names = given(values);
  const fits = ({ needs, may }: (typeof FORMS)[number]): number => names.filter((name) => needs.includes(name) || name === may).length;
  return FORMS.reduce((best, form) => (fits(form) > fits(best) ? form : best));
}

const ONE_FORM = 'exactly one form: delay_ms; min_ms and max_ms; median_ms, sigma and perhaps max_ms; from_ms, to_ms and over';

/** What is wrong with the parameters together: where, and what was expected; null when nothing is. */
function misfit(values: Params): { readonly path: Name; readonly message: string } | null {
  const { needs, may } = formOf(values);
  const extra = given(values).find((name) => !needs.includes(name) && name !== may);
  const missing = needs.find((name) => values[name] === undefined);
  const path = missing ?? extra;
  if (path !== undefined) return { path, message: ONE_FORM };
  const { min_ms = 0, max_ms = MAX_MS, median_ms = 0 } = values;
  return max_ms < Math.max(min_ms, median_ms)
    ? { path: 'max_ms', message: `at least as much as ${min_ms > 0 ? 'min_ms' : 'median_ms'}` }
    : null;
}

/** Waits on the service's timer. A caller that gives up cancels nothing: the delay runs out and the operation commits. */
export const latency = defineFault({
  kind: 'latency',
  about: 'Takes longer, by a fixed time or one drawn anew for each call; the answer itself is the real one.',
  params: params.superRefine((values, context) => {
    const found = misfit(values);
    if (found !== null) context.addIssue({ code: 'custom', path: [found.path], message: found.message, input: values[found.path] });
  }),
  allowedAt: ['before_access', 'before_operation', 'after_commit', 'on_wire'],
  inject: async (next, _call, values, { at, timer, random, ordinal }) => {
    const delayMs = formOf(values).draw(values as Readonly<Record<Name, number>>, random, ordinal);
    const answerFirst = comesAfter(at);
    if (!answerFirst) await timer.sleep(delayMs);
    const delivery = await next();
    if (answerFirst) await timer.sleep(delayMs);
    return delivery;
  },
});
