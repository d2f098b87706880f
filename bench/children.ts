// children: every process that the bench starts ends with it, whether it is done, fails or is told to stop.
import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

const running = new Set<ChildProcess>();

/** Ends `child` when this process ends, unless it has ended before. */
export function endsWithUs(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Makes a signal an exit, for only an exit is told to whoever listens. */
export function endChildrenAtTheEnd(): void {
  process.on('exit', () => {
    for (const child of running) child.kill();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
