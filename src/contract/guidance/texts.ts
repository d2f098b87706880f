// GuidanceTexts: what a language has to supply; the compiler refuses a language that forgets a type.
// `{wait}`, `{id}` and `{names}` are filled by `guidance`, never by upstream text.
import type { ErrorType } from '../error-types.ts';

/** Sentences of one language; `guidance` joins a cause and a step. */
export interface GuidanceTexts {
  /** What happened, in a few words. */
  readonly cause: Readonly<Record<ErrorType, string>>;
  readonly retry: { readonly waitKnown: string; readonly waitZero: string; readonly waitUnknown: string };
  /** Law 4: nothing is known of the call and it may have been applied. */
  readonly ifUnseen: { readonly waitKnown: string; readonly waitUnknown: string };
  /** The write may have happened, or a part of it did. */
  readonly reconcile: { readonly unknown: string; readonly partial: string; readonly duplicate: string; readonly duplicateOf: string };
  /** A transient cause that must not be repeated. */
  readonly giveUp: { readonly waitKnown: string; readonly waitUnknown: string };
  /** Who must act and how, per type that is escalated. */
  readonly escalate: Readonly<Record<EscalatedType, string>>;
  readonly quotaUntil: string;
  readonly decline: { readonly soft: string; readonly hard: string };
  readonly refresh: string;
  readonly done: { readonly plain: string; readonly of: string };
  readonly fix: Readonly<Record<FixedType, string>>;
  readonly fixFields: string;
  readonly fixDuplicateOf: string;
  readonly allowedNow: string;
  /** Units of a wait, after a number. */
  readonly units: { readonly s: string; readonly min: string; readonly h: string; readonly d: string };
}

export type EscalatedType =
  | 'expired_credentials'
  | 'invalid_credentials'
  | 'permission_denied'
  | 'account_restricted'
  | 'payment_declined'
  | 'configuration_error'
  | 'quota_exhausted'
  | 'malformed_response'
  | 'unknown';

export type FixedType = 'invalid_input' | 'business_rule_violation' | 'not_found' | 'stale_object' | 'idempotency_conflict' | 'duplicate';
