// packageRoot: where this package lies, whether it runs from its sources or from dist.
// At the edge: finds the cases and the version.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder above this file that has a package.json of ours and the contract cases. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'fixtures', 'contract'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('the package is incomplete: fixtures/contract is missing');
    folder = above;
  }
  return folder;
}

/** Folder of the contract cases. */
export function casesFolder(): string {
  return join(packageRoot(), 'fixtures', 'contract');
}

/** The version in package.json. */
export function packageVersion(): string {
  const parsed = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { version: string };
  return parsed.version;
}
