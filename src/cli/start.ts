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
import { endUnread, linesTo } from './unread.ts';
import { untilInterrupted } from './until-interrupted.ts';
import { print } from './verify.ts';

/** Options of `overdue start`. */
export interface StartOptions {
  readonly port: number;
}

/** Runs `overdue start` until it is interrupted. Throws StartError when it cannot listen. */
export async function start({ port }: StartOptions): Promise<ExitCode> {
  const [paint, show] = [paintFor(process.stdout), linesTo(process.stdout)];
  const state = { inMatrix: true };
  const service = await embedService({
    port,
    onCall: (entry, sandboxId) => {
      if (!state.inMatrix || sandboxId === 'default') show(liveLine(entry, sandboxId, paint));
    },
  });
  try {
    const hints = await hintsFor(`${service.url}/v1`, service.controlUrl);
    process.stdout.write(welcome(`${service.url}/v1`, hints));
    const interrupt = new AbortController();
    const interrupted = untilInterrupted().then(() => interrupt.abort());
    const outcomes = await runMatrix(await loadCases(casesFolder()), service, { signal: interrupt.signal });
    if (!interrupt.signal.aborted) {
      print(outcomes, false);
      state.inMatrix = false;
      process.stdout.write(farewell(`${service.url}/v1`, hints));
    }
    await interrupted;
  } finally {
    await service.close();
  }
  return endUnread(EXIT.ok);
}

/** What to say around the table. */
interface Hints {
  readonly key: string;
  /** Command lines to copy. */
  readonly lines: readonly string[];
}

async function hintsFor(url: string, controlUrl: string): Promise<Hints> {
  const sandbox = await createControl({ url: controlUrl }).sandbox('default');
  const key = sandbox.credentials.default ?? '';
  const payment = `${url}/invoices/${sandbox.handles['invoice.open'] ?? ''}/payments`;
  const curl = `curl -w '\\n' -i -H 'Authorization: Bearer ${key}'`;
  const body = `-H 'Content-Type: application/json' -d '{"amount_minor": 100}'`;
  const lines = [
    `${curl} '${url}/invoices?limit=2'`,
    `${curl} -H 'Overdue-Fault: rate_limited;wait_s=3' '${url}/invoices?limit=2'`,
    `${curl} -H 'Overdue-Fault: lost_reply;how="reset"' ${body} '${payment}'`,
    `curl -w '\\n' '${controlUrl}/sandboxes/default/truth'`,
  ];
  return { key, lines: lines.map((line) => `  ${line}`) };
}

function welcome(url: string, { key }: Hints): string {
  return `An invoicing API that fails on purpose is up at ${url}
API key: ${key}

Every failure it can inject, and what our own client makes of it:

`;
}

/** After the table, which is longer than a screen: what to do next. */
function farewell(url: string, { key, lines }: Hints): string {
  return `
The API stays up at ${url}; API key: ${key}
A read, a fault, a payment whose reply is lost, and what is really stored:

${lines.join('\n')}

Every call is shown below. Ctrl-C ends it.
`;
}
