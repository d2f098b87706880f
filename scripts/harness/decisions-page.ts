// decisionsPage: docs/harness-decisions.md, what `decide` answers in every cell of the matrix. Nothing in it is typed in.
// Causes that are answered alike share a table; a state is named in a row only where it changes what is decided.
import type { ErrorType } from '../../src/contract/error-types.ts';
import { decide } from '../../src/orchestrator/decide.ts';
import { DEFAULT_POLICY } from '../../src/orchestrator/policy.ts';
import { table } from '../markdown.ts';
import { CALL_NAMES, type CallName, MATRIX, type Met, metBy, STATE_NAMES, type StateName, situationOf } from './matrix.ts';
import { REASONS } from './reasons.ts';

/** One kind of call that met one effect, and what is decided in each state. */
interface Row {
  readonly effect: Met['effect'];
  readonly call: CallName;
  readonly cells: readonly string[];
}

interface Group {
  readonly types: ErrorType[];
  readonly variant: Met['variant'];
  readonly rows: readonly Row[];
}

function cellOf(met: Met, call: CallName, state: StateName): string {
  const decision = decide(situationOf(met, call, state));
  const kind = decision.kind === 'reconcile' ? decision.how : decision.kind;
  return `**${kind}** (${decision.because})`;
}

function groups(): readonly Group[] {
  const byAnswers = new Map<string, Group>();
  for (const { error_type, variant } of metBy('read')) {
    const rows = CALL_NAMES.flatMap((call) =>
      metBy(call)
        .filter((met) => met.error_type === error_type && met.variant === variant)
        .map((met) => ({ effect: met.effect, call, cells: STATE_NAMES.map((state) => cellOf(met, call, state)) })),
    );
    const answers = JSON.stringify([variant, rows]);
    const known = byAnswers.get(answers);
    if (known === undefined) byAnswers.set(answers, { types: [error_type], variant, rows });
    else known.types.push(error_type);
  }
  return [...byAnswers.values()];
}

/** Calls that have a name together. */
const TOGETHER: Readonly<Record<string, readonly CallName[]>> = {
  'any call': CALL_NAMES,
  'any write': CALL_NAMES.filter((name) => name !== 'read'),
  'any unkeyed write': CALL_NAMES.filter((name) => name.startsWith('unkeyed')),
  'idempotent or keyed write': CALL_NAMES.filter((name) => name !== 'read' && !name.startsWith('unkeyed')),
};

function named(calls: readonly CallName[]): string {
  return Object.entries(TOGETHER).find(([, names]) => names.join() === calls.join())?.[0] ?? calls.join('; ');
}

/** Rows that are answered alike in one: effect by effect, the calls it holds for. */
function merged(rows: readonly Row[]): readonly (readonly string[])[] {
  const byCells = new Map<string, { readonly calls: Map<string, CallName[]>; readonly cells: readonly string[] }>();
  for (const { effect, call, cells } of rows) {
    const key = JSON.stringify(cells);
    const row = byCells.get(key) ?? { calls: new Map(), cells };
    byCells.set(key, row);
    row.calls.set(effect, [...(row.calls.get(effect) ?? []), call]);
  }
  return [...byCells.values()].map(({ calls, cells }) => [
    [...calls].map(([effect, names]) => `\`${effect}\`: ${named(names)}`).join('. '),
    ...cells,
  ]);
}

/** What is decided in most states is said first; then, by what is decided, the states that change it. */
function line([head = '', ...cells]: readonly string[]): readonly string[] {
  const [usual = ''] = cells;
  const states = new Map<string, StateName[]>();
  for (const [index, cell] of cells.entries()) {
    const state = STATE_NAMES[index];
    if (cell !== usual && state !== undefined) states.set(cell, [...(states.get(cell) ?? []), state]);
  }
  return [head, usual, [...states].map(([cell, names]) => `${names.join('; ')}: ${cell}`).join('<br>')];
}

function section({ types, variant, rows }: Group): string {
  const title = `## ${types.map((type) => `\`${type}\``).join(', ')}${variant === '' ? '' : ` (${variant})`}`;
  return `${title}\n\n${table(['effect: calls', 'decision', 'but'], merged(rows).map(line))}`;
}

const LOST: Met = { error_type: 'timeout', effect: 'unknown', variant: '' };
const REFUSED: Met = { error_type: 'invalid_credentials', effect: 'not_applied', variant: '' };
const [KEYED, REFERENCED, BARE] = ['keyed write', 'unkeyed write, unique reference', 'unkeyed write, no reference'] as const;

/** Situations told as sentences, with what `decide` answers. */
const EXAMPLES: readonly (readonly [told: string, met: Met, call: CallName, state: StateName])[] = [
  ['`create_invoice` was sent with a key and not answered in time', LOST, KEYED, 'first time'],
  ['the same for the third time: `attemptsMax` is 3', LOST, KEYED, 'attempts spent'],
  ['another provider takes no keys, but refuses a second invoice with the same `reference`', LOST, REFERENCED, 'first time'],
  ['its list was read, and has the invoice', LOST, REFERENCED, 'found'],
  ['its list was read, and does not have it', LOST, REFERENCED, 'absent'],
  ['its list was read, and has a shape that nobody understands', LOST, REFERENCED, 'look-up unreadable'],
  ['a third provider knows neither keys nor references', LOST, BARE, 'first time'],
  ['the key that identifies the caller was refused', REFUSED, KEYED, 'first time'],
];

function examples(): string {
  return table(
    ['what happened', 'decided'],
    EXAMPLES.map(([told, met, call, state]) => [told, cellOf(met, call, state)]),
  );
}

const reasons = (): string =>
  table(
    ['reason', 'means'],
    Object.entries(REASONS).map(([word, meaning]) => [`\`${word}\``, meaning]),
  );

/** docs/harness-decisions.md */
export function decisionsPage(): string {
  const policy = Object.entries(DEFAULT_POLICY).map(([name, value]) => [`\`${name}\``, String(value)]);
  return `<!-- Generated by \`npm run generate\`; do not edit. -->

# What the harness does with a tool error

\`decide\` is a function of the tool error, the attempt, what the provider promises of the operation, the policy and where the budgets stand.
These are its answers in ${MATRIX.length.toLocaleString('en-US')} situations: each cause with each effect, on each kind of call, in each state of the budgets. The tool
error is the one the [contract](contract.md) draws; the word after a decision is its [reason](#reasons), which \`outcome.because\`, events and
hand-offs carry.

- **done**: the wanted state holds. **retry**: wait, then the identical call. **refresh**: renew the credential, then the identical call.
- **look_up**: read whether it happened. **replay**: send the identical call once more to learn it, where that does nothing twice.
- **hand_off**: a person has to act. **stop**: the tool error goes up; the caller mends it, or time does. A transient failure that was stopped
  by a budget is still retryable, and nobody is woken for it.

Over several attempts the effect is the least certain of them. A *keyed* write carried its idempotency key; an *unkeyed* one went without, or the
operation is \`unsafe\`. A *unique reference* is one that the provider refuses to take twice, and by which a read finds it
([what that promises](harness.md#around-a-client-of-your-own)).

## An example

One invoice is wanted:

${examples()}
To find a row below: the section with the \`error_type\`, the row with the \`effect\` and the kind of call. *decision* is what is done the first
time, *but* what changes it.

## Reasons

${reasons()}
## States

The first time, every budget is full and no wait was named. Each state differs from that in one thing. *told not to repeat*: the provider vetoed
it, or a harness below has spent its attempts. *renewable*: an access token that can be renewed without a person. *found*, *absent*: what the
look-up said; *look-up failed*: nobody answered it; *look-up unreadable*: its answer has another shape than is understood.

${table(['policy', 'by default'], policy)}
${groups().map(section).join('\n')}`;
}
