// contractPage: docs/contract.md is written by hand but for three tables, which are read from the contract's code.
// What else it says is prose.
import { ERROR_TYPES } from '../src/contract/error-types.ts';
import { LAWS } from '../src/contract/laws.ts';
import { toolErrorJsonSchema } from '../src/contract/tool-error-json-schema.ts';
import { fillRegions, table } from './markdown.ts';

const REMEDIES: Readonly<Record<(typeof ERROR_TYPES)[keyof typeof ERROR_TYPES]['remedy'], string>> = {
  retry: '`retry_with_backoff` if retryable; `reconcile_first` if the effect is unknown; else `escalate`',
  refresh: '`refresh_credentials` when refreshable, else `escalate`',
  escalate: '`escalate`',
  fix_input: '`fix_input`',
  duplicate: '`treat_as_done` if applied, `reconcile_first` if unknown or partial, else `fix_input`',
  reconcile: '`reconcile_first` if the effect is unknown or partial, else `escalate`',
};

function typesTable(): string {
  const rows = Object.entries(ERROR_TYPES).map(([name, row]) => [`\`${name}\``, row.class, REMEDIES[row.remedy], row.meaning]);
  return table(['error_type', 'class', 'action', 'means'], rows);
}

function fieldsTable(): string {
  const { properties = {}, required = [] } = toolErrorJsonSchema() as {
    readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
    readonly required?: readonly string[];
  };
  const rows = Object.entries(properties).map(([name, field]) => [
    `\`${name}\``,
    required.includes(name) ? 'always' : 'when known',
    field.description ?? '',
  ]);
  return table(['field', 'there', 'meaning'], rows);
}

function lawsTable(): string {
  return table(
    ['law', 'statement'],
    LAWS.map(({ id, statement }) => [id, statement]),
  );
}

/** docs/contract.md, its regions filled. */
export function contractPage(page: string): string {
  return fillRegions('docs/contract.md', page, { fields: fieldsTable(), types: typesTable(), laws: lawsTable() });
}
