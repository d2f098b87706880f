// PARTS: what a sandbox's state is made of, and where each part is read. What a sandbox has is declared here or does not compile.
// Beside the walk: forks, snapshots and the tests that look for leaks come from this list.
import type { Complaints } from '../../complaint/complaint.ts';
import { readPlanState } from '../../faults/plan/plan-state.ts';
import type { Sandbox } from '../sandbox.ts';
import { VOCABULARY } from '../vocabulary.ts';
import type { SandboxContents, SandboxState } from './sandbox-state.ts';

/** A part's name. */
export type PartName = keyof SandboxState;

/** Every part, and how it is read off a sandbox. */
export const PARTS: { readonly [Part in PartName]: (sandbox: Sandbox) => SandboxState[Part] } = {
  calendar: ({ calendar }) => calendar.state(),
  limits: ({ limits }) => limits?.state() ?? { buckets: {} },
  credentials: ({ credentials }) => credentials.state(),
  oauth: ({ oauth }) => oauth.state(),
  callers: ({ callers }) => callers.state(),
  plan: ({ plan }) => plan.state(),
  journal: ({ journal }) => journal.state(),
  requests: ({ requests }) => requests,
  tenants: ({ tenants }) => tenants.state(),
};

/**
 * What each member of a sandbox is: a part of its state, what it is called and opened by (`own`), what was chosen for it (`chosen`),
 * the service's (`shared`), or read off one of those (`read`). A new member must be declared; where it holds state, that is a part.
 */
export const MEMBERS: { readonly [Member in keyof Sandbox]: PartName | 'own' | 'chosen' | 'shared' | 'read' } = {
  id: 'own',
  seed: 'chosen',
  settings: 'chosen',
  faultHeader: 'chosen',
  profile: 'chosen',
  dialect: 'shared',
  clock: 'shared',
  timer: 'shared',
  onAnswered: 'shared',
  onDefect: 'shared',
  calendar: 'calendar',
  limits: 'limits',
  credentials: 'credentials',
  oauth: 'oauth',
  callers: 'callers',
  plan: 'plan',
  journal: 'journal',
  requests: 'requests',
  nextRequestId: 'requests',
  tenants: 'tenants',
  tenant: 'tenants',
  store: 'tenants',
  catchUp: 'tenants',
  followsClock: 'read',
  handles: 'read',
  load: 'read',
};

/** All that became of a sandbox. What is under way is no part of it; it costs what was written, not what the seed has. */
export function stateOf(sandbox: Sandbox): SandboxState {
  const parts = Object.entries(PARTS).map(([name, read]) => [name, read(sandbox)] as const);
  return Object.fromEntries(parts) as unknown as SandboxState;
}

/** All that became of a sandbox, for another one to go on from: its rules are ready to run, and nothing is shared that changes. */
export function contentsOf(sandbox: Sandbox): SandboxContents {
  return { ...stateOf(sandbox), plan: sandbox.plan.contents() };
}

/** A state that a sandbox can go on from, or what is wrong with its plan. */
export type ContentsReading =
  | { readonly ok: true; readonly contents: SandboxContents }
  | { readonly ok: false; readonly complaints: Complaints };

/** Reads the rules of a state, so that they can run. */
export function readContents(state: SandboxState): ContentsReading {
  const plan = readPlanState(state.plan, VOCABULARY);
  return plan.ok ? { ok: true, contents: { ...state, plan: plan.contents } } : plan;
}
