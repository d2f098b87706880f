// Runs one case: a sandbox of its own, set-up, arm, ask, ask again, truth and journal, judge; the sandbox goes afterwards.
// Only mistakes of the suite or its service throw in here; what a subject does wrong is a reason in the outcome.
import type { OperationContext } from '../contract/tool-error.ts';
import type { Control, JournalEntry, NewSandbox, SandboxInfo } from '../control/client.ts';
import type { Clock } from '../ports/clock.ts';
import { ask } from './ask.ts';
import { type ContractCase, DEFAULT_DEADLINE_MS, type NamedCase } from './case.ts';
import { credentialsFor } from './credential.ts';
import { answerOf, judge, type SeenCall, seenIn, type Turn } from './judge.ts';
import { faultInWords, gotOf, type Outcome, type TurnOutcome } from './outcome.ts';
import { type Handles, resolve } from './resolve.ts';
import { settle } from './settle.ts';
import type { Question, Subject } from './subject.ts';

/** What a run needs from outside. */
export interface Bench {
  readonly control: Control;
  readonly subject: Subject;
  readonly clock: Clock;
  /** What the provider promises about doing an operation twice; undefined when there is no such operation. */
  writeOf(operation: string): OperationContext['write'];
}

/** One seed for all cases that name none, so that the seed data is made once. */
const DEFAULT_SEED = 'contract';

/** The outcome of one case. Never throws: a mistake of the suite itself is an outcome blamed on the suite. */
export async function runCase(named: NamedCase, bench: Bench): Promise<Outcome> {
  const startedMs = bench.clock.now();
  const base = { id: named.id, about: named.about, fault: faultInWords(named.rules), deadlineMs: shortestDeadline(named) };
  const lasted = () => ({ durationMs: bench.clock.now() - startedMs });
  try {
    // A case's options are data; the service checks them itself and names what is wrong.
    const sandbox = await bench.control.createSandbox({ ...(named.sandbox as NewSandbox), seed: named.seed ?? DEFAULT_SEED });
    try {
      const { turns, reasons } = await runIn(sandbox, named, bench);
      const verdict = reasons.length === 0 ? 'pass' : 'fail';
      return { ...base, verdict, blame: verdict === 'pass' ? null : 'subject', reasons, turns: turns.map(toOutcome), ...lasted() };
    } finally {
      await bench.control.deleteSandbox(sandbox.id).catch(() => undefined);
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ...base, verdict: 'fail', blame: 'suite', reasons: [why], turns: [], ...lasted() };
  }
}

async function runIn(sandbox: SandboxInfo, named: NamedCase, bench: Bench) {
  const { control } = bench;
  const setup: unknown[] = [];
  for (const step of named.setup) {
    setup.push(await control.runOperation(sandbox.id, step.operation, resolve(step.input, { seed: sandbox.handles, setup })));
  }
  const contractCase: ContractCase = resolve(named, { seed: sandbox.handles, setup } satisfies Handles);
  for (const rule of contractCase.rules) await control.armRule(sandbox.id, rule);
  const turns = await takeTurns(sandbox, contractCase, bench);
  const rules = await control.listRules(sandbox.id);
  const truth = contractCase.truth === undefined ? {} : { truth: { expected: contractCase.truth, found: await settle(sandbox.id, bench) } };
  return { turns, reasons: judge({ turns, rules, ...truth }) };
}

async function takeTurns(
  sandbox: SandboxInfo,
  { call, expected, calls_seen, again, credential }: ContractCase,
  bench: Bench,
): Promise<readonly Turn[]> {
  const secrets = await credentialsFor(credential, sandbox, bench.control);
  const base = { base_url: sandbox.base_url, ...secrets, operation: call.operation };
  const question = ({ input, key, deadline_ms = DEFAULT_DEADLINE_MS }: Omit<ContractCase['call'], 'operation'>): Question => ({
    ...base,
    input,
    deadline_ms,
    ...(key === undefined ? {} : { key }),
  });
  const wanted = [{ question: question(call), expected, callsSeen: calls_seen }];
  if (again !== undefined) {
    const repeated = question({ input: again.input ?? call.input, key: again.key ?? call.key, deadline_ms: again.deadline_ms });
    wanted.push({ question: repeated, expected: again.expected, callsSeen: again.calls_seen });
  }
  const turns: Turn[] = [];
  let seenBefore = 0;
  for (const turn of wanted) {
    const reply = await ask(bench.subject, turn.question, bench.clock);
    const calls = await bench.control.journal(sandbox.id);
    turns.push({ ...turn, context: contextOf(turn.question, bench), reply, calls: calls.slice(seenBefore).map(toSeen) });
    seenBefore = calls.length;
  }
  return turns;
}

/** The shortest that the case sets itself; null: none short enough to matter. */
function shortestDeadline({ call, again }: NamedCase): number | null {
  const shortest = Math.min(call.deadline_ms ?? DEFAULT_DEADLINE_MS, again?.deadline_ms ?? DEFAULT_DEADLINE_MS);
  return shortest < DEFAULT_DEADLINE_MS ? shortest : null;
}

function contextOf({ operation, key }: Question, { writeOf }: Bench): OperationContext {
  const write = writeOf(operation);
  return { name: operation, keyed: key !== undefined, ...(write === undefined ? {} : { write }) };
}

function toSeen({ operation, idempotency_key }: JournalEntry): SeenCall {
  return { operation, key: idempotency_key };
}

function toOutcome({ expected, reply }: Turn): TurnOutcome {
  const answer = answerOf(reply);
  if (answer === undefined) return { expected, got: null, seen: seenIn(reply) };
  return { expected, got: answer.outcome === 'success' ? 'success' : gotOf(answer.error), seen: answer.seen };
}
