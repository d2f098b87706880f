// HandOffs: raises hand-offs and takes what people say of them; the same failure wakes somebody once.
// After a failure's walk; whoever resolves one lets what it blocked go on.
import type { Clock } from '../../ports/clock.ts';
import type { RandomSource } from '../../ports/random.ts';
import type { Breakers } from '../accounts/breakers.ts';
import type { HandOff, HandOffStore } from '../hand-off.ts';
import { makeHandOff, type Raised } from './make-hand-off.ts';
import { isWaiting, waitingLike } from './standing.ts';

/** What came of what a person said. */
export type Told =
  | { readonly ok: true; readonly handOff: HandOff }
  | { readonly ok: false; readonly because: 'not_known' | 'resolved' | 'expired' };

/** What a person found who looked for a write that may have happened. Without it the harness finds out again, or asks again. */
export interface Answer {
  /** True: it happened, whole. False: it did not, and may be sent. */
  readonly applied: boolean;
}

export interface HandOffs {
  /** The record that now waits: a new one, or the one with the same fingerprint, counted up. Rejects when it could not be kept. */
  raise(raised: Raised): Promise<HandOff>;
  /** Somebody has seen it. */
  acknowledge(id: string): Promise<Told>;
  /** It is done; of a write that may have happened: and this is what was found. */
  resolve(id: string, answer?: Answer): Promise<Told>;
  /** The same as `resolve`, by the record's resume token; again for one that is resolved so, so that a program may ask twice. */
  resume(resumeToken: string, answer?: Answer): Promise<Told>;
  /** Ends what nobody has settled in time, and answers those. */
  expire(): Promise<readonly HandOff[]>;
  list(): Promise<readonly HandOff[]>;
  /** What is resolved here from now on lets these breakers probe; `createHarness` says so of its own. */
  releases(breakers: Released): void;
}

/** What keeps calls back until somebody has acted. */
export type Released = Pick<Breakers, 'resolve'>;

/** Where they are kept, and what they are made with. */
export interface HandOffsOptions {
  readonly store: HandOffStore;
  readonly clock: Clock;
  readonly random: RandomSource;
  /** How long one waits for a person. Default: seven days. */
  readonly expiresMs?: number;
  /** Called when one was resolved here. */
  readonly onResolved?: (handOff: HandOff) => void;
}

const NEEDED = [
  ['store', 'append', 'list'],
  ['clock', 'now'],
  ['random', 'id'],
] as const;
const WEEK_MS = 604_800_000;
const EXPIRES_MAX_MS = 100 * 365 * 86_400_000;
const NOT_KNOWN: Told = { ok: false, because: 'not_known' };

/** Throws a TypeError for a life that is none. */
export function createHandOffs(options: HandOffsOptions): HandOffs {
  for (const [name, ...methods] of NEEDED) {
    const part: unknown = options[name];
    if (!methods.every((method) => typeof Object(part)[method] === 'function'))
      throw new TypeError(`createHandOffs: ${name}: expected an object with ${methods.join(' and ')}`);
  }
  const { store, clock, expiresMs = WEEK_MS } = options;
  if (!(expiresMs > 0 && expiresMs <= EXPIRES_MAX_MS)) throw new TypeError(`expiresMs: expected milliseconds above 0, got ${expiresMs}`);
  const released = new Set<Released>();
  const resolve = async (isIt: IsIt, answer: Answer | undefined): Promise<Told> => {
    const told = await tell(options, { kind: 'resolved', ...readAnswer(answer) }, isIt);
    if (told.ok) for (const breakers of released) breakers.resolve(told.handOff.fingerprint);
    return told;
  };
  return {
    raise: (raised) => raise(raised, { ...options, expiresMs }),
    acknowledge: (id) => tell(options, { kind: 'acknowledged' }, (handOff) => handOff.id === id),
    resolve: (id, answer) => resolve((handOff) => handOff.id === id, answer),
    resume: async (resumeToken, answer) => {
      const isIt: IsIt = (handOff) => handOff.resume_token === resumeToken;
      const told = await resolve(isIt, answer);
      if (told.ok || told.because !== 'resolved') return told;
      const resolved = (await store.list()).find(isIt);
      if (resolved === undefined) return NOT_KNOWN;
      // Another answer than the one that counts did not arrive.
      return answer === undefined || answer.applied === resolved.applied ? { ok: true, handOff: resolved } : told;
    },
    expire: async () => {
      const over = (await store.list()).filter((handOff) => isWaiting(handOff) && stateNow(handOff, clock) === 'expired');
      for (const { id } of over) await store.append({ kind: 'expired', at: timeOf(clock), id });
      const ids = over.map(({ id }) => id);
      return (await store.list()).filter(({ id, state }) => ids.includes(id) && state === 'expired');
    },
    list: () => store.list(),
    releases: (breakers) => {
      released.add(breakers);
    },
  };
}

type IsIt = (handOff: HandOff) => boolean;

function readAnswer(answer: Answer | undefined): Partial<Answer> {
  if (answer === undefined) return {};
  const applied: unknown = answer?.applied;
  if (typeof applied !== 'boolean') throw new TypeError('answer: expected { applied: true } or { applied: false }');
  return { applied };
}

const timeOf = (clock: Clock): string => new Date(clock.now()).toISOString();

/** What time has ended is kept as waiting until `expire` says so, and counts as ended before. */
function stateNow(handOff: HandOff, clock: Clock): HandOff['state'] {
  return isWaiting(handOff) && Date.parse(handOff.expires_at) <= clock.now() ? 'expired' : handOff.state;
}

async function tell(
  { store, clock, onResolved }: HandOffsOptions,
  said: { readonly kind: 'acknowledged' } | ({ readonly kind: 'resolved' } & Partial<Answer>),
  isIt: IsIt,
): Promise<Told> {
  const { kind } = said;
  const handOff = (await store.list()).find(isIt);
  if (handOff === undefined) return NOT_KNOWN;
  const state = stateNow(handOff, clock);
  if (state === 'resolved' || state === 'expired') return { ok: false, because: state };
  if (state === kind) return { ok: true, handOff };
  const after = (await store.append({ ...said, at: timeOf(clock), id: handOff.id })).find(({ id }) => id === handOff.id);
  // Another program may have settled it in between.
  if (after === undefined || after.state !== kind) return { ok: false, because: after?.state === 'expired' ? 'expired' : 'resolved' };
  if (kind === 'resolved') onResolved?.(after);
  return { ok: true, handOff: after };
}

async function raise(raised: Raised, options: HandOffsOptions & { readonly expiresMs: number }): Promise<HandOff> {
  const { store, clock, random, expiresMs } = options;
  const at = timeOf(clock);
  const made = makeHandOff(raised, { id: random.id(), resumeToken: random.id(), atMs: clock.now(), expiresMs });
  const before = waitingLike(await store.list(), made, at);
  if (before !== undefined) {
    const met = (await store.append({ kind: 'met', at, id: before.id, operation: made.asked.operation })).find(
      ({ id }) => id === before.id,
    );
    // Settled by somebody in between: it was not counted, and this failure is news.
    if (met !== undefined && isWaiting(met)) return met;
  }
  const standing = await store.append({ kind: 'raised', at, hand_off: made });
  return standing.find(({ id }) => id === made.id) ?? waitingLike(standing, made, at) ?? made;
}
