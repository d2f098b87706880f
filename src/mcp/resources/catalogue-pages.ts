// cataloguePages: the index of all tools, and what the tools of a category are for.
// Between the wire and the catalogue: overdue://catalogue and overdue://catalogue/{category}, in Markdown, which takes a fifth fewer tokens than JSON.
import type { Language } from '../../contract/tool-error.ts';
import { jsonSchemaOf } from '../../tools/arguments/json-schema.ts';
import { CATEGORIES, type Category, categoriesOf } from '../../tools/categories.ts';
import type { Tool } from '../../tools/tool.ts';
import type { Page, PageFamily } from './page.ts';
import { RESOURCE_TEXTS } from './texts.ts';

const MARKDOWN = 'text/markdown';

/** The family; categories without a tool have no page. */
export function cataloguePages(catalog: readonly Tool[], lang: Language): PageFamily {
  const texts = RESOURCE_TEXTS[lang];
  const toolsIn = (category: Category): readonly Tool[] => catalog.filter((tool) => tool.category === category);
  const categories = categoriesOf(catalog);
  const index: Page = {
    uri: 'overdue://catalogue',
    name: 'catalogue',
    title: texts.catalogue.title,
    description: texts.catalogue.description,
    mimeType: MARKDOWN,
    text: () =>
      [
        `# ${texts.catalogue.title} (${catalog.length})\n\n${texts.catalogue.intro}\n`,
        ...categories.map((category) => `\n## ${category}: ${CATEGORIES[category][lang]}\n\n${toolsIn(category).map(line(lang)).join('')}`),
      ].join(''),
  };
  const pages = categories.map(
    (category): Page => ({
      uri: `overdue://catalogue/${category}`,
      name: `catalogue/${category}`,
      title: `${texts.category.title}: ${category}`,
      description: CATEGORIES[category][lang],
      mimeType: MARKDOWN,
      text: () => `# ${category}: ${CATEGORIES[category][lang]}\n\n${toolsIn(category).map(brief(lang)).join('\n')}`,
    }),
  );
  const template = {
    uriTemplate: 'overdue://catalogue/{category}',
    name: 'category',
    ...{ title: texts.category.title, description: texts.category.description },
    mimeType: MARKDOWN,
    variable: 'category',
    values: [...categories].sort(),
  } as const;
  return { pages: [index, ...pages], template };
}

function line(lang: Language): (tool: Tool) => string {
  return ({ name, risk, wording }) => `- ${name} (${risk}): ${wording[lang].summary}\n`;
}

function brief(lang: Language): (tool: Tool) => string {
  const { notFor: not, needs, nothing } = RESOURCE_TEXTS[lang];
  return (tool) => {
    const { notFor } = tool.wording[lang];
    const { required = [] } = jsonSchemaOf(tool.input) as { readonly required?: readonly string[] };
    return [
      line(lang)(tool),
      notFor === undefined ? '' : `  ${not} ${notFor}.\n`,
      `  ${needs}: ${required.length === 0 ? nothing : required.join(', ')}\n`,
    ].join('');
  };
}
