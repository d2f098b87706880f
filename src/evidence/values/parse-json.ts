// parseJson: the one place where a text of strangers is parsed.
// Step 2 of a failure's walk, and before step 1.

/** Nested deeper, a text tells nothing more, and what parses it needs a hundred times its length of memory. */
const DEPTH_MAX = 5_000;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const OPENING: readonly number[] = ['[', '{'].map((bracket) => bracket.charCodeAt(0));
const CLOSING: readonly number[] = [']', '}'].map((bracket) => bracket.charCodeAt(0));

/** The value, or undefined: it is not JSON, or nested too deeply. JSON itself has no undefined. */
export function parseJson(text: string): unknown {
  if (text.length > DEPTH_MAX && isDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (OPENING.includes(code)) depth += 1;
    else if (CLOSING.includes(code)) depth -= 1;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}
