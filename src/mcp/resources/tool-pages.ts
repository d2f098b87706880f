// toolPages: all that there is to know of one tool, as JSON.
// Between the wire and the catalogue: overdue://tools/{name}.
import type { Language } from '../../contract/tool-error.ts';
import type { Tool } from '../../tools/tool.ts';
import { definitionOf } from '../definition.ts';
import type { Page, PageFamily } from './page.ts';
import { RESOURCE_TEXTS } from './texts.ts';

const JSON_TYPE = 'application/json';

/** The family. */
export function toolPages(catalog: readonly Tool[], lang: Language): PageFamily {
  const { of, ...heading } = RESOURCE_TEXTS[lang].tool;
  const pages = catalog.map(
    (tool): Page => ({
      uri: `overdue://tools/${tool.name}`,
      name: `tools/${tool.name}`,
      title: of(tool.title[lang]),
      description: tool.wording[lang].summary,
      mimeType: JSON_TYPE,
      text: () => JSON.stringify({ ...definitionOf(tool, lang), category: tool.category, risk: tool.risk, answers: tool.output }),
    }),
  );
  const values = catalog.map(({ name }) => name).sort();
  return {
    pages,
    template: { uriTemplate: 'overdue://tools/{name}', name: 'tool', ...heading, mimeType: JSON_TYPE, variable: 'name', values },
  };
}
