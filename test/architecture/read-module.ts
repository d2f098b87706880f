// readModule: what one source file imports, exports and touches, read off its syntax tree.
// Types count like values: an `import type` is an edge of the import table too.
import { parseSync, Visitor } from 'oxc-parser';

/** Facts about one source file; specifiers as they are written. */
export interface ModuleFacts {
  readonly imports: readonly string[];
  readonly exportsAll: boolean;
  readonly exportsDefault: boolean;
  /** Uses of the machine's time or chance, such as `Date.now`. */
  readonly timeAndChance: readonly string[];
}

const MEMBERS = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  'AbortSignal.timeout',
  'globalThis.setTimeout',
  'globalThis.setInterval',
]);
const CALLED = new Set(['setTimeout', 'setInterval', 'randomUUID', 'Date']);

/** The facts of `text`; throws when it does not parse. */
export function readModule(path: string, text: string): ModuleFacts {
  const parsed = parseSync(path, text);
  if (parsed.errors[0] !== undefined) throw new Error(`${path} does not parse: ${parsed.errors[0].message}`);
  const imports: string[] = [];
  const touched: string[] = [];
  const facts = { exportsAll: false, exportsDefault: false };
  const literal = (node: { type: string; value?: unknown }): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') imports.push(node.value);
  };
  new Visitor({
    ImportDeclaration: (node) => literal(node.source),
    ImportExpression: (node) => literal(node.source),
    TSImportType: (node) => literal(node.source),
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) literal(node.source);
      if (node.specifiers.some((s) => s.exported.type === 'Identifier' && s.exported.name === 'default')) facts.exportsDefault = true;
    },
    ExportAllDeclaration: (node) => {
      literal(node.source);
      facts.exportsAll = true;
    },
    ExportDefaultDeclaration: () => {
      facts.exportsDefault = true;
    },
    MemberExpression: (node) => {
      if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return;
      const name = `${node.object.name}.${node.property.name}`;
      if (MEMBERS.has(name)) touched.push(name);
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && CALLED.has(node.callee.name)) touched.push(node.callee.name);
    },
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) touched.push('new Date()');
    },
  }).visit(parsed.program);
  return { imports, ...facts, timeAndChance: touched };
}
