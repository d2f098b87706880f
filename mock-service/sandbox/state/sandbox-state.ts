// SandboxState: everything that changes in a sandbox, part by part. What is not here is no state: keys, ids, and what is under way.
// Beside the walk: a fork goes on from it, a snapshot keeps it.
import type { CredentialsState } from '../../access/credentials.ts';
import type { OAuthState } from '../../access/oauth.ts';
import type { RateLimitsState } from '../../access/rate-limits.ts';
import type { CalendarState } from '../../determinism/calendar.ts';
import type { PlanContents, PlanState } from '../../faults/plan/plan-state.ts';
import type { JournalState } from '../../journal/journal.ts';
import type { CallersState } from '../callers.ts';
import type { TenantsState } from '../tenants.ts';

/** Everything that changes in a sandbox, as plain JSON, part by part. No key, no token and no id of a sandbox is in it. */
export interface SandboxState {
  readonly calendar: CalendarState;
  readonly limits: RateLimitsState;
  readonly credentials: CredentialsState;
  readonly oauth: OAuthState;
  readonly callers: CallersState;
  readonly plan: PlanState;
  readonly journal: JournalState;
  /** How many request ids were given. */
  readonly requests: number;
  readonly tenants: TenantsState;
}

/** A state that has been read: its rules are ready to run. */
export type SandboxContents = Omit<SandboxState, 'plan'> & { readonly plan: PlanContents };
