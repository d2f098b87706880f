// tokenCosts: what the tools cost a model in tokens of o200k, before it asks for anything and for each thing that it asks.
// Under docs/mcp.md; counted on what the server would send, so that the figures are those of the code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { createTokenCounter, type TokenCounter } from '../../src/cli/demo/tokens.ts';
import type { Language } from '../../src/contract/tool-error.ts';
import { createParts } from '../../src/mcp/create-parts.ts';
import type { Surface } from '../../src/mcp/parts.ts';
import { CATALOG } from '../../src/tools/catalog.ts';
import { connectedClient, textsOf } from './connected-client.ts';

/** Of many numbers. */
export interface Sizes {
  readonly mean: number;
  readonly p95: number;
  readonly max: number;
}

/** One tool's. */
export interface NamedSize {
  readonly name: string;
  readonly tokens: number;
}

/** What a model reads, in tokens. */
export interface TokenCosts {
  /** tools/list of `--surface full`, and of five tools. */
  readonly full: number;
  readonly surface: number;
  readonly instructions: number;
  /** Answers of search_tools to questions: those that are not weak, and how many these were. */
  readonly brief: Sizes & { readonly answers: number };
  /** The same with each tool's arguments. */
  readonly detailed: Sizes;
  /** To a question of no word that any tool has. */
  readonly weak: number;
  /** describe_tools of one tool: the smallest, the one in the middle, the largest. */
  readonly described: readonly [NamedSize, NamedSize, NamedSize];
}

const HALVES = ['a', 'b'] as const;

/** Questions that people ask, in both languages. */
function queriesIn(root: string): readonly string[] {
  const files = HALVES.map((half) => readFileSync(join(root, `fixtures/discovery/queries-${half}.jsonl`), 'utf8'));
  return files.flatMap((text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { readonly query: string }).query),
  );
}

const nobody = { run: () => Promise.reject(new Error('nothing here calls anybody')) };

/** Mean, rounded; the least that 95 % do not exceed; the largest. Of at least one number. */
export function sizesOf(numbers: readonly number[]): Sizes {
  const sorted = [...numbers].sort((a, b) => a - b);
  const mean = Math.round(sorted.reduce((sum, each) => sum + each, 0) / sorted.length);
  return { mean, p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0, max: sorted.at(-1) ?? 0 };
}

interface Answer {
  readonly tokens: number;
  readonly isWeak: boolean;
}

/** Asks a tool of the surface. */
function asking(client: Client, { count }: TokenCounter) {
  return async (name: string, args: Readonly<Record<string, unknown>>): Promise<Answer> => {
    const answer = await client.callTool({ name, arguments: args });
    const { weak } = answer.structuredContent as { readonly weak?: boolean };
    return { tokens: count(textsOf(answer).join('')), isWeak: weak === true };
  };
}

type Ask = ReturnType<typeof asking>;

async function searched(ask: Ask, queries: readonly string[], detail: 'brief' | 'full') {
  const answers: Answer[] = [];
  for (const query of queries) answers.push(await ask('search_tools', { query, detail }));
  const strong = answers.filter(({ isWeak }) => !isWeak);
  return { ...sizesOf(strong.map(({ tokens }) => tokens)), answers: strong.length };
}

async function described(ask: Ask): Promise<TokenCosts['described']> {
  const sizes: NamedSize[] = [];
  for (const { name } of CATALOG) sizes.push({ name, tokens: (await ask('describe_tools', { names: [name] })).tokens });
  sizes.sort((a, b) => a.tokens - b.tokens);
  const at = (index: number): NamedSize => sizes[index] ?? { name: 'none', tokens: 0 };
  return [at(0), at(Math.floor(sizes.length / 2)), at(sizes.length - 1)];
}

/** The figures of a server that speaks `lang`; the questions are read from `root`. */
export async function tokenCosts(root: string, lang: Language): Promise<TokenCosts> {
  const counter = await createTokenCounter();
  const opened = (surface: Surface): Promise<Client> => connectedClient(createParts({ harness: nobody, version: '0.0.0', lang, surface }));
  const [client, full] = [await opened('search'), await opened('full')];
  const listed = async (by: Client): Promise<number> => counter.count(JSON.stringify((await by.listTools()).tools));
  const ask = asking(client, counter);
  const queries = queriesIn(root);
  try {
    return {
      ...{ full: await listed(full), surface: await listed(client), instructions: counter.count(client.getInstructions() ?? '') },
      brief: await searched(ask, queries, 'brief'),
      detailed: await searched(ask, queries, 'full'),
      weak: (await ask('search_tools', { query: 'zzzzzz' })).tokens,
      described: await described(ask),
    };
  } finally {
    await Promise.all([client.close(), full.close()]);
  }
}
