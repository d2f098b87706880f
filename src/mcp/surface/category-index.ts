// categoryIndex, toolsOfCategory: what there is, for whoever found nothing or looks around.
// Between the catalogue and what a model reads.
import { CATEGORIES, type Category } from '../../tools/categories.ts';
import type { ShelvedTool, SurfaceParts } from './surface-parts.ts';

/** A category with the names of its tools. */
export interface CategoryRow {
  readonly category: Category;
  readonly about: string;
  readonly tools: string;
}

/** All categories that hold tools, in their order. */
export function categoryIndex({ tools, lang }: SurfaceParts): readonly CategoryRow[] {
  return categoriesOf(tools).map((category) => ({
    category,
    about: CATEGORIES[category][lang],
    tools: namesIn(tools, category).join(', '),
  }));
}

/** Names of the categories that hold tools, in their order. */
export function categoriesOf(tools: SurfaceParts['tools']): readonly Category[] {
  return (Object.keys(CATEGORIES) as Category[]).filter((category) => namesIn(tools, category).length > 0);
}

/** The tools of a category, in the order of the catalogue; none when there is no such category. */
export function toolsOfCategory(tools: SurfaceParts['tools'], category: string): readonly ShelvedTool[] {
  return [...tools.values()].filter(({ tool }) => tool.category === category);
}

function namesIn(tools: SurfaceParts['tools'], category: Category): readonly string[] {
  return toolsOfCategory(tools, category).map(({ tool }) => tool.name);
}
