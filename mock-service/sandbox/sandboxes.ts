// Sandboxes: every sandbox of a service: create, find, delete, up to a cap. `default` always exists.
// Step 2 of a request's walk looks a sandbox up here.
import type { Random } from '../determinism/random.ts';
import { createJournalBudget } from '../journal/budget.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';

/** How many sandboxes a service holds, `default` included. */
export const MAX_SANDBOXES = 1000;

/** What may be chosen for one sandbox. */
export type SandboxChoice = Pick<SandboxOptions, 'frozenAtMs' | 'rateLimit' | 'faultHeader' | 'profile' | 'accessTokenLifeS'> & {
  /** The service's own seed when left out. */
  readonly seed?: string | undefined;
};

/** What all sandboxes of a service share. */
export interface SandboxesOptions extends Pick<SandboxOptions, 'clock' | 'timer' | 'onCall' | 'onDefect' | 'seed'> {
  /** Names sandboxes. */
  readonly random: Random;
  readonly capacity?: number | undefined;
}

/** A service's sandboxes. */
export interface Sandboxes {
  /** Null when there is no room. */
  create(choice: SandboxChoice): Sandbox | null;
  find(id: string): Sandbox | undefined;
  /** In the order they were created. */
  list(): readonly Sandbox[];
  /** False when there is no such sandbox, or it is `default`. */
  remove(id: string): boolean;
  readonly capacity: number;
}

/** The sandbox behind the plain base path `/v1`. */
export const DEFAULT_SANDBOX = 'default';

/** The sandbox `default`, alone. */
export function createSandboxes({ random, capacity = MAX_SANDBOXES, seed, ...options }: SandboxesOptions): Sandboxes {
  const journalBudget = createJournalBudget();
  const shared = { ...options, journalBudget };
  const byId = new Map<string, Sandbox>();
  byId.set(DEFAULT_SANDBOX, createSandbox({ ...shared, id: DEFAULT_SANDBOX, seed, fixedKeys: true }));
  let created = 0;
  return {
    capacity,
    create: (choice) => {
      if (byId.size >= capacity) return null;
      created += 1;
      const id = `sb_${random.fork('sandbox', created).text(12)}`;
      const sandbox = createSandbox({ ...shared, ...choice, id, seed: choice.seed ?? seed });
      byId.set(id, sandbox);
      return sandbox;
    },
    find: (id) => byId.get(id),
    list: () => [...byId.values()],
    remove: (id) => {
      const sandbox = id === DEFAULT_SANDBOX ? undefined : byId.get(id);
      if (sandbox !== undefined) journalBudget.leave(sandbox.journal);
      return sandbox !== undefined && byId.delete(id);
    },
  };
}
