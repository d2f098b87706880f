// badArguments: a tool was called with arguments that it does not take; says which, and what belongs there.
// Beside a failure's walk: before anything is sent.
import type { ToolError } from '../../contract/tool-error.ts';
import type { Complaint } from '../../tools/arguments/complaints.ts';
import { type Failing, inputFailure } from './failure.ts';
import { TEXTS } from './texts.ts';

/** Of which tool, and what is wrong. */
export interface BadArguments extends Failing {
  /** The tool's name. */
  readonly tool: string;
  /** At most 8 are told. */
  readonly fields: readonly Complaint[];
}

const FIELDS_MAX = 8;

/** The tool error. */
export function badArguments({ tool, fields, ...failing }: BadArguments): ToolError {
  return inputFailure({
    ...failing,
    rule: 'mcp.arguments',
    because: 'They are not what the tool takes; nothing was sent.',
    guidance: TEXTS[failing.lang].badArguments(tool),
    fields: fields.slice(0, FIELDS_MAX),
  });
}
