// start: what a stranger runs first: the service, how to call it, the matrix once, then a line per call.
// A command of the command line; `npm start` runs it.
import { createControl } from '../control/client.ts';
import { loadCases } from '../tck/load.ts';
import { embedService } from './embed.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { liveLine } from './live-line.ts';
import { casesFolder } from './package-root.ts';
import { paintFor } from './paint.ts';
import { runMatrix } from './run-matrix.ts';
import { untilInterrupted } from './until-interrupted.ts';
import { print } from './verify.ts';

/** Options of `overdue start`. */
export interface StartOptions {
  readonly port: number;
}

/** Runs `overdue start` until it is interrupted. Throws StartError when it cannot listen. */
export async function start({ port }: StartOptions): Promise<ExitCode> {
  const paint = paintFor(process.stdout);
  const state = { inMatrix: true };
  const service = await embedService({
    port,
    onCall: (entry, sandboxId) => {
      if (!state.inMatrix || sandboxId === 'default') process.stdout.write(`${liveLine(entry, sandboxId, paint)}\n`);
    },
  });
  try {
    process.stdout.write(await welcome(`${service.url}/v1`, service.controlUrl));
    const interrupt = new AbortController();
    const interrupted = untilInterrupted().then(() => interrupt.abort());
    const outcomes = await runMatrix(await loadCases(casesFolder()), service, interrupt.signal);
    if (!interrupt.signal.aborted) {
      print(outcomes, false);
      state.inMatrix = false;
      process.stdout.write('\nThe API stays up; every call is shown below. Ctrl-C ends it.\n');
    }
    await interrupted;
  } finally {
    await service.close();
  }
  return EXIT.ok;
}

async function welcome(url: string, controlUrl: string): Promise<string> {
  const sandbox = await createControl({ url: controlUrl }).sandbox('default');
  const key = sandbox.credentials.default ?? '';
  const payment = `${url}/invoices/${sandbox.handles['invoice.open'] ?? ''}/payments`;
  const curl = `curl -i -H 'Authorization: Bearer ${key}'`;
  const body = `-H 'Content-Type: application/json' -d '{"amount_minor": 100}'`;
  return [
    `An invoicing API that fails on purpose is up at ${url}`,
    `API key: ${key}`,
    '',
    `  ${curl} '${url}/invoices?limit=2'`,
    `  ${curl} -H 'Overdue-Fault: rate_limited;wait_s=3' '${url}/invoices?limit=2'`,
    `  ${curl} -H 'Overdue-Fault: lost_reply;how="reset"' ${body} '${payment}'`,
    '',
    'Every failure it can inject, and what our own client makes of it:',
    '',
    '',
  ].join('\n');
}
