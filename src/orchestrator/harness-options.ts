// HarnessOptions, readHarnessOptions: what a harness is made of, checked before it exists: one sentence for what is wrong.
// Before a failure's walk: a mistake of the program is a TypeError that names the option, never a tool error.
import type { Language } from '../contract/tool-error.ts';
import { LANGUAGES } from '../contract/tool-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { RandomSource } from '../ports/random.ts';
import type { Breakers } from './accounts/breakers.ts';
import type { Ledger } from './accounts/ledger.ts';
import type { LoopGuard } from './accounts/loop-guard.ts';
import type { RetryBudget } from './accounts/retry-budget.ts';
import type { Listener } from './event.ts';
import type { HandOffs } from './hand-offs/hand-offs.ts';
import type { Raised } from './hand-offs/make-hand-off.ts';
import { complaintAbout, type OperationTable } from './operation-table.ts';
import type { Policy } from './policy.ts';
import type { CallPort, Target } from './port.ts';

/** Books that several harnesses may share: those that call the same host share a budget, those that use the same credential a breaker. */
export interface SharedAccounts {
  readonly ledger: Ledger;
  readonly budget: RetryBudget;
  readonly breakers: Breakers;
  readonly guard: LoopGuard;
  /** Those of memory when left out; resolving one lets its breaker probe. */
  readonly handOffs: HandOffs;
}

/** What a harness is made of. */
export interface HarnessOptions {
  readonly port: CallPort;
  /** What the provider promises of each operation; the client's OPERATIONS will do. */
  readonly operations: OperationTable;
  readonly target: Target;
  readonly policy?: Partial<Policy> | undefined;
  readonly clock?: Clock | undefined;
  readonly random?: RandomSource | undefined;
  /** Of the guidance that is worded anew; English when left out. */
  readonly lang?: Language | undefined;
  readonly onEvent?: Listener | undefined;
  /** Told of a hand-off that could not be kept, so that nobody was woken. */
  readonly onHandOffLost?: ((thrown: unknown, raised: Raised) => unknown) | undefined;
  /** A key is not used for longer: less than the provider keeps it. 23 h when left out. */
  readonly keyLifeMs?: number | undefined;
  /** Its own when left out. */
  readonly accounts?: Partial<SharedAccounts> | undefined;
}

type Check = readonly [expected: string, holds: (value: unknown) => boolean];

const has = (value: unknown, type: string, ...names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === type);

/** As it stands in a question to a person, and in full in a fingerprint. */
const isNamed = ({ host, credential }: Target): boolean =>
  [host, credential].every((name) => /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]{1,200}$/u.test(name));

const CHECKS: Readonly<Record<keyof HarnessOptions, Check>> = {
  port: ['an object with call', (value) => has(value, 'function', 'call')],
  operations: ['a table of operations', (value) => has(value, 'object')],
  target: [
    'an object with host and credential, names of 1 to 200 characters without control characters',
    (value) => has(value, 'string', 'host', 'credential') && isNamed(value as Target),
  ],
  policy: ['an object of options', (value) => Object.prototype.toString.call(value) === '[object Object]'],
  clock: ['an object with now and after', (value) => has(value, 'function', 'now', 'after')],
  random: ['an object with unit and id', (value) => has(value, 'function', 'unit', 'id')],
  lang: [`one of ${LANGUAGES.join(', ')}`, (value) => LANGUAGES.some((lang) => lang === value)],
  onEvent: ['a function', (value) => typeof value === 'function'],
  onHandOffLost: ['a function', (value) => typeof value === 'function'],
  keyLifeMs: ['a number of milliseconds above 0', (value) => typeof value === 'number' && value > 0],
  accounts: ['an object with ledger, budget, breakers, guard or handOffs', (value) => has(value, 'object')],
};

/** What the harness calls of each. */
const METHODS: Readonly<Record<keyof SharedAccounts, readonly string[]>> = {
  ledger: ['begin'],
  budget: ['tokens', 'take', 'refund', 'enoughInMs'],
  breakers: ['enter', 'reopensInMs', 'resolve'],
  guard: ['count', 'met', 'succeeded'],
  handOffs: ['raise', 'list'],
};

function checkAccounts(accounts: object): void {
  for (const [name, value] of Object.entries(accounts)) {
    const methods = Object.hasOwn(METHODS, name) ? METHODS[name as keyof SharedAccounts] : undefined;
    if (methods === undefined)
      throw new TypeError(`createHarness: accounts: there is no account "${name}"; valid ones: ${Object.keys(METHODS).join(', ')}`);
    if (value !== undefined && !has(value, 'function', ...methods))
      throw new TypeError(`createHarness: accounts.${name}: expected an object with ${methods.join(', ')}`);
  }
}

const REQUIRED: readonly (keyof HarnessOptions)[] = ['port', 'operations', 'target'];

/** The options as they are; the policy is read by itself. @throws TypeError naming the first that is not what it should be. */
export function readHarnessOptions(options: HarnessOptions): HarnessOptions {
  const valid = Object.keys(CHECKS).join(', ');
  if (typeof options !== 'object' || options === null)
    throw new TypeError(`createHarness: expected an object of options; valid ones: ${valid}`);
  for (const name of new Set([...REQUIRED, ...Object.keys(options)])) {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name as keyof HarnessOptions] : undefined;
    if (check === undefined) throw new TypeError(`createHarness: there is no option "${name}"; valid ones: ${valid}`);
    const value: unknown = options[name as keyof HarnessOptions];
    const isLeftOut = value === undefined && !REQUIRED.includes(name as keyof HarnessOptions);
    if (!isLeftOut && !check[1](value)) throw new TypeError(`createHarness: ${name}: expected ${check[0]}`);
  }
  checkAccounts(options.accounts ?? {});
  const complaint = complaintAbout(options.operations);
  if (complaint !== null) throw new TypeError(`createHarness: operations: ${complaint}`);
  return options;
}
