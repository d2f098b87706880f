// answerTooLong: a page of a list that would fill a model's context; says how many items fit, in the place of it.
// Beside a call's walk: after a read, of which asking again changes nothing.
import type { ToolError } from '../../contract/tool-error.ts';
import { type Failing, inputFailure } from './failure.ts';
import { TEXTS } from './texts.ts';

/** Characters of JSON; somewhat under 20,000 tokens. Clients cut an answer at 25,000, in the middle of whatever stands there. */
export const ANSWER_MAX = 65_536;
/** Items differ: what fits on average is too much for half of the pages. */
const MARGIN = 0.8;

/** Of which tool, and what would fit. */
export interface AnswerTooLong extends Failing {
  /** The tool's name. */
  readonly tool: string;
  /** So many items fit. */
  readonly limit: number;
}

/** The tool error. */
export function answerTooLong({ tool, limit, ...failing }: AnswerTooLong): ToolError {
  const texts = TEXTS[failing.lang];
  return inputFailure({
    ...failing,
    rule: 'mcp.answer_too_long',
    because: 'The page is longer than a client shows whole; nothing was changed.',
    guidance: texts.answerTooLong(tool, limit),
    fields: [{ path: 'limit', expected: texts.upTo(limit) }],
  });
}

/** How many items of a page fit; null: it fits, it is no page, or not even one item does. */
export function limitFor(value: Readonly<Record<string, unknown>>): number | null {
  if (!Array.isArray(value.data)) return null;
  const length = JSON.stringify(value).length;
  const count = value.data.length;
  if (length <= ANSWER_MAX || count < 2) return null;
  return Math.max(1, Math.floor((count * ANSWER_MAX * MARGIN) / length));
}
