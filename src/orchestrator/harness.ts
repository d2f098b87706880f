// createHarness: whoever uses it asks for one thing to be done and gets one outcome; transient failures cost no further question.
// The way into the orchestrator: around `execute`, with the intents, the calls under way and the accounts.
import { type Clock, systemClock } from '../ports/clock.ts';
import { type RandomSource, systemRandom } from '../ports/random.ts';
import { createBreakers } from './accounts/breakers.ts';
import { createLedger, type Ledger } from './accounts/ledger.ts';
import { createLoopGuard } from './accounts/loop-guard.ts';
import { createRetryBudget } from './accounts/retry-budget.ts';
import { memoryHandOffs } from './hand-offs/hand-off-memory.ts';
import { createHandOffs } from './hand-offs/hand-offs.ts';
import { type HarnessOptions, readHarnessOptions, type SharedAccounts } from './harness-options.ts';
import { callOf } from './intents/call-of.ts';
import { digestOf } from './intents/digest.ts';
import { createFlights, type Flight, type Flights } from './intents/flights.ts';
import { identityOf } from './intents/identity.ts';
import { createIntents, type Intents } from './intents/intents.ts';
import { createIssued } from './intents/issued.ts';
import { joinWithin, type LeftBy } from './intents/join-within.ts';
import type { Executed } from './loop/execute.ts';
import { type Departing, fly, lastLeft, left, type Setting, tellAgain } from './loop/fly.ts';
import { ownError } from './loop/own-error.ts';
import type { Issued } from './multiplication.ts';
import { factsOf } from './operation-table.ts';
import type { Outcome } from './outcome.ts';
import { readPolicy } from './policy.ts';
import type { OperationFacts } from './port.ts';
import { type RunOptions, readInput, readRunOptions } from './run-options.ts';
import { startStopwatch } from './stopwatch.ts';

/** Sits under whoever decides what is to be done. */
export interface Harness {
  /**
   * Does one thing, once: the identical call while it is open or under way is the same intent, under the same key.
   * Resolves always, unless the program is mistaken.
   * @throws TypeError when an option, the operation or the input is not what it should be.
   */
  run(operation: string, input?: Readonly<Record<string, unknown>>, options?: RunOptions): Promise<Outcome>;
  readonly ledger: Ledger;
  readonly accounts: SharedAccounts;
  /** Things begun of which it is not known, or not yet so, that they are done. */
  readonly openIntents: () => number;
  /** How often each key was sent, of the last ten thousand: `multiplication` holds it against a journal. */
  readonly issued: () => readonly Issued[];
}

const KEY_LIFE_MS = 23 * 3_600_000;
const KEYS_MAX = 10_000;

/** A harness around one port, for one credential. @throws TypeError when an option is not what it should be, or the policy cannot work. */
export function createHarness(given: HarnessOptions): Harness {
  const options = readHarnessOptions(given);
  const { clock = systemClock, random = systemRandom, keyLifeMs = KEY_LIFE_MS } = options;
  const policy = readPolicy(options.policy);
  const accounts = accountsOf(clock, random, options.accounts);
  const intents = createIntents(clock, random, { keyLifeMs, max: KEYS_MAX });
  const flights = createFlights<Executed>();
  const issued = createIssued(KEYS_MAX);
  const setting: Setting = { ...options, clock, random, policy, accounts, issue: issued.note, lang: options.lang ?? 'en' };
  const ground: Ground = { setting, intents, flights };
  return {
    ledger: accounts.ledger,
    accounts,
    openIntents: intents.openCount,
    issued: issued.list,
    run: async (operation, given = {}, runOptions = {}) => {
      const { key, deadlineMs = policy.deadlineMs, signal, onEvent } = readRunOptions(runOptions);
      const facts = factsOf(options.operations, operation);
      const input = readInput(given);
      const wanted: Wanted = { facts, input, identity: identityOf(operation, input, key), key };
      const waitedMs = startStopwatch(clock);
      if (flights.find(wanted.identity)?.isLeft() === true) await lastOnesEnd(flights, wanted.identity);
      const leftMs = Math.max(Math.min(1, deadlineMs), deadlineMs - waitedMs());
      const leaving = (kind: LeftBy, landed?: Executed) =>
        landed === undefined ? left(setting, facts, { kind, sent: true }) : lastLeft(setting, facts, kind, landed);
      const flight = flights.find(wanted.identity);
      const { outcome, broken } =
        flight === undefined
          ? await begin(ground, wanted, { deadlineMs: leftMs, onEvent }).join(signal, (landed) => leaving('aborted', landed))
          : await joinWithin(clock, { deadlineMs: leftMs, signal }, (own, by) => flight.join(own, (landed) => leaving(by(), landed)));
      if (broken !== undefined) throw broken.by;
      return outcome;
    },
  };
}

/** One call, read. */
interface Wanted {
  readonly facts: OperationFacts;
  readonly input: Readonly<Record<string, unknown>>;
  readonly identity: string;
  readonly key: string | undefined;
}

/** Of whoever begins the call. */
type Bound = Pick<Departing, 'deadlineMs' | 'onEvent'>;

interface Ground {
  readonly setting: Setting;
  readonly intents: Intents;
  readonly flights: Flights<Executed>;
}

/** Begins the call, under the intent that is open or a new one. */
function begin({ setting, intents, flights }: Ground, { facts, input, identity, key }: Wanted, bound: Bound): Flight<Executed> {
  const isCallersKey = key !== undefined;
  // The same in every program, so that the same key goes with the same body wherever it is sent again.
  const wanted = { key, id: isCallersKey ? digestOf(identity) : undefined };
  const kept = facts.write === 'safe' ? null : intents.begin(identity, wanted);
  const intent = kept ?? intents.passing(wanted);
  const run = setting.random.id();
  const about = { operation: { name: facts.name, write: facts.write, keyed: false }, correlationId: run, lang: setting.lang };
  const refused = kept === null && facts.write !== 'safe' ? ownError({ ...about, kind: 'full', sent: false }) : null;
  const call = callOf({ operation: facts, input, intent, isCallersKey, lang: setting.lang, refused });
  return flights.begin(identity, {
    start: async (asked) =>
      intent.done === null ? fly(setting, { run, asked, ...bound }, call) : tellAgain(setting, run, facts, intent.done),
    land: (executed, delivered) => {
      if (kept !== null) intents.leave(identity, kept, { ...executed, delivered });
    },
  });
}

/** Waits until no identical call is under way that everybody has left: whoever comes then begins anew. */
async function lastOnesEnd(flights: Flights<Executed>, identity: string): Promise<void> {
  for (let flight = flights.find(identity); flight?.isLeft() === true; flight = flights.find(identity)) await flight.over;
}

function accountsOf(clock: Clock, random: RandomSource, shared: Partial<SharedAccounts> = {}): SharedAccounts {
  const breakers = shared.breakers ?? createBreakers(clock);
  const handOffs = shared.handOffs ?? createHandOffs({ store: memoryHandOffs(), clock, random });
  // Whoever made them; those of somebody's own may not know how.
  handOffs.releases?.(breakers);
  return {
    breakers,
    ledger: shared.ledger ?? createLedger(clock),
    budget: shared.budget ?? createRetryBudget(clock),
    guard: shared.guard ?? createLoopGuard(clock),
    handOffs,
  };
}
