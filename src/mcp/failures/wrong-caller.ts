// wrongCaller: a tool was called through a caller that does not make calls of its risk; says the right one.
// Beside a failure's walk: before anything is sent.
import type { ToolError } from '../../contract/tool-error.ts';
import type { Risk } from '../../tools/tool.ts';
import { type Failing, inputFailure } from './failure.ts';
import { TEXTS } from './texts.ts';

/** What was to be called, and through what it is. */
export interface WrongCaller extends Failing {
  /** The tool's name. */
  readonly tool: string;
  /** The tool's. */
  readonly risk: Risk;
  /** The name of the caller that makes such calls. */
  readonly caller: string;
}

/** The tool error. */
export function wrongCaller({ tool, risk, caller, ...failing }: WrongCaller): ToolError {
  const texts = TEXTS[failing.lang];
  return inputFailure({
    ...failing,
    rule: 'mcp.caller',
    because: 'A caller makes no calls of a higher risk than its own; nothing was sent.',
    guidance: texts.wrongCaller(tool, texts.risks[risk], caller),
    fields: [{ path: 'name', expected: texts.throughCaller(caller) }],
  });
}
