// createParts: everything a server of our tools is made of, made once and shared by all its requests and connections.
// The composition of the MCP half; whoever listens makes servers of it.
import type { Language } from '../contract/tool-error.ts';
import type { Harness } from '../orchestrator/harness.ts';
import { CATALOG } from '../tools/catalog.ts';
import type { Tool } from '../tools/tool.ts';
import { catalogueTool } from './catalogue-tool.ts';
import type { McpTool } from './mcp-tool.ts';
import type { McpParts, PromptShelf } from './parts.ts';

/** `search`: a small surface through which every tool is found and called. `full`: every tool in tools/list, to compare. */
export type Surface = 'search' | 'full';

/** What the parts are made of. */
export interface ToolServerOptions {
  /** Under every tool; it keeps the intents, so it must live as long as the server does. */
  readonly harness: Pick<Harness, 'run'>;
  /** The program's. */
  readonly version: string;
  /** Of descriptions and guidance; the harness has its own. English when left out. */
  readonly lang?: Language | undefined;
  /** `search` when left out. */
  readonly surface?: Surface | undefined;
  /** Ours when left out. */
  readonly catalog?: readonly Tool[] | undefined;
  /** Listed beside ours: what a test adds, through the same code. */
  readonly extra?: readonly McpTool[] | undefined;
  readonly prompts?: PromptShelf | undefined;
  /** From a call to its answer, in milliseconds; the harness's policy, 50 s, when left out. */
  readonly deadlineMs?: number | undefined;
}

const byName = (a: McpTool, b: McpTool): number => (a.definition.name < b.definition.name ? -1 : 1);

/** The parts. */
export function createParts(options: ToolServerOptions): McpParts {
  const { harness, deadlineMs, lang = 'en', catalog = CATALOG, extra = [] } = options;
  const tools = catalog.map((tool) => catalogueTool(tool, { harness, deadlineMs, lang }));
  const listed = [...tools, ...extra].sort(byName);
  const names = new Map([...tools, ...extra].map((tool) => [tool.definition.name, tool]));
  return {
    info: { name: 'overdue', version: options.version },
    instructions: '',
    listed,
    find: (name) => names.get(name),
    resources: { list: () => [], templates: () => [], read: async () => null, complete: () => null },
    ...(options.prompts === undefined ? {} : { prompts: options.prompts }),
  };
}
