// BESIDE: libraries that stay outside the bundle because they bring assets (WASM, fonts) that lie next to their code; see docs/decisions/0019.
// A part of scripts/bundle.ts, and of the container: it holds these, with all that they need, and no other package.

/** Loaded from node_modules by a dynamic import, when they are first used; never at start. */
export const BESIDE: readonly string[] = [
  '@sqlite.org/sqlite-wasm',
  'pdfkit',
  'fontkit',
  'harfbuzzjs',
  'subset-font',
  ...['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-sc', 'noto-sans-tc', 'noto-emoji'].map(
    (font) => `@fontsource-variable/${font}`,
  ),
];

/** The parts of a lock file that say what needs what. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}
interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Where `name` is found by a package at `from` ("": the root), or null: it is not in the tree. @see Node's resolution of modules */
function foundFrom(from: string, name: string, { packages }: Lock): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (path in packages) return path;
    if (at === '') return null;
  }
}

/** The folders of `names` and of all that they need, as a lock file has them, in order; a package that is missing throws. */
export function closureOf(names: readonly string[], lock: Lock): readonly string[] {
  const found = new Set<string>();
  const add = (from: string, name: string, isOptional: boolean): void => {
    const path = foundFrom(from, name, lock);
    if (path === null && !isOptional) throw new Error(`${name} is not in the lock file`);
    if (path === null || found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[path] ?? {};
    for (const each of Object.keys(dependencies)) add(path, each, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) add(path, each, true);
  };
  for (const name of names) add('', name, false);
  return [...found].sort();
}
