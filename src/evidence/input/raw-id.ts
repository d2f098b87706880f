// rawId: the number that stands as `id` in a line, as it was written: JSON.parse rounds what is longer than 53 bits.
// Before step 1 of a failure's walk. Node.js 20 hands no source text to a reviver, so the line is looked through once more.

const NUMBER = /-?\d[\d.eE+-]*/y;

/** The text of the last top-level `id` of `line` that is a number; undefined when there is none. `line` is known to be a JSON object. */
export function rawId(line: string): string | undefined {
  let depth = 0;
  let key = '';
  let raw: string | undefined;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? '';
    if (character === '"') {
      const end = endOfText(line, at);
      if (depth === 1 && /^\s*:/.test(line.slice(end + 1, end + 50))) key = line.slice(at, end + 1);
      at = end;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (depth === 1 && isId(key)) {
      NUMBER.lastIndex = at;
      const [number] = NUMBER.exec(line) ?? [];
      if (number === undefined) continue;
      raw = number;
      at += number.length - 1;
    }
  }
  return raw;
}

function endOfText(line: string, start: number): number {
  let at = start + 1;
  while (at < line.length && line[at] !== '"') at += line[at] === '\\' ? 2 : 1;
  return at;
}

/** A name may be written with escapes. */
function isId(key: string): boolean {
  return key === '"id"' || (key.includes('\\') && key.length < 50 && JSON.parse(key) === 'id');
}
