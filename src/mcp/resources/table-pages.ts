// tablePages: the tables that query_data reads: a line each, and the columns of each.
// Between the wire and the catalogue: overdue://tables and overdue://tables/{table_name}. A table's own words are the provider's, in English.
import type { Language } from '../../contract/tool-error.ts';
import type { Table, TableColumn } from '../../tools/tables/table.ts';
import { TABLES, UNITS } from '../../tools/tables/tables.ts';
import { markdownTable } from './markdown-table.ts';
import type { Page, PageFamily } from './page.ts';
import { RESOURCE_TEXTS } from './texts.ts';

const MARKDOWN = 'text/markdown';

/** The family. */
export function tablePages(lang: Language): PageFamily {
  const { tables, table } = RESOURCE_TEXTS[lang];
  const index: Page = {
    uri: 'overdue://tables',
    name: 'tables',
    title: tables.title,
    description: tables.description,
    mimeType: MARKDOWN,
    text: () =>
      `# ${tables.title} (${TABLES.length})\n\n${tables.intro}\n\n${TABLES.map(({ name, about }) => `- ${name}: ${about}\n`).join('')}`,
  };
  const pages = TABLES.map(
    (each): Page => ({
      uri: `overdue://tables/${each.name}`,
      name: `tables/${each.name}`,
      title: `${table.title}: ${each.name}`,
      description: each.about,
      mimeType: MARKDOWN,
      text: () => pageOf(each, lang),
    }),
  );
  const template = {
    uriTemplate: 'overdue://tables/{table_name}',
    name: 'table',
    ...{ title: table.title, description: table.description },
    mimeType: MARKDOWN,
    variable: 'table_name',
    values: TABLES.map(({ name }) => name).sort(),
  } as const;
  return { pages: [index, ...pages], template };
}

function pageOf({ name, about, key, columns, example }: Table, lang: Language): string {
  const texts = RESOURCE_TEXTS[lang];
  const head = [texts.columns.column, texts.columns.type, texts.columns.about];
  const rows = columns.map((column) => [column.name, typeOf(column, texts.orNull), meaningOf(column)]);
  const units = [...new Set(columns.flatMap(({ unit }) => (unit === undefined ? [] : [unit])))];
  return [
    `# ${name}\n\n${about}\n\n${markdownTable(head, rows)}\n`,
    ...units.filter((unit) => unit !== 'count').map((unit) => `- ${unit}: ${UNITS[unit]}\n`),
    `- ${texts.key}: ${key.join(', ')}\n`,
    `\n${texts.example}:\n\n\`\`\`sql\n${example}\n\`\`\`\n`,
  ].join('');
}

function typeOf({ type, unit, nullable, references }: TableColumn, orNull: string): string {
  return [
    type,
    unit === undefined ? '' : ` (${unit})`,
    nullable === true ? ` ${orNull}` : '',
    references === undefined ? '' : ` → ${references}`,
  ].join('');
}

function meaningOf({ about, values }: TableColumn): string {
  return values === undefined ? about : `${about}: ${values.join(', ')}`;
}
