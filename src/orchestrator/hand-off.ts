// HandOff: a complete record for a human: what failed, what is blocked, the one thing to do.
// After a failure's walk: made when a decision says so, kept through a small port.
import type { ToolError } from '../contract/tool-error.ts';
import type { Because } from './decision.ts';

/** Same fingerprint, same hand-off: one record with a counter. */
export interface Fingerprint {
  readonly credential: string;
  readonly host: string;
  readonly error_type: ToolError['error_type'];
  /** The provider's code; null: it gave none. */
  readonly upstream_code: string | null;
}

/** One attempt, for the record. */
export interface AttemptRecord {
  readonly number: number;
  readonly startedAt: string;
  readonly elapsedMs: number;
  readonly error_type: ToolError['error_type'] | null;
}

/** What is asked of a human: names and ids, never values of a call's input. */
export interface HandOff {
  readonly id: string;
  readonly fingerprint: Fingerprint;
  readonly state: 'open' | 'acknowledged' | 'resolved' | 'expired';
  readonly created_at: string;
  readonly updated_at: string;
  readonly expires_at: string;
  /** How many runs met it. */
  readonly count: number;
  readonly asked: Asked;
  /** What was observed: the tool error, which is redacted where it is made. */
  readonly observed: ToolError;
  readonly attempts: readonly AttemptRecord[];
  /** Which limit or verdict stopped it. */
  readonly stopped_by: Because;
  /** Operations that wait for this; one that is `*`: all of the credential. */
  readonly blocked: readonly string[];
  /** The one question or request, in English and Brazilian Portuguese. */
  readonly question: { readonly en: string; readonly 'pt-BR': string };
  /** How to know that it is done, in words. */
  readonly done_when: { readonly en: string; readonly 'pt-BR': string };
  /** Whoever resolves it hands this to `resume`. */
  readonly resume_token: string;
  /** Of a write that may have happened: what the person found who resolved it; absent: nobody has said so. */
  readonly applied?: boolean;
}

/** What was asked. All that is in it is a program's or the harness's own: a caller's reference or key could be somebody's data. */
export interface Asked {
  readonly operation: string;
  /** Their names. */
  readonly arguments: readonly string[];
  /** Names the intent; null: whoever raised it named none. */
  readonly intent: string | null;
  /** The reference, else the key, under which the provider has the write, where it is one of the harness's own. */
  readonly found_by: string | null;
}

/** What happens to hand-offs. Kept in order, they say how every one of them stands; `at` is a time as in `created_at`. */
export type HandOffEvent =
  /** Somebody needs a person. One with this fingerprint that still waits is counted up, and this record is dropped. */
  | { readonly kind: 'raised'; readonly at: string; readonly hand_off: HandOff }
  | { readonly kind: 'met'; readonly at: string; readonly id: string; readonly operation: string }
  | { readonly kind: 'resolved'; readonly at: string; readonly id: string; readonly applied?: boolean }
  | { readonly kind: 'acknowledged' | 'expired'; readonly at: string; readonly id: string };

/** Keeps hand-offs: a list that is only ever added to, so that several programs can share one. */
export interface HandOffStore {
  /** Adds an event, and answers how all stand with it and whatever others have added. Rejects when it could not be kept. */
  append(event: HandOffEvent): Promise<readonly HandOff[]>;
  /** How all stand: those that wait, and the last that no longer do; oldest first. */
  list(): Promise<readonly HandOff[]>;
}
