// memoryHandOffs: keeps hand-offs as long as the program runs.
// Behind the store port: for tests, and for programs whose hand-offs somebody else keeps.
import type { HandOff, HandOffStore } from '../hand-off.ts';
import { happen } from './standing.ts';

/** An empty store. */
export function memoryHandOffs(): HandOffStore {
  const standing = new Map<string, HandOff>();
  return {
    append: async (event) => {
      happen(standing, event);
      return [...standing.values()];
    },
    list: async () => [...standing.values()],
  };
}
