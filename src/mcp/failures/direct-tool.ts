// directTool: a caller was given a tool of the surface, which nothing calls in the client's place; says that it has a name of its own.
// Beside a failure's walk: before anything is sent.
import type { ToolError } from '../../contract/tool-error.ts';
import { type Failing, inputFailure } from './failure.ts';
import { TEXTS } from './texts.ts';

/** What was to be called. */
export interface DirectTool extends Failing {
  /** The tool's name: one of ours, never what came with a call. */
  readonly tool: string;
}

/** The tool error. */
export function directTool({ tool, ...failing }: DirectTool): ToolError {
  const texts = TEXTS[failing.lang];
  return inputFailure({
    ...failing,
    rule: 'mcp.caller',
    because: 'A caller calls tools of the catalogue only; nothing was sent.',
    guidance: texts.directTool(tool),
    fields: [{ path: 'name', expected: texts.notDirect(tool) }],
  });
}
