// No pattern that reads a failure backtracks: whatever text comes, it takes time in proportion to it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backtracking } from './backtracking.ts';
import { type Pattern, patternsIn } from './patterns-in.ts';
import { keepProofs, keptProofs, proofOf } from './proofs.ts';

const SRC = fileURLToPath(new URL('../../../../src/', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../../../../fixtures/failures/', import.meta.url));
const BROKEN = fileURLToPath(new URL('broken-example.ts', import.meta.url));

const FILES = ['evidence', 'classifier'].flatMap((part) =>
  readdirSync(`${SRC}${part}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${SRC}${part}/${path}`),
);
/** These make what a table asks for when it is first asked; every rule and every dialect is, by a fixture. */
const MAKES_LATE = /classifier.match\.ts$|extractors.dialect\.ts$/;

const FAILURES = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /[/\\][^/\\]*\.json$/.test(path))
  .map((path) => {
    const { failure } = JSON.parse(readFileSync(FIXTURES + path, 'utf8')) as { failure: Record<string, unknown> };
    return failure.exception ?? failure.text ?? failure;
  });

const factsOf = (path: string) => patternsIn(path, readFileSync(path, 'utf8'));

function different(patterns: readonly Pattern[]): readonly Pattern[] {
  return [...new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()];
}

/** What is wrong with any of `patterns`; those that are proved in `known` are not asked again. */
async function wrongOnes(patterns: readonly Pattern[], known: ReadonlySet<string>): Promise<string[]> {
  const open = different(patterns).filter((pattern) => !known.has(proofOf(pattern)));
  const half = Math.ceil(open.length / 2);
  const found = await Promise.all([inTurn(open.slice(0, half)), inTurn(open.slice(half))]);
  return found.flat();
}

async function inTurn(patterns: readonly Pattern[]): Promise<string[]> {
  const found: string[] = [];
  for (const pattern of patterns) {
    const wrong = await backtracking(pattern);
    if (wrong !== undefined) found.push(wrong);
  }
  return found;
}

/** What `RegExp` was called with while every file was loaded and every fixture classified. */
async function madeMeanwhile(): Promise<readonly Pattern[]> {
  const made: Pattern[] = [];
  const recording = new Proxy(RegExp, {
    construct: (target, given: [string, string?]) => {
      made.push({ source: given[0], flags: given[1] ?? '' });
      return new target(...given);
    },
  });
  vi.resetModules();
  vi.stubGlobal('RegExp', recording);
  for (const path of FILES) await import(path);
  const { classify } = await import('../../../../src/classifier/classify.ts');
  for (const failure of FAILURES) classify(failure);
  vi.unstubAllGlobals();
  return made;
}

describe('the patterns that read failures', () => {
  let made: readonly Pattern[] = [];
  let matched: readonly Pattern[] = [];

  beforeAll(async () => {
    made = await madeMeanwhile();
    const { RULES } = await import('../../../../src/classifier/rules/index.ts');
    matched = RULES.flatMap(({ when }) => Object.values(when)).flatMap((matcher) =>
      'matches' in matcher ? [{ source: matcher.matches, flags: '' }] : [],
    );
  }, 60_000);
  afterAll(() => vi.resetModules());

  it('are all known once the files are loaded', () => {
    expect(FILES.filter((path) => !MAKES_LATE.test(path) && factsOf(path).madeLate > 0)).toEqual([]);
    expect(made.length).toBeGreaterThan(5);
  });

  it('are linear, those of the rules included', async () => {
    const literals = FILES.flatMap((path) => factsOf(path).literals);
    expect(literals.length).toBeGreaterThan(100);
    const patterns = [...literals, ...made, ...matched];
    expect(await wrongOnes(patterns, keptProofs())).toEqual([]);
    keepProofs(new Set(patterns.map(proofOf)));
  }, 120_000);
});

describe('a pattern that backtracks', () => {
  it('is found, one within its counts too', async () => {
    const found = await wrongOnes(factsOf(BROKEN).literals, keptProofs());
    expect(found.map((wrong) => wrong.replace(/:.*/, ''))).toEqual(['exponential', 'exponential', '2nd degree polynomial']);
  }, 60_000);

  it('is not hidden in a function', () => {
    expect(factsOf(BROKEN).madeLate).toBe(1);
  });
});

describe('what was proved before', () => {
  const [first, second] = factsOf(BROKEN).literals as readonly [Pattern, Pattern];

  it('is not proved again; a pattern that changed by a letter or a flag is', async () => {
    const known = new Set([proofOf(first)]);
    expect(await wrongOnes([first], known)).toEqual([]);
    expect(await wrongOnes([{ ...first, flags: 'i' }], known)).not.toEqual([]);
    expect(await wrongOnes([second], known)).not.toEqual([]);
  }, 60_000);

  it('is read as nothing when it is not there or spoilt', () => {
    expect(keptProofs(BROKEN).size).toBe(0);
    expect(keptProofs(`${BROKEN}/none.json`).size).toBe(0);
  });
});
