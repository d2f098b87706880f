#!/usr/bin/env node
// overdue: the command line. Commands are loaded when they run, so that `--help` costs nothing.
// The only composition root of src.
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Language } from '../contract/tool-error.ts';
import type { ClassifyCommandOptions } from './classify.ts';
import type { DemoOptions } from './demo.ts';
import { EXIT, EXIT_HELP, type ExitCode } from './exit-codes.ts';
import type { McpOptions } from './mcp/options.ts';
import { packageVersion } from './package-root.ts';
import type { SearchCommandOptions } from './search.ts';
import type { ServeOptions } from './serve.ts';
import type { StartOptions } from './start.ts';
import type { VerifyOptions } from './verify.ts';

const DEFAULT_PORT = 4010;
const DEFAULT_MCP_PORT = 4011;
/** As the contract's LANGUAGES, which would load its schemas for `--help`; a test compares them. */
const LANGS: readonly Language[] = ['en', 'pt-BR'];

/** The program; `end` gets each command's exit code. */
function createProgram(end: (code: ExitCode) => void): Command {
  const program = new Command('overdue')
    .description('An invoicing API that fails on purpose, and the kit that proves your code copes.')
    .version(packageVersion())
    .addHelpText('after', EXIT_HELP)
    .exitOverride()
    .showHelpAfterError('(--help says more)');
  addStart(program, end);
  addServe(program, end);
  addVerify(program, end);
  addClassify(program, end);
  addSearch(program, end);
  addMcp(program, end);
  addDemo(program, end);
  return program;
}

function addStart(program: Command, end: (code: ExitCode) => void): void {
  program
    .command('start')
    .description('serve the API on this machine, show what every failure looks like, stay up')
    .addOption(portOption())
    .action(async (options: StartOptions) => end(await (await import('./start.ts')).start(options)));
}

function addServe(program: Command, end: (code: ExitCode) => void): void {
  program
    .command('serve')
    .description('serve the API alone, a line per call')
    .addOption(portOption())
    .option('--host <address>', 'address to listen on; one that is not loopback needs a control token', '127.0.0.1')
    .addOption(new Option('--control-token <token>', 'asked for by the control API').env('OVERDUE_CONTROL_TOKEN'))
    .option('--allow-host <name>', 'host name the control API answers to, besides loopback; may be repeated', collect)
    .option('--seed <text>', 'seed of the sandbox "default"')
    .option('--ready-json', 'print {url, base_url, api_key, control_url, control_token} as one JSON line when ready; calls go to stderr')
    .action(async (options: ServeOptions) => end(await (await import('./serve.ts')).serve(options)));
}

function addVerify(program: Command, end: (code: ExitCode) => void): void {
  program
    .command('verify')
    .description('inject every failure and check that it is classified as it should be')
    .option('--subject <command>', 'judge this program instead of our client: JSON lines on stdio, see docs/subject.md')
    .option('--url <url>', 'of a running service; one is started when left out', httpUrl)
    .addOption(new Option('--control-token <token>', 'of the service at --url').env('OVERDUE_CONTROL_TOKEN'))
    .option('--json', 'one JSON line a case: case, verdict, expected, got, seen')
    .option('--junit <file>', 'write a JUnit report as well')
    .option('--case <glob>', "only cases whose id matches: 'lost_reply', 'lost_reply/*', '{none,reset}/read'")
    .addHelpText('after', EXIT_HELP)
    .action(async (options: VerifyOptions) => end(await (await import('./verify.ts')).verify(options)));
}

function addClassify(program: Command, end: (code: ExitCode) => void): void {
  program
    .command('classify')
    .description('say what a failure on stdin is: a text, what curl -i printed, a serialized error, JSON')
    .option('--jsonl', 'a failure a line, a tool error a line: see docs/classify.md')
    .option('--json', 'print the tool error as JSON')
    .option('--explain', 'add the evidence and the rules that nearly decided')
    .addOption(langOption('of the guidance'))
    .option('--operation <name>', 'that failed; of one of ours it is known what doing it twice does')
    .addOption(new Option('--write <kind>', 'what doing the call twice does').choices(['safe', 'idempotent', 'keyed', 'unsafe']))
    .option('--key', 'the call carried an idempotency key')
    .action(async (options: ClassifyCommandOptions) => end(await (await import('./classify.ts')).classifyCommand(options)));
}

function addSearch(program: Command, end: (code: ExitCode) => void): void {
  program
    .command('search')
    .description('find tools by what they do, in English or Portuguese')
    .argument('[query]', 'what is to be done, in a sentence')
    .option('--catalog <file>', 'a tool a line, as JSON: see docs/search.md; our own when left out')
    .option('--category <name>', 'only tools of this category')
    .option('--limit <number>', 'how many at most, up to 100', limitNumber, 10)
    .option('--json', 'print the answer as one JSON line')
    .option('--jsonl', 'a {"query"} a line on stdin, a {"query", "tools"} a line')
    .action(async (query: string | undefined, options: SearchCommandOptions) =>
      end(await (await import('./search.ts')).searchCommand(query, options)),
    );
}

function limitNumber(text: string): number {
  const limit = Number(text);
  if (!/^\d{1,3}$/.test(text) || limit < 1 || limit > 100) throw new InvalidArgumentError('Expected a number from 1 to 100.');
  return limit;
}

function addMcp(program: Command, end: (code: ExitCode) => void): void {
  program
    .command('mcp')
    .description('offer the API as tools to agents (MCP), over stdio or HTTP: see docs/mcp.md')
    .addOption(
      new Option('--http [port]', `over HTTP instead of stdio; port ${DEFAULT_MCP_PORT} when left out, 0 takes any free one`)
        .preset(String(DEFAULT_MCP_PORT))
        .argParser(portNumber),
    )
    .option('--url <url>', 'of a running API, such as http://127.0.0.1:4010; one is started when left out', httpUrl)
    .addOption(new Option('--api-key <key>', 'for the API at --url').env('OVERDUE_API_KEY'))
    .addOption(
      new Option('--surface <name>', 'search: five tools that find and call all; full: all, to compare')
        .choices(['search', 'full'])
        .default('search'),
    )
    .addOption(langOption('of what the model reads').default('en'))
    .addOption(new Option('--seed <text>', 'seed of the API that is started').conflicts('url'))
    .option('--allow-host <name>', 'host name that HTTP answers to, besides loopback; may be repeated', collect)
    .option('--ready-json', 'HTTP only: print {url, base_url, api_key, control_url, control_token} as one JSON line when ready')
    .option('--quiet', 'no welcome and no line per call on stderr')
    .action(async (options: McpOptions, command: Command) => {
      if (options.url !== undefined && !options.apiKey)
        command.error("error: --url needs the API's key: --api-key KEY, or OVERDUE_API_KEY");
      if (options.url === undefined && command.getOptionValueSource('apiKey') === 'cli')
        command.error('error: --api-key goes with --url: the API that is started has a key of its own');
      if (options.readyJson === true && options.http === undefined) command.error('error: --ready-json goes with --http');
      end(await (await import('./mcp.ts')).mcp(options));
    });
}

function addDemo(program: Command, end: (code: ExitCode) => void): void {
  program
    .command('demo')
    .description('show in a minute what a day of failures costs a plain loop, the contract, and the contract with the harness')
    .option('--fast', 'do not slow it down for the eye')
    .option('--json', 'print the figures alone, as one JSON object')
    .addOption(langOption('of the story and the guidance').default('en'))
    .option('--seed <text>', 'of the data and of all draws: the same seed, the same table', 'overdue')
    .action(async (options: DemoOptions) => end(await (await import('./demo.ts')).demo(options)));
}

/** By its first subtag, as everywhere: `pt` is Brazilian Portuguese. */
function langOption(of: string): Option {
  return new Option('--lang <language>', `${of}: ${LANGS.join(' or ')}`).argParser((text) => {
    const first = text.toLowerCase().split(/[-_]/)[0];
    const lang = LANGS.find((known) => known.toLowerCase().split('-')[0] === first);
    if (lang === undefined) throw new InvalidArgumentError(`Allowed choices are ${LANGS.join(', ')}.`);
    return lang;
  });
}

function portOption(): Option {
  return new Option('--port <number>', 'port to listen on; 0 takes any free one').default(DEFAULT_PORT).argParser(portNumber);
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError('Expected a port from 0 to 65535.');
  return port;
}

function httpUrl(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  const isBare = /^[\w.-]+(?::\d+)?(?:\/|$)/.test(text) || /^\[[\da-f:.]+\](?::\d+)?(?:\/|$)/i.test(text);
  if (isBare) throw new InvalidArgumentError(`http:// is missing: expected http://${text}`);
  throw new InvalidArgumentError('Expected a URL such as http://127.0.0.1:4010.');
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/**
 * A reader that has left (`| head -1`) is no failure: what it did not want goes nowhere, the verdict stands, a service stays up. Where
 * nothing can be written (a full disk), nothing that was to be said has been.
 */
function onLostReader(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') return;
  // It may be stderr that is full.
  process.stderr.removeListener('error', onLostReader).on('error', () => process.exit(EXIT.couldNotRun));
  process.stderr.write(`overdue: what was to be said could not be written: ${error.code ?? error.message}\n`, () =>
    process.exit(EXIT.couldNotRun),
  );
}

function endOf(error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  process.stderr.write(`overdue: ${error instanceof Error ? error.message : String(error)}\n`);
  return EXIT.couldNotRun;
}

process.stdout.on('error', onLostReader);
process.stderr.on('error', onLostReader);
try {
  await createProgram((code) => {
    process.exitCode = code;
  }).parseAsync();
} catch (error) {
  process.exitCode = endOf(error);
}
