// searchTools: from what a model wants, in a sentence, to the tools that do it and how each is called.
// The surface's way in; nothing of the question is said back.
import * as z from 'zod';
import { CATEGORIES, type Category } from '../../tools/categories.ts';
import { READ } from '../../tools/hints.ts';
import type { McpTool } from '../mcp-tool.ts';
import { succeeded } from '../results/result.ts';
import { SURFACE_TEXTS } from '../texts/texts.ts';
import { type BriefTool, briefOf } from './brief.ts';
import { categoryIndex, toolsOfCategory } from './category-index.ts';
import type { SurfaceParts } from './surface-parts.ts';
import { surfaceTool } from './surface-tool.ts';

const LIMIT = 5;
const LIMIT_MAX = 20;

const input = z.strictObject({
  query: z.string(),
  category: z.enum(Object.keys(CATEGORIES) as [Category, ...Category[]]).optional(),
  limit: z.int().min(1).max(LIMIT_MAX).default(LIMIT),
  detail: z.enum(['brief', 'full']).default('brief'),
});

type Asked = z.output<typeof input>;

/** The tool. */
export function searchTools(parts: SurfaceParts): McpTool {
  const words = SURFACE_TEXTS[parts.lang].searchTools;
  return surfaceTool<Asked>(
    { name: 'search_tools', words, input, annotations: READ, answer: async (asked) => succeeded({ ...answerOf(asked, parts) }) },
    parts,
  );
}

/** What a search answers. */
interface SearchAnswer {
  /** Little or nothing of the question was found. */
  readonly weak?: true;
  /** Only of a weak answer: how to go on. */
  readonly note?: string;
  /** The best first. */
  readonly tools: readonly (BriefTool & { readonly input_schema?: unknown })[];
  /** Only of a weak answer: all there is. */
  readonly categories?: ReturnType<typeof categoryIndex>;
  /** Only of a weak answer about one category: what it holds beside. */
  readonly others?: readonly BriefTool[];
}

function answerOf({ query, category, limit, detail }: Asked, parts: SurfaceParts): SearchAnswer {
  const { hits, weak } = parts.index().search(query, { limit, ...(category === undefined ? {} : { category }) });
  const found = hits.flatMap(({ name }) => parts.tools.get(name) ?? []);
  const tools = found.map((entry) => ({
    ...briefOf(entry, parts.lang),
    ...(detail === 'full' ? { input_schema: entry.served.definition.inputSchema } : {}),
  }));
  if (!weak) return { tools };
  const note = SURFACE_TEXTS[parts.lang].weak;
  if (category === undefined) return { weak: true, note, tools, categories: categoryIndex(parts) };
  const others = toolsOfCategory(parts.tools, category).filter((entry) => !found.includes(entry));
  return { weak: true, note, tools, others: others.map((entry) => briefOf(entry, parts.lang)) };
}
