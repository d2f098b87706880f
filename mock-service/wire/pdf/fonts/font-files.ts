// fontFile: a file of a font package, where npm put it. The one place of the wire that reads from the disk.
// Beside step 6 of a request's walk: read when the first PDF needs it, never at start.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The bytes of a file that a package exports, such as `@fontsource-variable/noto-sans/unicode.json`. @throws when the package is not there */
export function fontFile(specifier: string): Promise<Buffer> {
  return readFile(resolve(specifier));
}
