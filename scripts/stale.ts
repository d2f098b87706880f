// stale: which generated files are not what the code would generate now.
// `generate` writes these; `generate --check` and a test name them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from './outputs.ts';

function present(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The outputs whose file under `root` is missing or has another text. */
export function stale(root: string, outputs: readonly Output[]): readonly Output[] {
  return outputs.filter(({ path, text }) => present(join(root, path)) !== text);
}
