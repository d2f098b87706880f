// keptCode: what a start reads becomes scripts whose compiled code lies beside them; see docs/decisions/0019.
// The last part of `npm run build`. Node 20 takes compiled code with a `vm.Script` but with no ES module, so each large chunk becomes a
// script, and a module of the chunk's name that runs it and exports what the chunk did.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { parseSync, Visitor } from 'oxc-parser';

/** What is smaller compiles sooner than two more files are found. */
const LEAST_BYTES = 10_000;

type Parsed = ReturnType<typeof parseSync>;
type Part = { readonly start: number; readonly end: number };

/** What is exported and given another value later would be another one for whoever took it from a script. */
function refuseReassigned({ program }: Parsed, exported: readonly string[]): void {
  const refuse = (target: { readonly type: string; readonly name?: string }): void => {
    if (target.type !== 'Identifier' || !exported.includes(target.name ?? '')) return;
    throw new Error(`${target.name} is exported and assigned again, which no script can follow`);
  };
  new Visitor({ AssignmentExpression: ({ left }) => refuse(left), UpdateExpression: ({ argument }) => refuse(argument) }).visit(program);
}

/** The text without these parts; every line keeps its number, for whoever reads a stack. */
function without(text: string, parts: readonly Part[]): string {
  let rest = text;
  for (const { start, end } of parts.toSorted((one, other) => other.start - one.start))
    rest = rest.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, '') + rest.slice(end);
  return rest;
}

/** Runs the script beside it. Compiled code that V8 does not take, another version's for one, is compiled anew. */
const RUN = `import { readFileSync as readKept } from 'node:fs';
import { fileURLToPath as keptPath } from 'node:url';
import { Script as KeptScript } from 'node:vm';
const keptAt = keptPath(import.meta.url).slice(0, -2);
let cachedData;
try {
  cachedData = readKept(\`\${keptAt}code\`);
} catch {}
const keptPlace = \`\${keptAt}script.js\`;
const keptScript = new KeptScript(readKept(keptPlace, 'utf8'), { filename: keptPlace, cachedData });`;

/** Makes the chunk at `path` a script and its runner, unless it asks for what only modules have; `require` is how a chunk gets its own. */
function makeScript(path: string, require: string): void {
  const text = readFileSync(path, 'utf8').replace(require, '');
  const parsed = parseSync(path, text);
  const { staticImports, staticExports, importMetas, dynamicImports } = parsed.module;
  if (importMetas.length + dynamicImports.length > 0) return;
  const given = staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value));
  const taken = [...new Set(staticExports.flatMap(({ entries }) => entries.flatMap(({ localName }) => localName.name ?? [])))];
  refuseReassigned(parsed, taken);
  const body = without(text, [...staticImports, ...staticExports]);
  const [imports, exports] = [staticImports, staticExports].map((parts) =>
    parts.map(({ start, end }) => text.slice(start, end)).join('\n'),
  );
  const parameters = ['require', ...given].join(', ');
  // V8 compares lengths only: code of another text of this length would run in its place.
  rmSync(path.replace(/js$/, 'code'), { force: true });
  writeFileSync(path.replace(/js$/, 'script.js'), `(function (${parameters}) { 'use strict'; ${body}\nreturn { ${taken.join(', ')} };\n})`);
  writeFileSync(
    path,
    `${imports}\n${require}\n${RUN}\nconst { ${taken.join(', ')} } = keptScript.runInThisContext()(${parameters});\n${exports}\n`,
  );
}

/** The chunks that a program reads before it runs. */
function readAtStart(path: string, read = new Set<string>()): ReadonlySet<string> {
  if (read.has(path)) return read;
  read.add(path);
  for (const { moduleRequest } of parseSync(path, readFileSync(path, 'utf8')).module.staticImports)
    if (moduleRequest.value.startsWith('.')) readAtStart(join(dirname(path), moduleRequest.value), read);
  return read;
}

/** What V8 has compiled of each script that `work` ran, by the script's path. */
async function compiledBy(work: () => Promise<void>): Promise<ReadonlyMap<string, Buffer>> {
  const ran = new Map<string, vm.Script>();
  const { Script } = vm;
  vm.Script = class extends Script {
    constructor(code: string, options: vm.ScriptOptions) {
      super(code, options);
      ran.set(options.filename ?? '', this);
    }
  };
  syncBuiltinESMExports();
  await work();
  return new Map([...ran].map(([path, script]) => [path, script.createCachedData()]));
}

/** Starts the service of a build and calls it once. */
async function answerOnce(dist: string): Promise<void> {
  const { href } = pathToFileURL(join(dist, 'mock-service/index.js'));
  const { startService } = (await import(href)) as typeof import('../../mock-service/index.ts');
  const { baseUrl, apiKey, close } = await startService({ port: 0 });
  const { status } = await fetch(`${baseUrl}/invoices?limit=1`, { headers: { authorization: `Bearer ${apiKey}` } });
  await close();
  if (status !== 200) throw new Error(`the service that was built answers ${status}`);
}

/** Makes scripts of the large chunks that the service of a build reads at start, with the code of all that ran until its first answer. */
export async function keepCode(dist: string, require: string): Promise<void> {
  const chunks = [...readAtStart(join(dist, 'mock-service/main.js'))].filter((path) => basename(dirname(path)) === 'chunks');
  for (const path of chunks) if (readFileSync(path).length >= LEAST_BYTES) makeScript(path, require);
  for (const [path, code] of await compiledBy(() => answerOnce(dist))) writeFileSync(path.replace(/script\.js$/, 'code'), code);
}
