// Credentials: who may call, for how long, and what for. Step 4 of a request's walk.
import type { HeaderMap } from '../call.ts';

/** What an operation needs and a key may hold. */
export const SCOPES = ['customers:read', 'customers:write', 'invoices:read', 'invoices:write', 'payments:read', 'payments:write'] as const;
export type Scope = (typeof SCOPES)[number];

/** An API key of a sandbox. */
export interface Credential {
  /** Safe to show: names the key without being it. */
  readonly id: string;
  /** The name it was handed out under: default, read_only, expired, revoked. */
  readonly name: string;
  readonly secret: string;
  readonly scopes: readonly Scope[];
  /** Milliseconds since 1970, or null: it does not expire. */
  readonly expiresAtMs: number | null;
  readonly revoked: boolean;
}

/** Why a call is not let in; each has its own code on the native wire. */
export type AccessRefusal =
  | {
      readonly kind: 'refusal';
      readonly code: 'credential_missing' | 'credential_malformed' | 'credential_unknown' | 'credential_revoked' | 'credential_expired';
    }
  | { readonly kind: 'refusal'; readonly code: 'insufficient_scope'; readonly scope: Scope };

/** A sandbox's keys. */
export interface Credentials {
  /** The key behind an Authorization header, whatever its state, or undefined. */
  identify(headers: HeaderMap): Credential | undefined;
  /** The key, when it is good for `scope` at `nowMs`; else why not. */
  authorize(headers: HeaderMap, scope: Scope, nowMs: number): Credential | AccessRefusal;
  /** Ends a key's life at `nowMs`. */
  expire(id: string, nowMs: number): void;
  revoke(id: string): void;
  /** Every key, by the name it was handed out under. */
  byName(): Readonly<Record<string, Credential>>;
}
