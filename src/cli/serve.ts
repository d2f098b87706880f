// serve: the service alone, for programs in any language; a line per call.
// A command of the command line.
import { embedService, type StartOptions } from './embed.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { liveLine } from './live-line.ts';
import { paintFor } from './paint.ts';
import { endUnread, linesTo } from './unread.ts';
import { untilInterrupted } from './until-interrupted.ts';

/** Options of `overdue serve`. */
export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly controlToken?: string;
  readonly allowHost?: readonly string[];
  readonly seed?: string;
  /** Prints one JSON line when ready; the lines per call go to stderr then. */
  readonly readyJson?: boolean;
}

/** Runs `overdue serve` until it is interrupted. Throws StartError when it cannot listen. */
export async function serve(options: ServeOptions): Promise<ExitCode> {
  const lines = options.readyJson === true ? process.stderr : process.stdout;
  const [paint, show] = [paintFor(lines), linesTo(lines)];
  const { port, host, controlToken: token, allowHost: allowedHosts, seed } = options;
  const onCall: StartOptions['onCall'] = (entry, sandboxId) => show(liveLine(entry, sandboxId, paint));
  const service = await embedService({ port, host, controlToken: token, allowedHosts, seed, onCall }, 'npm run -s overdue -- serve');
  const { url, baseUrl, apiKey, controlUrl, controlToken } = service;
  const ready = { url, base_url: baseUrl, api_key: apiKey, control_url: controlUrl, control_token: controlToken };
  if (options.readyJson === true) process.stdout.write(`${JSON.stringify(ready)}\n`);
  else process.stdout.write(welcome(baseUrl, apiKey, controlUrl));
  await untilInterrupted();
  await service.close();
  return endUnread(EXIT.ok);
}

function welcome(url: string, key: string, controlUrl: string): string {
  return [
    `API      ${url}`,
    `key      ${key}`,
    `control  ${controlUrl}`,
    `try      curl -H 'Authorization: Bearer ${key}' '${url}/invoices?limit=2'`,
    'Ctrl-C ends it.',
    '',
    '',
  ].join('\n');
}
