// describe: what a name stands for: a tool, a category, all categories, a resource; or nothing, and then what is near.
// A step of describe_tools. Of a name that nothing has, only its place is said back.
import type { McpTool } from '../mcp-tool.ts';
import { type BriefTool, briefOf, CALLERS } from './brief.ts';
import { type CategoryRow, categoryIndex, toolsOfCategory } from './category-index.ts';
import { parsed } from './json-text.ts';
import { nearestResources, nearestTools } from './nearest.ts';
import type { ServedTool, SurfaceParts } from './surface-parts.ts';

/** What was found, by kind; a kind of which there is nothing is left out. */
export interface Described {
  readonly tools?: readonly (DescribedTool | DescribedCatalogueTool)[];
  readonly categories?: readonly (CategoryRow | CategoryInFull)[];
  readonly resources?: readonly { readonly uri: string; readonly content: unknown }[];
  /** Names that stand for nothing: where they stood, and what is near. */
  readonly unknown?: readonly { readonly at: string; readonly nearest: readonly string[] }[];
}

/** A tool as tools/list would show it. */
interface DescribedTool {
  readonly name: string;
  readonly description: string;
  readonly annotations: McpTool['definition']['annotations'];
  readonly input_schema: McpTool['definition']['inputSchema'];
}

/** A tool of the catalogue in full: what there is to know before a call. */
interface DescribedCatalogueTool extends DescribedTool {
  readonly category: string;
  readonly caller: string;
  /** What it answers, in one line. */
  readonly answers: string;
}

interface CategoryInFull {
  readonly category: string;
  readonly tools: readonly BriefTool[];
}

const SCHEME = 'overdue://';

/** It is meant as the address of a resource. */
export function isAddress(name: string): boolean {
  return name.startsWith(SCHEME);
}

/** What it looks things up in. */
export interface DescribingParts extends SurfaceParts {
  /** The surface's own tools. */
  readonly surface: readonly McpTool[];
}

/** Looks `name` up; `at` is where it stood. */
export async function describe(name: string, at: string, parts: DescribingParts): Promise<Described> {
  const { tools, lang, surface } = parts;
  const entry = tools.get(name);
  if (entry !== undefined) return { tools: [describedInFull(entry)] };
  const own = surface.find(({ definition }) => definition.name === name);
  if (own !== undefined) return { tools: [described(own)] };
  if (name === 'categories') return { categories: categoryIndex(parts) };
  const within = toolsOfCategory(tools, name);
  if (within.length > 0) return { categories: [{ category: name, tools: within.map((one) => briefOf(one, lang)) }] };
  return isAddress(name) ? resource(name, at, parts) : { unknown: [{ at, nearest: nearestTools(name, parts) }] };
}

async function resource(uri: string, at: string, { resources }: SurfaceParts): Promise<Described> {
  const read = await resources.read(uri);
  if (read === null) return { unknown: [{ at, nearest: nearestResources(uri, resources) }] };
  const texts = read.contents.flatMap((content) => ('text' in content ? [content] : []));
  return { resources: texts.map(({ uri, mimeType, text }) => ({ uri, content: mimeType?.endsWith('json') ? parsed(text) : text })) };
}

function described({ definition: { name, description = '', annotations, inputSchema } }: McpTool): DescribedTool {
  return { name, description, annotations, input_schema: inputSchema };
}

function describedInFull({ tool, served }: ServedTool): DescribedCatalogueTool {
  return { ...described(served), category: tool.category, caller: CALLERS[tool.risk], answers: tool.output };
}
