// createParts: everything a server of our tools is made of, made once and shared by all its requests and connections.
// The composition of the MCP half; whoever listens makes servers of it.
import type { Language } from '../contract/tool-error.ts';
import { createToolIndex } from '../discovery/tool-index.ts';
import type { Harness } from '../orchestrator/harness.ts';
import { type RandomSource, systemRandom } from '../ports/random.ts';
import { CATALOG } from '../tools/catalog.ts';
import { categoriesOf } from '../tools/categories.ts';
import type { Tool } from '../tools/tool.ts';
import { toolEntries } from '../tools/tool-entries.ts';
import { catalogueTool } from './catalogue-tool.ts';
import { createOnThrown, type Mistake } from './failures/on-thrown.ts';
import type { McpTool } from './mcp-tool.ts';
import type { McpParts, Surface } from './parts.ts';
import { createResourceShelf } from './resources/resource-shelf.ts';
import { nearestCalled } from './surface/nearest.ts';
import { createSurface } from './surface/surface.ts';
import type { ServedTool, SurfaceParts } from './surface/surface-parts.ts';
import { instructionsOf } from './texts/instructions.ts';

/** What the parts are made of. */
export interface PartsOptions {
  /** Under every tool; it keeps the intents and the deadline, so it must live as long as the server does. */
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
  /** Of correlation ids; the machine's when left out. */
  readonly random?: Pick<RandomSource, 'id'> | undefined;
  /** Told what a tool threw, which no client is told; nothing of it is redacted. */
  readonly onError?: ((mistake: Mistake) => unknown) | undefined;
}

const byName = (a: McpTool, b: McpTool): number => (a.definition.name < b.definition.name ? -1 : 1);

/** The parts. What takes time, definitions and the search's index, is made when it is first asked for, and kept. */
export function createParts(options: PartsOptions): McpParts {
  const { catalog = CATALOG, extra = [], surface = 'search' } = options;
  const parts = surfaceParts(options, catalog);
  const small = createSurface(parts);
  const beside = new Map([...small, ...extra].map((tool) => [tool.definition.name, tool]));
  const every = (): readonly McpTool[] => [...parts.tools.values()].map(({ served }) => served);
  return {
    info: { name: 'overdue', version: options.version },
    instructions: instructionsOf(surface, categoriesOf(catalog)),
    listed: [...(surface === 'full' ? every() : small), ...extra].sort(byName),
    // What is called by its real name is answered on both surfaces: clients keep names over restarts and compactions.
    find: (name) => parts.tools.get(name)?.served ?? beside.get(name),
    nearest: (name) => nearestCalled(name, surface === 'full' ? [] : [...beside.keys()], parts),
    onThrown: parts.onThrown,
    resources: parts.resources,
  };
}

function surfaceParts({ lang = 'en', random = systemRandom, ...options }: PartsOptions, catalog: readonly Tool[]): SurfaceParts {
  const { harness, onError } = options;
  return {
    tools: new Map(catalog.map((tool) => [tool.name, servedTool(tool, () => catalogueTool(tool, { harness, lang, random }))])),
    resources: createResourceShelf({ catalog, lang }),
    index: once(() => createToolIndex(toolEntries(catalog))),
    onThrown: createOnThrown({ lang, random, onError }),
    lang,
    random,
  };
}

function servedTool(tool: Tool, serve: () => McpTool): ServedTool {
  const served = once(serve);
  return {
    tool,
    get served() {
      return served();
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
