// createIssued: how often each key was sent, for whoever holds it against a journal.
// Beside `execute`: one count per attempt; the keys not used for longest are forgotten first.
import type { Issued } from '../multiplication.ts';

/** Attempts by key. */
export interface IssuedKeys {
  /** One attempt more. */
  note(key: string): void;
  /** The keys that are remembered, the last used last. */
  list(): readonly Issued[];
}

/** Remembers up to `max` keys. */
export function createIssued(max: number): IssuedKeys {
  const counts = new Map<string, number>();
  return {
    note: (key) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.delete(key);
      counts.set(key, count);
      const [oldest] = counts.keys();
      if (counts.size > max && oldest !== undefined) counts.delete(oldest);
    },
    list: () => [...counts].map(([key, attempts]) => ({ key, attempts })),
  };
}
