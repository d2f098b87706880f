// PROOFS: which patterns were proved linear before, kept beside the packages that proved them. For the guard against patterns that backtrack.
// Proving all of them takes most of a minute, and few change. A proof is named by the pattern, the prover's version and how it is asked.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pattern } from './patterns-in.ts';

const MODULES = new URL('../../../../node_modules/', import.meta.url);
const KEPT = fileURLToPath(new URL('.cache/overdue/linear-patterns.json', MODULES));
const PROVER = [new URL('recheck/package.json', MODULES), new URL('backtracking.ts', import.meta.url)].map((url) =>
  readFileSync(url, 'utf8'),
);

/** The name of the proof that `pattern` is linear. */
export function proofOf({ source, flags }: Pattern): string {
  return createHash('sha256')
    .update(JSON.stringify([...PROVER, source, flags]))
    .digest('base64url');
}

/** The proofs of an earlier run; empty when there was none, or when what it kept cannot be read. */
export function keptProofs(path = KEPT): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return new Set(Array.isArray(kept) ? kept.filter((proof) => typeof proof === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Keeps these, and no others, for the next run. */
export function keepProofs(proofs: Iterable<string>, path = KEPT): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify([...proofs].sort(), null, 1));
}
