// violations: everything in a tree that the house forbids, one line each, sorted.
// It runs on the real tree, and on a checked-in broken example that has one violation of each kind.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';
import { circles } from './circles.ts';
import { EDGES, LONG_FILES, OUTSIDE, PARTS, TIME_AND_CHANCE, WIDE_FOLDERS } from './parts.ts';
import { type ModuleFacts, readModule } from './read-module.ts';

const HALVES = ['mock-service', 'src'];
const TREES = [...HALVES, 'scripts', 'bench', 'test'];
const LINES_MAX = 300;
const FILES_MAX = 20;
/** kebab-case, or the language tag a file of texts is named by. */
const KEBAB = /^([a-z0-9]+(-[a-z0-9]+)*(\.(test|config|d))?|pt-BR)\.ts$/;
const KEBAB_FOLDER = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DRAWER = /^(utils?|helpers?|common|misc|shared)$/;

interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly facts: ModuleFacts;
}

/** Every `.ts` file under the trees of `root`; the broken example is not part of the real tree. */
export function sourceFiles(root: string): SourceFile[] {
  return TREES.filter((tree) => existsSync(join(root, tree)))
    .flatMap((tree) => readdirSync(join(root, tree), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('node_modules/') && !path.startsWith('test/architecture/broken-example/'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, facts: readModule(path, text) };
    });
}

/** The part a path belongs to, or undefined: it is at no place the design knows. */
export function partOf(path: string): string | undefined {
  for (const [name, pattern] of PARTS) {
    const found = pattern.exec(path);
    if (found !== null) return name.replace('$1', found[1] ?? '');
  }
  return undefined;
}

/** Whether `from` may import `to`, directly or because something it may import may. */
export function mayImport(from: string, to: string, seen: ReadonlySet<string> = new Set()): boolean {
  if (from === to) return true;
  const direct = EDGES[from] ?? [];
  // An edge marked "!" ends there: what is behind it stays out of reach.
  if (direct.includes(`${to}!`)) return seen.size === 0;
  return direct.some((next) => !next.endsWith('!') && !seen.has(next) && mayImport(next, to, new Set([...seen, from])));
}

function importViolations({ path, facts }: SourceFile): string[] {
  const from = partOf(path);
  if (from === undefined) return [`${path}: lies in no part the design knows`];
  return facts.imports.flatMap((specifier) => {
    if (!specifier.startsWith('.')) {
      const limit = OUTSIDE.find(([name]) => name.test(specifier) || name.test(packageName(specifier)));
      return limit === undefined || limit[1].test(path) ? [] : [`${path}: may not import ${specifier}`];
    }
    const target = posix.join(posix.dirname(path), specifier);
    if (target.endsWith('.json')) return [];
    const to = partOf(target);
    return to !== undefined && mayImport(from, to) ? [] : [`${path}: may not import ${target}`];
  });
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function nameViolations({ path }: SourceFile): string[] {
  const folders = posix.dirname(path).split('/');
  const drawer = [...folders, basename(path, '.ts')].some((name) => DRAWER.test(name));
  const kebab = KEBAB.test(basename(path)) && folders.every((folder) => KEBAB_FOLDER.test(folder));
  return [...(drawer ? [`${path}: is a drawer; name it after what it holds`] : []), ...(kebab ? [] : [`${path}: is not kebab-case`])];
}

function shapeViolations({ path, text }: SourceFile): string[] {
  const lines = text.replace(/^#!.*\n/, '').split('\n');
  const headerLines = HALVES.some((half) => path.startsWith(`${half}/`)) ? 2 : 1;
  const header = lines.slice(0, headerLines).every((line) => line.startsWith('// '));
  const long = lines.length - 1 > LINES_MAX && LONG_FILES[path] === undefined;
  return [
    ...(header ? [] : [`${path}: lacks its header: what it is, where it sits`]),
    ...(long ? [`${path}: has ${lines.length - 1} lines`] : []),
  ];
}

function surfaceViolations({ path, facts }: SourceFile): string[] {
  const machine = TIME_AND_CHANCE.test(path) ? [] : [...new Set(facts.timeAndChance)];
  return [
    ...(facts.exportsAll ? [`${path}: exports *`] : []),
    ...(facts.exportsDefault ? [`${path}: has a default export`] : []),
    ...machine.map((name) => `${path}: uses ${name}`),
  ];
}

function folderViolations(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files.filter((file) => LONG_FILES[file.path] === undefined)) {
    counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > FILES_MAX && WIDE_FOLDERS[folder] === undefined ? [`${folder}: holds ${count} files`] : [],
  );
}

/** Everything forbidden in the `files` of a tree: `path: what is wrong`, sorted; empty when the house is in order. */
export function violations(files: readonly SourceFile[]): string[] {
  const inHalf = (file: SourceFile): boolean => HALVES.some((half) => file.path.startsWith(`${half}/`));
  const single = files.flatMap((file) => [
    ...nameViolations(file),
    ...shapeViolations(file),
    ...(inHalf(file) ? [...importViolations(file), ...surfaceViolations(file)] : []),
  ]);
  const halves = files.filter(inHalf).map(({ path, facts }) => ({ path, imports: facts.imports }));
  return [...single, ...folderViolations(files), ...circles(halves)].sort();
}
