// overStdio: the tools for the one client that started this process.
// One of the two ways of `overdue mcp`.
import { serveOverStdio } from '../../mcp/transports/stdio.ts';
import { systemClock } from '../../ports/clock.ts';
import { within } from '../../ports/within.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { patientInput } from './patient-input.ts';
import { DRAIN_MS, type Serving } from './serving.ts';
import { welcome } from './welcome.ts';

/** Resolves when the client has gone and has its answers, or after a signal. */
export async function overStdio({ parts, provider, show, onError }: Serving): Promise<void> {
  const stdin = patientInput(process.stdin, () => connection.answered());
  const connection = serveOverStdio(parts, { stdin, stdout: process.stdout, onError });
  const interrupted = untilInterrupted().then(() => within(systemClock, DRAIN_MS, connection.answered()));
  const failed = provider().then(
    (opened) => {
      show(welcome(`over stdio: a client starts this and speaks MCP on its streams`, opened));
      return connection.closed;
    },
    async (error: unknown) => {
      await connection.close();
      throw error;
    },
  );
  await Promise.race([connection.closed, interrupted, failed]);
  await connection.close();
  // A terminal, or a client that keeps it open, would keep the process.
  process.stdin.destroy();
}
