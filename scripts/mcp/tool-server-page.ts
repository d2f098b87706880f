// toolServerPage: docs/mcp.md is written by hand but for what the tools cost a model, which is counted.
// Tool errors are those of the transcript.
import type { Language } from '../../src/contract/tool-error.ts';
import { fillRegions, table } from '../markdown.ts';
import { type NamedSize, type Sizes, sizesOf, type TokenCosts } from './token-costs.ts';
import type { Played } from './transcript/play.ts';

const LANGUAGES = ['en', 'pt-BR'] as const satisfies readonly Language[];
const DESCRIBED = ['the smallest', 'the one in the middle', 'the largest'] as const;

const number = (count: number): string => count.toLocaleString('en-US');
const sizes = ({ mean, p95, max }: Sizes): string => `${number(mean)} · ${number(p95)} · ${number(max)}`;
const named = ({ name, tokens }: NamedSize): string => `${number(tokens)} (\`${name}\`)`;

function errorSizes(scenes: readonly Played[]): string {
  const { mean, max } = sizesOf(
    scenes.flatMap(({ exchanges }) => exchanges.flatMap(({ error, tokens }) => (error === null ? [] : [tokens]))),
  );
  return `${number(mean)} · ${number(max)}`;
}

/** What the figures are read from, in each language. */
export type Counted = Readonly<Record<Language, { readonly costs: TokenCosts; readonly scenes: readonly Played[] }>>;

function tokensTable(counted: Counted, toolCount: number): string {
  const row = (what: string, of: (each: Counted[Language]) => string): readonly string[] => [
    what,
    ...LANGUAGES.map((lang) => of(counted[lang])),
  ];
  return table(
    ['tokens (o200k)', ...LANGUAGES.map((lang) => `\`${lang}\``)],
    [
      row('`tools/list`: the five', ({ costs }) => number(costs.surface)),
      row(`\`tools/list\` of \`--surface full\`: all ${toolCount}`, ({ costs }) => number(costs.full)),
      row('the instructions', ({ costs }) => number(costs.instructions)),
      row('`search_tools`, five hits: mean · p95 · most', ({ costs }) => sizes(costs.brief)),
      row('the same with `detail: full`', ({ costs }) => sizes(costs.detailed)),
      row('`search_tools`, a weak answer', ({ costs }) => number(costs.weak)),
      ...DESCRIBED.map((which, at) => row(`\`describe_tools\` of one: ${which}`, ({ costs }) => named(costs.described[at] as NamedSize))),
      row('a tool error of the transcript: mean · most', ({ scenes }) => errorSizes(scenes)),
    ],
  );
}

/** docs/mcp.md, its table filled in. */
export function toolServerPage(page: string, counted: Counted, toolCount: number): string {
  return fillRegions('docs/mcp.md', page, { tokens: tokensTable(counted, toolCount) });
}
