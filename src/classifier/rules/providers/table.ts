// providerTable: a provider's own codes as rules. Each asks for the provider first, so no row speaks of anybody else's answer.
// Step 3 of a failure's walk, before the standards: what a provider's page says of its code is more than what its words seem to say.
import type { Provider } from '../../../evidence/dialects/dialect.ts';
import type { Outcome, Rule, When } from '../../rule.ts';

/** One row: its name after the provider's, what has to show besides the provider, the verdict, and the page or fixture it goes by. */
export type Row = readonly [name: string, when: When, then: Outcome, because: string];

/** A provider and what its answers mean. */
export interface ProviderTable {
  readonly provider: Provider;
  readonly rules: readonly Rule[];
}

/** The table of `provider`; a row is the rule `<provider>.<name>`. */
export function providerTable(provider: Provider, rows: readonly Row[]): ProviderTable {
  const rules = rows.map(
    ([name, when, then, because]): Rule => ({
      id: `${provider}.${name}`,
      when: { provider: { equals: provider }, ...when },
      then,
      because,
    }),
  );
  return { provider, rules };
}
