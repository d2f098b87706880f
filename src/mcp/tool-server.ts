// createParts: everything a server of our tools is made of, made once and shared by all its requests and connections.
// The composition of the MCP half; whoever listens makes servers of it.
import type { Language } from '../contract/tool-error.ts';
import type { ToolIndex } from '../discovery/tool-entry.ts';
import { createToolIndex } from '../discovery/tool-index.ts';
import type { Harness } from '../orchestrator/harness.ts';
import { type RandomSource, systemRandom } from '../ports/random.ts';
import { CATALOG } from '../tools/catalog.ts';
import type { Tool } from '../tools/tool.ts';
import { toolEntries } from '../tools/tool-entries.ts';
import { catalogueTool } from './catalogue-tool.ts';
import type { McpTool } from './mcp-tool.ts';
import type { McpParts, PromptShelf } from './parts.ts';
import { createResourceShelf } from './resources/resource-shelf.ts';
import { categoriesOf } from './surface/category-index.ts';
import { createSurface, type Surface } from './surface/surface.ts';
import type { ShelvedTool } from './surface/surface-parts.ts';
import { instructionsOf } from './texts/instructions.ts';

export type { Surface };

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
  /** Of correlation ids; the machine's when left out. */
  readonly random?: Pick<RandomSource, 'id'> | undefined;
}

const byName = (a: McpTool, b: McpTool): number => (a.definition.name < b.definition.name ? -1 : 1);

/** The parts. */
export function createParts(options: ToolServerOptions): McpParts {
  const { catalog = CATALOG, extra = [], surface = 'search', prompts } = options;
  const parts = surfaceParts(options, catalog);
  const tools = [...parts.tools.values()].map(({ served }) => served);
  const small = createSurface(parts);
  // What is called by its real name is answered on both surfaces: clients keep names over restarts and compactions.
  const names = new Map([...tools, ...small, ...extra].map((tool) => [tool.definition.name, tool]));
  return {
    info: { name: 'overdue', version: options.version },
    instructions: instructionsOf(surface, categoriesOf(parts.tools)),
    listed: [...(surface === 'full' ? tools : small), ...extra].sort(byName),
    find: (name) => names.get(name),
    resources: parts.resources,
    ...(prompts === undefined ? {} : { prompts }),
  };
}

function surfaceParts({ harness, deadlineMs, lang = 'en', random = systemRandom }: ToolServerOptions, catalog: readonly Tool[]) {
  const tools = new Map<string, ShelvedTool>(
    catalog.map((tool) => [tool.name, { tool, served: catalogueTool(tool, { harness, deadlineMs, lang }) }]),
  );
  let index: ToolIndex | undefined;
  const made = (): ToolIndex => {
    index ??= createToolIndex(toolEntries(catalog));
    return index;
  };
  const resources = createResourceShelf({ catalog, lang });
  return { tools, resources, index: made, lang, random };
}
