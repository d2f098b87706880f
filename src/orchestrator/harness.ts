// createHarness: whoever uses it asks for one thing to be done and gets one outcome; transient failures cost no further question.
// The way into the orchestrator: around `execute`, with the intents, the calls under way and the accounts.
import { callKind, safeToRepeat } from '../contract/safe-to-repeat.ts';
import type { Language } from '../contract/tool-error.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import { type RandomSource, systemRandom } from '../ports/random.ts';
import { createBreakers } from './accounts/breakers.ts';
import { createLedger, type Ledger } from './accounts/ledger.ts';
import { createLoopGuard } from './accounts/loop-guard.ts';
import { createRetryBudget } from './accounts/retry-budget.ts';
import type { HandOff } from './hand-off.ts';
import { memoryHandOffs } from './hand-offs/hand-off-memory.ts';
import { createHandOffs } from './hand-offs/hand-offs.ts';
import { type HarnessOptions, readHarnessOptions, type SharedAccounts } from './harness-options.ts';
import { createFlights } from './intents/flights.ts';
import { identityOf } from './intents/identity.ts';
import { createIntents, type Intent } from './intents/intents.ts';
import { createIssued } from './intents/issued.ts';
import { joinWithin, type LeftBy } from './intents/join-within.ts';
import type { Before, Call, Workbench } from './loop/course.ts';
import { type Executed, execute } from './loop/execute.ts';
import { startLimit } from './loop/limit.ts';
import { ownError } from './loop/own-error.ts';
import type { Issued } from './multiplication.ts';
import { factsOf } from './operation-table.ts';
import type { Outcome } from './outcome.ts';
import { type Policy, readPolicy } from './policy.ts';
import type { OperationFacts } from './port.ts';
import { type RunOptions, readInput, readRunOptions } from './run-options.ts';

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
  return {
    ledger: accounts.ledger,
    accounts,
    openIntents: intents.openCount,
    issued: issued.list,
    run: async (operation, input = {}, runOptions = {}) => {
      const { key, deadlineMs = policy.deadlineMs, signal } = readRunOptions(runOptions);
      const facts = factsOf(options.operations, operation);
      const identity = identityOf(operation, readInput(input), key);
      const begin = () => {
        const intent = intents.begin(identity, key);
        const run = random.id();
        return flights.begin(identity, {
          start: (asked) => fly(setting, { run, deadlineMs, asked }, callOf(facts, input, intent)),
          land: (executed, delivered) => {
            if (facts.write !== 'safe') intents.leave(identity, intent, { ...executed, delivered });
          },
        });
      };
      const flight = flights.find(identity);
      const { outcome } =
        flight === undefined
          ? await begin().join(signal, () => left(setting, facts, 'aborted'))
          : await joinWithin(clock, { deadlineMs, signal }, (own, by) => flight.join(own, () => left(setting, facts, by())));
      return outcome;
    },
  };
}

interface Setting extends Omit<HarnessOptions, 'policy' | 'accounts'> {
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly lang: Language;
  readonly policy: Policy;
  readonly accounts: SharedAccounts;
  readonly issue: (key: string) => void;
}

function accountsOf(clock: Clock, random: RandomSource, shared: Partial<SharedAccounts> = {}): SharedAccounts {
  const breakers = shared.breakers ?? createBreakers(clock);
  const onResolved = ({ fingerprint }: HandOff): void => breakers.resolve(fingerprint);
  return {
    breakers,
    ledger: shared.ledger ?? createLedger(clock),
    budget: shared.budget ?? createRetryBudget(clock),
    guard: shared.guard ?? createLoopGuard(clock),
    handOffs: shared.handOffs ?? createHandOffs({ store: memoryHandOffs(), clock, random, onResolved }),
  };
}

/** The call as it is sent: under the intent's key, and under its reference where a list finds it by one and the caller gave none. */
function callOf(operation: OperationFacts, given: Readonly<Record<string, unknown>>, intent: Intent): Call {
  const ownReference = operation.found_by?.argument === 'reference' && given.reference === undefined;
  const input = ownReference ? { ...given, reference: intent.id } : given;
  const key = operation.write === 'keyed' ? intent.key : null;
  return { operation, input, ownReference, key, before: beforeOf(operation, intent), work: 'attempt' };
}

/** What earlier calls left open is found out first, unless the repeat can do nothing twice. */
function beforeOf(operation: OperationFacts, { effect, lastError, keyEnded }: Intent): Before | null {
  if (effect === null) return null;
  const isOpen = effect === 'unknown' || effect === 'partial';
  const kind = callKind({ write: operation.write, keyed: true });
  const isRepeatable = safeToRepeat({ write: operation.write, keyed: true }) && !(kind === 'keyed_write' && keyEnded);
  return { effect, sameKey: !keyEnded, unsettled: isOpen && !isRepeatable ? lastError : null };
}

interface Departing {
  readonly run: string;
  readonly deadlineMs: number;
  readonly asked: AbortSignal;
}

async function fly(setting: Setting, { run, deadlineMs, asked }: Departing, call: Call): Promise<Executed> {
  const { port, clock, random, lang, policy, accounts, target, issue, onHandOffLost } = setting;
  const limit = startLimit(clock, deadlineMs, asked);
  const tell: Workbench['tell'] = (operation, attempt, told) => {
    try {
      setting.onEvent?.({ run, operation, atMs: clock.now(), attempt, ...told });
    } catch {
      // Telling never changes what is done.
    }
  };
  const tools = { port, clock, random, lang, limit, attemptMs: policy.attemptMs };
  try {
    return await execute({ ...tools, ...accounts, run, policy, target, issue, tell, onHandOffLost }, call);
  } finally {
    limit.release();
  }
}

/** What a caller gets who gave up a call that goes on for others. */
function left({ random, lang }: Setting, { name, write }: OperationFacts, kind: LeftBy): Executed {
  const run = random.id();
  const error = ownError({ kind, operation: { name, write, keyed: write === 'keyed' }, sent: true, correlationId: run, lang });
  const because = kind === 'aborted' ? 'caller_aborted' : 'deadline_too_near';
  const outcome: Outcome = { ok: false, error, because, handOff: null, run, attempts: { count: 0, elapsed_ms: 0 } };
  return { outcome, effect: error.effect };
}
