// tableModule: src/tools/tables/tables.ts, what the tools say of the tables that SQL sees; src may not read the provider's own list.
// One column a line, members that say nothing left out.
import { type QueryTable, UNITS } from '../../mock-service/query/table.ts';

const HEADER = `// TABLES, UNITS: what query_data can read, as data. Generated from the provider's tables by \`npm run generate\`.
// Above the walks: the resources of tables are made of it.
import type { Table } from './table.ts';

`;

function columnLine({ name, type, nullable, about, unit, references, values }: QueryTable['columns'][number]): string {
  const said = {
    name,
    type,
    ...(nullable ? { nullable } : {}),
    about,
    ...(unit === null ? {} : { unit }),
    ...(references === null ? {} : { references }),
    ...(values === undefined ? {} : { values }),
  };
  return `      ${JSON.stringify(said)},\n`;
}

function tableLines({ name, about, key, columns, example }: QueryTable): string {
  return [
    '  {\n',
    `    name: ${JSON.stringify(name)},\n    about: ${JSON.stringify(about)},\n    key: ${JSON.stringify(key)},\n    columns: [\n`,
    ...columns.map(columnLine),
    `    ],\n    example: ${JSON.stringify(example)},\n  },\n`,
  ].join('');
}

/** The module's text. */
export function tableModule(tables: readonly QueryTable[]): string {
  const units = Object.entries(UNITS).map(([name, text]) => `  ${name}: ${JSON.stringify(text)},\n`);
  return [
    HEADER,
    `/** What a column's values are counted in, or how they are written. */\nexport const UNITS: Readonly<Record<string, string>> = {\n`,
    ...units,
    '};\n\n/** Every table. */\nexport const TABLES: readonly Table[] = [\n',
    ...tables.map(tableLines),
    '];\n',
  ].join('');
}
