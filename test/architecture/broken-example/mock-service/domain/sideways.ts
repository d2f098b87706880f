// A broken example: an edge against the arrow, as a type.
// The architecture test must report it.
export type { Store } from '../store/store.ts';
