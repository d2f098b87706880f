// Idempotency: one record per (tenant, operation, key); it keeps the handler's answer, never a fault's.
import type { Delivery } from '../delivery.ts';

/** What is known of a key when a call arrives with it. */
export type Claim =
  /** First use: run, then `keep` the handler's answer or `release` the key. */
  | { readonly state: 'new'; keep(answer: Delivery): void; release(): void }
  /** Done before with the same request: send `answer` again. */
  | { readonly state: 'replay'; readonly answer: Delivery }
  /** Done or running with another request (R74). */
  | { readonly state: 'mismatch' }
  /** The first use is still running (R75). */
  | { readonly state: 'in_flight' };

/** A sandbox's idempotency records; they live 24 h on the sandbox's calendar. */
export interface IdempotencyRecords {
  claim(scope: string, fingerprint: string, nowMs: number): Claim;
}
