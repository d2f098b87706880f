// unknownTool: a name that no tool has was given to a caller; says the nearest ones.
// Beside a failure's walk: before anything is sent.
import type { ToolError } from '../../contract/tool-error.ts';
import { type Failing, inputFailure } from './failure.ts';
import { TEXTS } from './texts.ts';

/** What is near, and where the name stood. */
export interface UnknownTool extends Failing {
  /** Names of tools that there are, the nearest first; at most 3 are told. None: nothing is near. */
  readonly nearest: readonly string[];
  /** The argument that held the name. */
  readonly path: string;
}

const NEAREST_MAX = 3;

/** The tool error. */
export function unknownTool({ nearest, path, ...failing }: UnknownTool): ToolError {
  const texts = TEXTS[failing.lang];
  const names = nearest.slice(0, NEAREST_MAX);
  return inputFailure({
    ...failing,
    rule: 'mcp.unknown_tool',
    because: 'No tool has that name; nothing was sent.',
    guidance: texts.unknownTool(names),
    fields: [{ path, expected: texts.oneOf(names) }],
  });
}
