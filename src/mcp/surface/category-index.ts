// categoryIndex, toolsOfCategory: what there is, for whoever found nothing or looks around.
// Between the catalogue and what a model reads.
import { CATEGORIES, type Category, categoriesOf } from '../../tools/categories.ts';
import type { ServedTool, SurfaceParts } from './surface-parts.ts';

/** A category with the names of its tools. */
export interface CategoryRow {
  readonly category: Category;
  readonly about: string;
  readonly tools: string;
}

/** All categories that hold tools, in their order. */
export function categoryIndex({ tools, lang }: SurfaceParts): readonly CategoryRow[] {
  const all = Array.from(tools.values(), ({ tool }) => tool);
  return categoriesOf(all).map((category) => ({
    category,
    about: CATEGORIES[category][lang],
    tools: toolsOfCategory(tools, category)
      .map(({ tool }) => tool.name)
      .join(', '),
  }));
}

/** The tools of a category, in the order of the catalogue; none when there is no such category. */
export function toolsOfCategory(tools: SurfaceParts['tools'], category: string): readonly ServedTool[] {
  return [...tools.values()].filter(({ tool }) => tool.category === category);
}
