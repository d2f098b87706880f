// embed: the service inside this process; the only edge from the consumer's half to the provider's.
// At the edge: `start`, `serve` and `verify` ask for it, `demo` for one without a socket; everything else is HTTP.
import { type RunningService, StartError, type StartOptions, startService } from '../../mock-service/index.ts';

export type { JournalEntry, RunningService, StartOptions } from '../../mock-service/index.ts';
export { advanceUntil, createInProcess, type ManualClock, manualClock } from '../../mock-service/index.ts';

/** Starts the service on loopback unless told otherwise; throws its StartError, whose message is for people and names `command` with another port. */
export async function embedService(options: StartOptions, command = 'npm start --'): Promise<RunningService> {
  try {
    return await startService(options);
  } catch (error) {
    if (!(error instanceof StartError) || codeOf(error.cause) !== 'EADDRINUSE') throw error;
    throw new StartError(`${error.message} Such as: ${command} --port 0`, { cause: error });
  }
}

function codeOf(cause: unknown): unknown {
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}
