// Sandboxes: every sandbox of a service: create, find, fork, reset, delete, up to a cap. `default` always exists.
// Step 2 of a request's walk looks a sandbox up here.
import type { Complaint } from '../complaint/complaint.ts';
import type { Random } from '../determinism/random.ts';
import { createJournalBudget } from '../journal/budget.ts';
import { Expiry } from './expiry.ts';
import { createSandbox, type Load, type Sandbox, type SandboxOptions, type Settings } from './sandbox.ts';
import { contentsOf, stateOf } from './state/parts.ts';
import type { SandboxContents } from './state/sandbox-state.ts';

/** How many sandboxes a service holds, `default` included. */
export const MAX_SANDBOXES = 20_000;

/** What may be chosen for one sandbox. */
export type SandboxChoice = Partial<
  Pick<SandboxOptions, 'frozenAtMs' | 'rateLimit' | 'faultHeader' | 'profile' | 'accessTokenLifeS' | 'data' | 'suspended'>
> & {
  /** The service's own seed when left out. */
  readonly seed?: string | undefined;
  /** How long it is there, by the service's clock; until it is deleted when left out. */
  readonly lifeMs?: number | undefined;
};

/** What all sandboxes of a service share. */
export interface SandboxesOptions extends Pick<SandboxOptions, 'clock' | 'timer' | 'onCall' | 'onDefect' | 'seed'> {
  /** Names sandboxes. */
  readonly random: Random;
  readonly capacity?: number | undefined;
}

/** What the sandboxes of a service come to together. */
export interface SandboxesLoad extends Load {
  readonly sandboxes: number;
  /** Sandboxes that found no room. */
  readonly refused: number;
}

/** A service's sandboxes. */
export interface Sandboxes {
  /** Null when there is no room. */
  create(choice: SandboxChoice): Sandbox | null;
  /** One that has ended is not found. */
  find(id: string): Sandbox | undefined;
  /** When a sandbox ends by itself, by the service's clock; null: it does not. */
  endsAtMs(id: string): number | null;
  /** In the order they were created. */
  list(): readonly Sandbox[];
  /** False when there is no such sandbox, or it is `default`. */
  remove(id: string): boolean;
  /** A new sandbox, with keys of its own, that goes on from what this one is now; null when there is no room. */
  fork(source: Sandbox, lifeMs?: number): Sandbox | null;
  /** A sandbox like this one as it was created, in its place. Calls under way end in the one that is gone. */
  reset(sandbox: Sandbox): Sandbox;
  /** Puts a sandbox that goes on from elsewhere in this one's place, which keeps its id and its keys; unless `refuse` gives reasons why not. */
  restore(sandbox: Sandbox, from: Elsewhere, refuse: (candidate: Sandbox) => readonly Complaint[]): readonly Complaint[];
  readonly capacity: number;
  load(): SandboxesLoad;
}

/** What a sandbox was made with somewhere, and what became of it there. */
export interface Elsewhere {
  readonly settings: Settings;
  readonly contents: SandboxContents;
}

/** The sandbox behind the plain base path `/v1`. */
export const DEFAULT_SANDBOX = 'default';

/** A sandbox in its place, and how it began. */
interface Held {
  sandbox: Sandbox;
  readonly options: SandboxOptions;
  /** What it was forked from. */
  readonly from: SandboxContents | undefined;
  /** By the service's clock. */
  readonly endsAtMs: number | null;
}

class HeldSandboxes implements Sandboxes {
  readonly capacity: number;
  readonly #random: Random;
  readonly #shared: Omit<SandboxOptions, 'id'>;
  readonly #budget = createJournalBudget();
  readonly #byId = new Map<string, Held>();
  readonly #expiry = new Expiry();
  #created = 0;
  #refused = 0;

  constructor({ random, capacity = MAX_SANDBOXES, ...shared }: SandboxesOptions) {
    this.capacity = capacity;
    this.#random = random;
    this.#shared = { ...shared, journalBudget: this.#budget };
    this.#hold({ ...this.#shared, id: DEFAULT_SANDBOX, fixedKeys: true });
  }

  create({ lifeMs, seed = this.#shared.seed, ...choice }: SandboxChoice): Sandbox | null {
    return this.#add({ ...choice, seed }, lifeMs);
  }

  fork(source: Sandbox, lifeMs?: number): Sandbox | null {
    return this.#add(source.settings, lifeMs, contentsOf(source));
  }

  find(id: string): Sandbox | undefined {
    const held = this.#byId.get(id);
    if (held === undefined || held.endsAtMs === null || this.#shared.clock.now() < held.endsAtMs) return held?.sandbox;
    this.#drop(id);
    return undefined;
  }

  endsAtMs(id: string): number | null {
    return this.#byId.get(id)?.endsAtMs ?? null;
  }

  list(): readonly Sandbox[] {
    this.#sweep();
    return [...this.#byId.values()].map(({ sandbox }) => sandbox);
  }

  remove(id: string): boolean {
    return id !== DEFAULT_SANDBOX && this.find(id) !== undefined && this.#drop(id);
  }

  reset(sandbox: Sandbox): Sandbox {
    const held = this.#heldAt(sandbox.id);
    this.#put(held, createSandbox(held.options, held.from));
    return held.sandbox;
  }

  restore({ id }: Sandbox, { settings, contents }: Elsewhere, refuse: (candidate: Sandbox) => readonly Complaint[]): readonly Complaint[] {
    const held = this.#heldAt(id);
    const candidate = createSandbox({ ...held.options, ...settings, keySeed: held.options.seed }, contents);
    try {
      // Every part is made before anybody sees it: one that cannot be made changes nothing.
      stateOf(candidate);
      const reasons = refuse(candidate);
      if (reasons.length === 0) this.#put(held, candidate);
      return reasons;
    } finally {
      if (held.sandbox !== candidate) this.#budget.leave(candidate.journal);
    }
  }

  load(): SandboxesLoad {
    const loads = this.list().map((sandbox) => sandbox.load());
    const sum = (of: (load: Load) => number): number => loads.reduce((total, load) => total + of(load), 0);
    return {
      sandboxes: loads.length,
      refused: this.#refused,
      rules: sum(({ rules }) => rules),
      rulesRefused: sum(({ rulesRefused }) => rulesRefused),
      entriesDropped: sum(({ entriesDropped }) => entriesDropped),
    };
  }

  #add(choice: Omit<SandboxChoice, 'lifeMs'> & { readonly seed: string }, lifeMs?: number, from?: SandboxContents): Sandbox | null {
    this.#sweep();
    if (this.#byId.size >= this.capacity) {
      this.#refused += 1;
      return null;
    }
    this.#created += 1;
    const id = `sb_${this.#random.fork('sandbox', this.#created).text(12)}`;
    const endsAtMs = lifeMs === undefined ? null : this.#shared.clock.now() + lifeMs;
    if (endsAtMs !== null) this.#expiry.add({ id, atMs: endsAtMs });
    return this.#hold({ ...this.#shared, ...choice, id }, from, endsAtMs);
  }

  #hold(options: SandboxOptions, from?: SandboxContents, endsAtMs: number | null = null): Sandbox {
    const sandbox = createSandbox(options, from);
    this.#byId.set(options.id, { sandbox, options, from, endsAtMs });
    return sandbox;
  }

  #heldAt(id: string): Held {
    const held = this.#byId.get(id);
    if (held === undefined) throw new TypeError('a sandbox that is not here');
    return held;
  }

  #put(held: Held, sandbox: Sandbox): void {
    this.#budget.leave(held.sandbox.journal);
    held.sandbox = sandbox;
  }

  #drop(id: string): boolean {
    const held = this.#byId.get(id);
    if (held !== undefined) this.#budget.leave(held.sandbox.journal);
    return this.#byId.delete(id);
  }

  #sweep(): void {
    for (const id of this.#expiry.due(this.#shared.clock.now())) this.#drop(id);
    this.#expiry.tidy((id) => this.#byId.has(id), this.#byId.size);
  }
}

/** The sandbox `default`, alone. */
export function createSandboxes(options: SandboxesOptions): Sandboxes {
  return new HeldSandboxes(options);
}
