// cutAnswer: the answer that a text quotes behind its status and cuts: Guzzle does after 120 characters. The members that are whole are read.
// Step 2 of a failure's walk: it is walked like a cause, as a body that is quoted whole.
import { statusInText } from './status-in-text.ts';

/** How a cut is said, behind what is quoted. */
const CUT_MARKS: readonly string[] = [' (truncated', '(truncated', ' [truncated]', '... (and ', '...'];
const BODY_MAX = 4_000;
/** Commas that are tried from the end: the last ones may stand in a member that is cut. */
const TRIES_MAX = 5;

/** A response, or undefined: the text quotes none that is cut. */
export function cutAnswer(text: string): object | undefined {
  const at = text.indexOf('{"');
  const end = at < 0 ? undefined : CUT_MARKS.map((mark) => text.indexOf(mark, at)).find((found) => found >= 0);
  if (end === undefined || end - at > BODY_MAX) return undefined;
  const status = statusInText(text.slice(0, at));
  const body = status === undefined ? undefined : wholeMembers(text.slice(at, end));
  return body === undefined ? undefined : { http: { status, headers: {}, body } };
}

function wholeMembers(json: string): unknown {
  let end = json.lastIndexOf(',');
  for (let tries = 0; end > 0 && tries < TRIES_MAX; tries += 1) {
    try {
      return JSON.parse(`${json.slice(0, end)}}`) as unknown;
    } catch {
      end = json.lastIndexOf(',', end - 1);
    }
  }
  return undefined;
}
