// openSite: a sandbox for one way to work, with the day's data, plan and first access token; and what people do to it by hand.
// At the edge: the service runs in this process under a manual clock, which the client's deadlines share.
import { type Control, createControl, type GrantedTokens, type JournalEntry, type SandboxInfo } from '../../control/client.ts';
import { createInProcess, type ManualClock } from '../embed.ts';
import { RULES } from './day.ts';

/** Where one way works. */
export interface Site {
  readonly sandbox: SandboxInfo;
  readonly fetch: typeof globalThis.fetch;
  /** A person consents anew: the tokens that work from now on. */
  signIn(): Promise<GrantedTokens>;
  journal(): Promise<readonly JournalEntry[]>;
  /** What calls have really created: table → rows. */
  created(): ReturnType<Control['created']>;
}

/** The day is longer than a token lives by default: this one ends when the plan says so. */
const TOKEN_LIFE_S = 7 * 86_400;

/** A sandbox that is the same for every way with this seed. */
export async function openSite(service: ReturnType<typeof createInProcess>, seed: string): Promise<Site> {
  const control = createControl({ url: service.controlUrl, fetch: service.fetch });
  const sandbox = await control.createSandbox({ seed, access_token_life_s: TOKEN_LIFE_S });
  for (const rule of RULES) await control.armRule(sandbox.id, rule);
  return {
    sandbox,
    fetch: service.fetch,
    signIn: () => control.grant(sandbox.id, {}),
    journal: () => control.journal(sandbox.id),
    created: () => control.created(sandbox.id),
  };
}

/** The provider, in this process. */
export function openService(clock: ManualClock): ReturnType<typeof createInProcess> {
  return createInProcess({ clock });
}
