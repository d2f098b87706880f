// answerTooLong, limitFor: a list that would fill a model's context; says how many items fit, in the place of it.
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
  /** It goes on at a cursor. */
  readonly isPaged: boolean;
}

/** The tool error. */
export function answerTooLong({ tool, limit, isPaged, ...failing }: AnswerTooLong): ToolError {
  const texts = TEXTS[failing.lang];
  return inputFailure({
    ...failing,
    rule: 'mcp.answer_too_long',
    because: 'The answer is longer than a client shows whole; nothing was changed.',
    guidance: [texts.answerTooLong(tool, limit), ...(isPaged ? [texts.nextPage] : [])].join(' '),
    fields: [{ path: 'limit', expected: texts.upTo(limit) }],
  });
}

/** How many items of the list that fills `value` fit; null: all of it fits, or not even one item does. */
export function limitFor(value: Readonly<Record<string, unknown>>): number | null {
  const length = JSON.stringify(value).length;
  if (length <= ANSWER_MAX) return null;
  const count = countOfLongest(Object.values(value).filter(Array.isArray));
  return count < 2 ? null : Math.max(1, Math.floor((count * ANSWER_MAX * MARGIN) / length));
}

function countOfLongest(lists: readonly (readonly unknown[])[]): number {
  const sizes = lists.map((list) => ({ count: list.length, length: JSON.stringify(list).length }));
  return sizes.sort((a, b) => b.length - a.length)[0]?.count ?? 0;
}
