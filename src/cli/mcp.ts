// mcp: the tools as an MCP server, over stdio or HTTP, with a provider behind them that can be told to fail.
// A command of the command line. Over stdio stdout is the protocol's alone; what people read goes to stderr.
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { McpOptions } from './mcp/options.ts';
import type { Provider } from './mcp/provider.ts';
import { createToolSet } from './mcp/tool-set.ts';
import { paintFor } from './paint.ts';
import { endUnread, linesTo } from './unread.ts';

/** Runs `overdue mcp` until its client goes or it is interrupted. Throws, with a sentence, when it cannot listen or start its provider. */
export async function mcp(options: McpOptions): Promise<ExitCode> {
  const say = linesTo(process.stderr);
  const show = options.quiet === true ? () => undefined : say;
  const { provider, close } = createOpening(options);
  const parts = createToolSet({ ...options, provider, show, onError: (error) => say(lineOf(error)), paint: paintFor(process.stderr) });
  // What a client sends that is not the protocol is its own mistake.
  const serving = { options, parts, provider, show, onError: (error: Error) => show(lineOf(error)) };
  try {
    if (options.http === undefined) await (await import('./mcp/over-stdio.ts')).overStdio(serving);
    else await (await import('./mcp/over-http.ts')).overHttp(serving, options.http);
  } finally {
    await close();
  }
  return endUnread(EXIT.ok);
}

/** The provider, which is loaded and started when it is first asked for: a client's first questions do not wait for it. */
function createOpening(options: McpOptions) {
  let opening: Promise<Provider> | undefined;
  return {
    provider: () => {
      opening ??= import('./mcp/provider.ts').then(({ openProvider }) => openProvider(options));
      return opening;
    },
    // One that could not be opened has been told of.
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}

const LINE_CHARACTERS_MAX = 200;

/** It may repeat what a client sent: nothing in it moves a terminal's cursor. */
function lineOf({ message }: Error): string {
  return `mcp: ${message.replace(/\p{C}+/gu, ' ').slice(0, LINE_CHARACTERS_MAX)}`;
}
