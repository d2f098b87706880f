// memoryHandOffs: keeps hand-offs as long as the program runs.
// Behind the store port: for tests, and for programs whose hand-offs somebody else keeps.
import type { HandOffStore } from '../hand-off.ts';
import { Standing } from './standing.ts';

/** An empty store. */
export function memoryHandOffs(): HandOffStore {
  const standing = new Standing();
  return {
    append: async (event) => {
      standing.happen(event);
      return standing.list();
    },
    list: async () => standing.list(),
  };
}
