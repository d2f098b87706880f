// A broken example: a fault that knows the domain and the store.
// The architecture test must report it.
import type { allowed } from '../domain/everything.ts';
import type { Store } from '../store/store.ts';

export type Curious = [typeof allowed, Store];
