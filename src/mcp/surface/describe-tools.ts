// describeTools: all that is to be known of tools before they are called; also what is in a category, and what resources say, for clients that never show them.
// Between the wire and the catalogue.
import * as z from 'zod';
import { READ } from '../../tools/hints.ts';
import { unknownAddress } from '../failures/unknown-address.ts';
import { unknownTool } from '../failures/unknown-tool.ts';
import type { McpAnswer, McpTool } from '../mcp-tool.ts';
import { failed, succeeded } from '../results/result.ts';
import { SURFACE_TEXTS } from '../texts/texts.ts';
import { type Described, type DescribingParts, describe, isAddress } from './describe.ts';
import { asArray } from './json-text.ts';
import type { SurfaceParts } from './surface-parts.ts';
import { surfaceTool } from './surface-tool.ts';

const NAMES_MAX = 10;
const input = z.strictObject({ names: z.array(z.string()).min(1).max(NAMES_MAX) });

type Asked = z.output<typeof input>;

/** The tool. `surface` are those of the surface, itself among them: what their refusals point to must be found. */
export function describeTools(parts: SurfaceParts, surface: () => readonly McpTool[]): McpTool {
  return surfaceTool<Asked>(
    {
      name: 'describe_tools',
      words: SURFACE_TEXTS[parts.lang].describeTools,
      input,
      annotations: READ,
      coerce: withNames,
      answer: ({ names }) => answerTo(names, { ...parts, surface: surface() }),
    },
    parts,
  );
}

/** One name, or JSON text of a list, in the place of a list. */
function withNames(args: unknown): unknown {
  if (typeof args !== 'object' || args === null || !('names' in args)) return args;
  return { ...args, names: asArray(args.names) };
}

async function answerTo(names: readonly string[], parts: DescribingParts): Promise<McpAnswer> {
  // What is asked for twice is told once.
  const asked = [...new Set(names)];
  const described = await Promise.all(asked.map((name) => describe(name, `names.${names.indexOf(name)}`, parts)));
  const unknown = described.flatMap((one) => one.unknown ?? []);
  if (unknown.length < asked.length) return succeeded(joined(described));
  const nearest = [...new Set(unknown.flatMap((one) => one.nearest))];
  const unknownName = asked.every(isAddress) ? unknownAddress : unknownTool;
  return failed(unknownName({ nearest, path: 'names', lang: parts.lang, correlationId: parts.random.id() }));
}

const KINDS = ['tools', 'categories', 'resources', 'unknown'] as const satisfies readonly (keyof Described)[];

/** Kind by kind, each in the order asked for; a kind of which there is nothing is left out. */
function joined(described: readonly Described[]): Readonly<Record<string, readonly unknown[]>> {
  const kinds = KINDS.map((kind) => [kind, described.flatMap((one): readonly unknown[] => one[kind] ?? [])] as const);
  return Object.fromEntries(kinds.filter(([, all]) => all.length > 0));
}
