// createOnThrown: what a call comes back with when the program made a mistake: a tool error that says nothing of it; the rest goes to its log.
// Beside a failure's walk: around every tool's call.
import type { ToolError } from '../../contract/tool-error.ts';
import type { McpTool } from '../mcp-tool.ts';
import type { Failing } from './failure.ts';
import { internalFailure } from './internal-failure.ts';

/** A mistake, for the program's own log: nothing of it is redacted. */
export interface Mistake {
  /** The tool's name. */
  readonly tool: string;
  readonly thrown: unknown;
  readonly correlationId: string;
}

/** What they are worded and told with. */
export interface OnThrownOptions extends Pick<Failing, 'lang'> {
  readonly random: { id(): string };
  /** What it throws is ignored. */
  readonly onError?: ((mistake: Mistake) => unknown) | undefined;
}

/** The answer in the place of what `tool` threw. */
export type OnThrown = (tool: McpTool, thrown: unknown) => ToolError;

/** Tells each to `onError`. */
export function createOnThrown({ lang, random, onError }: OnThrownOptions): OnThrown {
  return ({ definition: { name, annotations } }, thrown) => {
    const correlationId = random.id();
    tell(onError, { tool: name, thrown, correlationId });
    return internalFailure({ lang, correlationId, isRead: annotations?.readOnlyHint === true });
  };
}

function tell(onError: OnThrownOptions['onError'], mistake: Mistake): void {
  try {
    Promise.resolve(onError?.(mistake)).catch(() => undefined);
  } catch {
    // Nobody is left to tell.
  }
}
