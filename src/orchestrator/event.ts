// HarnessEvent: what the harness tells while it works. The same words in the terminal, the JSON log and the spans.
// Beside `execute`: telling never changes what is done.
import type { ErrorType } from '../contract/error-types.ts';
import type { Because } from './decision.ts';

interface Told {
  /** Names one `run` of the harness. */
  readonly run: string;
  readonly operation: string;
  /** Milliseconds since 1970, by the harness's clock. */
  readonly atMs: number;
  /** Attempts begun so far. */
  readonly attempt: number;
}

/** One thing that happened. */
export type HarnessEvent = Told &
  (
    | { readonly kind: 'attempt' }
    | { readonly kind: 'waiting'; readonly delayMs: number; readonly because: Because; readonly error_type: ErrorType }
    | { readonly kind: 'refreshing'; readonly error_type: ErrorType }
    | { readonly kind: 'reconciling'; readonly how: 'look_up' | 'replay'; readonly error_type: ErrorType }
    | { readonly kind: 'escalated'; readonly handOff: string; readonly because: Because; readonly error_type: ErrorType }
    | { readonly kind: 'succeeded'; readonly how: 'answered' | 'found' | 'already' | 'told' }
    | { readonly kind: 'stopped'; readonly because: Because; readonly error_type: ErrorType; readonly retryAfterMs: number | null }
  );

/** Gets every event in order; what it throws, or rejects with, is ignored, and no answer of it is waited for. */
export type Listener = (event: HarnessEvent) => unknown;
