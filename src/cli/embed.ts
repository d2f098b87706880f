// embed: the service inside this process; the only edge from the consumer's half to the provider's.
// At the edge: `start`, `serve` and `verify` ask for it; everything else is HTTP.
import { type RunningService, type StartOptions, startService } from '../../mock-service/index.ts';

export type { JournalEntry, RunningService } from '../../mock-service/index.ts';

/** Starts the service on loopback unless told otherwise; throws its StartError, whose message is for people. */
export function embedService(options: StartOptions): Promise<RunningService> {
  return startService(options);
}
