// callers: three tools that call the catalogue's, split by what a call can do, so that a client may ask its user before some and not before others.
// Between the wire and the catalogue's tools.
import * as z from 'zod';
import type { ToolError } from '../../contract/tool-error.ts';
import type { Risk, ToolAnnotations } from '../../tools/tool.ts';
import { answerCall } from '../answer-call.ts';
import { directTool } from '../failures/direct-tool.ts';
import { unknownTool } from '../failures/unknown-tool.ts';
import { wrongCaller } from '../failures/wrong-caller.ts';
import type { McpAnswer, McpContext, McpTool } from '../mcp-tool.ts';
import { failed } from '../results/result.ts';
import type { ToolWords } from '../texts/surface-texts.ts';
import { SURFACE_TEXTS } from '../texts/texts.ts';
import { CALLERS, requiredOf } from './brief.ts';
import { asObject } from './json-text.ts';
import { nearestTools } from './nearest.ts';
import type { SurfaceParts } from './surface-parts.ts';
import { refused, surfaceTool } from './surface-tool.ts';

const RISKS: readonly Risk[] = ['read', 'write', 'destructive'];

// What `arguments` must be is judged when the tool is known, so that the answer can say what belongs there. A client sees an object.
const input = z.looseObject({ name: z.string(), arguments: z.unknown().meta({ type: 'object' }).optional() });

type Asked = z.output<typeof input>;

/** What they look a name up in. */
interface CallingParts extends SurfaceParts {
  /** The surface's own tools. */
  readonly surface: () => readonly McpTool[];
}

/** One for each risk, the lowest first. `surface` are those of the surface, themselves among them: who asks for one is told how it is called. */
export function callers(surfaceParts: SurfaceParts, surface: () => readonly McpTool[]): readonly McpTool[] {
  const parts: CallingParts = { ...surfaceParts, surface };
  const { callRead, callWrite, callDestructive } = SURFACE_TEXTS[parts.lang];
  const words: Readonly<Record<Risk, ToolWords>> = { read: callRead, write: callWrite, destructive: callDestructive };
  return RISKS.map((risk) => caller(risk, words[risk], parts));
}

function caller(risk: Risk, words: ToolWords, parts: CallingParts): McpTool {
  return surfaceTool<Asked>(
    {
      name: CALLERS[risk],
      words,
      input,
      annotations: annotationsOf(risk, parts),
      answer: (asked, context) => called(risk, asked, context, parts),
    },
    parts,
  );
}

/** A caller's hints are those of the boldest tool that it calls. */
function annotationsOf(risk: Risk, { tools }: SurfaceParts): ToolAnnotations {
  const within = [...tools.values()].filter(({ tool }) => mayCall(risk, tool.risk));
  return {
    readOnlyHint: risk === 'read',
    destructiveHint: risk === 'destructive',
    idempotentHint: risk === 'read',
    openWorldHint: within.some(({ tool }) => tool.annotations.openWorldHint),
  };
}

const mayCall = (caller: Risk, tool: Risk): boolean => RISKS.indexOf(caller) >= RISKS.indexOf(tool);

async function called(risk: Risk, { name, ...rest }: Asked, context: McpContext, parts: CallingParts): Promise<McpAnswer> {
  const { lang } = parts;
  const entry = parts.tools.get(name);
  if (entry === undefined) return failed(notInCatalogue(name, parts));
  const { tool, served } = entry;
  if (!mayCall(risk, tool.risk)) {
    return failed(wrongCaller({ tool: tool.name, risk: tool.risk, caller: CALLERS[tool.risk], lang, correlationId: parts.random.id() }));
  }
  const args = argumentsOf(rest);
  if (args !== null) return answerCall(served, { args, context }, parts.onThrown);
  const expected = SURFACE_TEXTS[lang].argumentsOf(tool.name, requiredOf(entry));
  return refused(tool.name, [{ path: 'arguments', expected }], parts);
}

function notInCatalogue(name: string, parts: CallingParts): ToolError {
  const failing = { lang: parts.lang, correlationId: parts.random.id() };
  const own = parts.surface().find(({ definition }) => definition.name === name);
  if (own !== undefined) return directTool({ tool: own.definition.name, ...failing });
  return unknownTool({ nearest: nearestTools(name, parts), path: 'name', ...failing });
}

/** What the tool is called with: an object, JSON text of one, or nothing at all. @returns null when it is none of these, or anything lies beside it. */
function argumentsOf({ arguments: args, ...beside }: Omit<Asked, 'name'>): object | null {
  if (Object.keys(beside).length > 0) return null;
  return args === undefined || args === null ? {} : asObject(args);
}
