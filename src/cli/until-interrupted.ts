// untilInterrupted: waits for Ctrl-C or a SIGTERM; a second one does not wait for the draining.
// At the edge: `start` and `serve` end here, `verify` when it is not waited for.
import { EXIT } from './exit-codes.ts';

/** Resolves at the first signal. */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    let signals = 0;
    const onSignal = (): void => {
      signals += 1;
      if (signals > 1) process.exit(EXIT.interrupted);
      resolve();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}
