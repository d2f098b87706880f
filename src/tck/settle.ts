// Waits for the truth: a caller that hung up cancels nothing, so a write may be committed after its caller has gone.
// After asking, before judging.
import type { Control } from '../control/client.ts';
import type { Clock } from '../ports/clock.ts';

const PATIENCE_MS = 2000;
const PAUSE_MS = 25;

/** Rows created since the set-up, by table: as soon as they are what was expected, at the latest after two seconds. */
export async function settle(
  sandboxId: string,
  expected: Readonly<Record<string, number>>,
  { control, clock }: { readonly control: Control; readonly clock: Clock },
): Promise<Readonly<Record<string, number>>> {
  const endMs = clock.now() + PATIENCE_MS;
  for (;;) {
    const found = await control.createdRows(sandboxId);
    const settled = Object.entries(expected).every(([table, count]) => (found[table] ?? 0) === count);
    if (settled || clock.now() >= endMs) return found;
    await new Promise<void>((wake) => clock.after(PAUSE_MS, wake));
  }
}
