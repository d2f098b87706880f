// mcp: what a tool's call through MCP costs next to the same call by the typed client, how soon `overdue mcp` answers, and what memory it takes.
import { answeredAfterMs, type McpServer, nothingAfterMs, startMcpServer } from '../mcp-server.ts';
import { CORES, mcpCalls } from '../processes.ts';
import type { Contender, McpTimes } from '../programs/mcp-calls.ts';
import type { Section, Size } from '../section.ts';
import { grouped, show } from '../show.ts';
import { quantile, spreadOf, spreadText } from '../statistics.ts';

const ROUNDS: Readonly<Record<Size, number>> = { full: 7, quick: 1 };
const CALLS: Readonly<Record<Size, number>> = { full: 500, quick: 20 };
const STARTS: Readonly<Record<Size, number>> = { full: 9, quick: 1 };
const TOOL_CALLS: Readonly<Record<Size, number>> = { full: 1_000, quick: 20 };

const NAMES: Readonly<Record<Contender, string>> = {
  direct: 'get_invoice by the typed client',
  modern: 'get_invoice by MCP, 2026-07-28',
  legacy: 'get_invoice by MCP, a session of 2025-11-25',
  search: 'search_tools',
  list: 'tools/list',
};

const CONTENDERS = Object.keys(NAMES) as Contender[];

const medianMs = (tookMs: readonly number[]): number => quantile(tookMs, 0.5);

function rowOf(times: McpTimes, of: Contender): readonly string[] {
  const medians = times[of].map(medianMs);
  const ratios = medians.map((ms, round) => ms / medianMs(times.direct[round] ?? []));
  const p99 = times[of].map((tookMs) => quantile(tookMs, 0.99));
  return [NAMES[of], spreadText(spreadOf(medians), 2), spreadText(spreadOf(p99), 2), spreadText(spreadOf(ratios), 2)];
}

async function calls(server: McpServer, size: Size): Promise<void> {
  const { url, base_url: baseUrl, api_key: apiKey, invoiceId } = server;
  const [rounds, count] = [ROUNDS[size], CALLS[size]];
  const times = await mcpCalls({ url, baseUrl, apiKey, invoiceId, contenders: CONTENDERS, rounds, calls: count });
  const title = `Tools over HTTP: one call at a time, ${rounds} rounds of ${grouped(count)} each, ${CORES}; medians (least–most)`;
  const rows = CONTENDERS.map((name) => rowOf(times, name));
  show(title, ['call', 'p50, ms', 'p99, ms', '÷ typed client'], rows);
}

/** In a process that has done nothing else. */
async function memory(server: McpServer, size: Size): Promise<void> {
  const mib = (): string => (server.rssBytes() / 1024 / 1024).toFixed(0);
  const atStart = mib();
  const { url, base_url: baseUrl, api_key: apiKey, invoiceId } = server;
  // No more than the round that does not count.
  await mcpCalls({ url, baseUrl, apiKey, invoiceId, contenders: ['modern'], rounds: 0, calls: TOOL_CALLS[size] });
  const after = `after ${grouped(TOOL_CALLS[size])} calls of get_invoice`;
  show(
    'Memory of `overdue mcp --http`, its API within (RSS)',
    ['', 'MiB'],
    [
      ['ready', atStart],
      [after, mib()],
    ],
  );
}

async function starts(size: Size): Promise<void> {
  const rounds: { readonly nothingMs: number; readonly afterMs: Readonly<Record<string, number>> }[] = [];
  for (let count = 0; count < STARTS[size]; count += 1)
    rounds.push({ nothingMs: await nothingAfterMs(), afterMs: await answeredAfterMs() });
  const names = Object.keys(rounds[0]?.afterMs ?? {});
  const rows = names.map((name) => {
    const ratios = rounds.map(({ nothingMs, afterMs }) => (afterMs[name] ?? Number.NaN) / nothingMs);
    return [name, spreadText(spreadOf(rounds.map(({ afterMs }) => afterMs[name] ?? Number.NaN))), spreadText(spreadOf(ratios), 1)];
  });
  const nothing = ['node -e 0', spreadText(spreadOf(rounds.map(({ nothingMs }) => nothingMs))), '1'];
  show(
    `Start over stdio: ${STARTS[size]} processes of each; medians (least–most)`,
    ['from birth to', 'ms', '÷ node -e 0'],
    [nothing, ...rows],
  );
}

/** Time and memory of the tools. */
export const mcp: Section = {
  name: 'mcp',
  about: 'tools through MCP next to the typed client, the start over stdio, and memory',
  run: async (size) => {
    await starts(size);
    const server = await startMcpServer();
    try {
      await memory(server, size);
      await calls(server, size);
    } finally {
      server.stop();
    }
  },
};
