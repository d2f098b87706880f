// createResourceShelf: everything that can be read beside tools: the catalogue, its tools, the tables, the contract. All of it static, none of it fetched.
// Between the wire and the catalogue: the door to the pages.
import type { CompleteResult, ReadResourceResult, Resource, ResourceTemplateType } from '@modelcontextprotocol/server';
import type { Language } from '../../contract/tool-error.ts';
import type { Tool } from '../../tools/tool.ts';
import type { ResourceShelf } from '../parts.ts';
import { cataloguePages } from './catalogue-pages.ts';
import { errorPages } from './error-pages.ts';
import type { Page, PageTemplate } from './page.ts';
import { tablePages } from './table-pages.ts';
import { toolPages } from './tool-pages.ts';

/** What the shelf tells of. */
export interface ResourceShelfOptions {
  readonly catalog: readonly Tool[];
  readonly lang: Language;
}

const COMPLETIONS_MAX = 100;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The shelf. Texts are made when they are first asked for, and kept. */
export function createResourceShelf({ catalog, lang }: ResourceShelfOptions): ResourceShelf {
  const families = [cataloguePages(catalog, lang), errorPages(lang), tablePages(lang), toolPages(catalog, lang)];
  const pages = families.flatMap((family) => family.pages.map(keepingText)).sort((a, b) => byText(a.uri, b.uri));
  const byUri = new Map(pages.map((page) => [page.uri, page]));
  const templates = families.flatMap(({ template }) => template ?? []).sort((a, b) => byText(a.uriTemplate, b.uriTemplate));
  let listed: readonly Resource[] | undefined;
  return {
    list: () => {
      listed ??= pages.map(resourceOf);
      return listed;
    },
    templates: () => templates.map(templateOf),
    read: async (uri) => contentsOf(byUri.get(uri)),
    complete: (uriTemplate, variable, typed) => {
      const template = templates.find((each) => each.uriTemplate === uriTemplate && each.variable === variable);
      return template === undefined ? null : completionOf(template.values, typed);
    },
  };
}

function keepingText(page: Page): Page {
  let text: string | undefined;
  return {
    ...page,
    text: () => {
      text ??= page.text();
      return text;
    },
  };
}

/** `size` is in bytes, so that a client can tell what a page costs before it is read. */
function resourceOf({ text, ...page }: Page): Resource {
  return { ...page, size: new TextEncoder().encode(text()).length };
}

function templateOf({ uriTemplate, name, title, description, mimeType }: PageTemplate): ResourceTemplateType {
  return { uriTemplate, name, mimeType, ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) };
}

function contentsOf(page: Page | undefined): ReadResourceResult | null {
  return page === undefined ? null : { contents: [{ uri: page.uri, mimeType: page.mimeType, text: page.text() }] };
}

/** Values that begin with what was typed, case aside. */
function completionOf(values: readonly string[], typed: string): CompleteResult['completion'] {
  const start = typed.toLowerCase();
  const found = values.filter((value) => value.toLowerCase().startsWith(start));
  return { values: found.slice(0, COMPLETIONS_MAX), total: found.length, hasMore: found.length > COMPLETIONS_MAX };
}
