// Waits for the truth: a caller that hung up cancels nothing, so a write may be committed after its caller has gone.
// After asking, before judging.
import type { Control } from '../control/client.ts';
import type { Clock } from '../ports/clock.ts';
import { SuiteError } from './resolve.ts';

const PATIENCE_MS = 15_000;
const PAUSE_MS = 20;

/** What settling needs. */
export interface Settling {
  readonly control: Control;
  readonly clock: Clock;
}

/**
 * Rows created since the set-up, by table, once the service has decided every call that arrived.
 * @throws SuiteError when a call is still being worked on after fifteen seconds.
 */
export async function settle(sandboxId: string, { control, clock }: Settling): Promise<Readonly<Record<string, number>>> {
  const endMs = clock.now() + PATIENCE_MS;
  while ((await control.journal(sandboxId)).some((entry) => entry.answered === null)) {
    if (clock.now() >= endMs) throw new SuiteError(`a call was still being worked on ${PATIENCE_MS} ms after the last answer`);
    await new Promise<void>((wake) => clock.after(PAUSE_MS, wake));
  }
  const created = await control.created(sandboxId);
  return Object.fromEntries(Object.entries(created).map(([table, rows]) => [table, rows.length]));
}
