// patternsIn: the regular expressions of a source file, read off its syntax tree, and where it makes one at run time.
// For the guard against patterns that backtrack.
import { parseSync, Visitor } from 'oxc-parser';

/** A pattern and its flags. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** What a file has of them. */
export interface PatternFacts {
  readonly literals: readonly Pattern[];
  /** `RegExp(…)` inside of a function: its pattern is not known once the file is loaded. */
  readonly madeLate: number;
}

/** The facts of `text`; throws when it does not parse. */
export function patternsIn(path: string, text: string): PatternFacts {
  const parsed = parseSync(path, text);
  if (parsed.errors[0] !== undefined) throw new Error(`${path} does not parse: ${parsed.errors[0].message}`);
  const literals: Pattern[] = [];
  let madeLate = 0;
  let named = 0;
  const enter = (): void => {
    named += 1;
  };
  const leave = (): void => {
    named -= 1;
  };
  const made = (callee: { readonly type: string; readonly name?: unknown }): void => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp' && named > 0) madeLate += 1;
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) literals.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    NewExpression: (node) => made(node.callee),
    CallExpression: (node) => made(node.callee),
  }).visit(parsed.program);
  return { literals, madeLate };
}
