// What the pages on the tools show: the lessons of the transcript, in both languages, and what the tools may cost a model.
// The pages themselves are held by test/generated.test.ts; this holds what they must not come to say.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sizesOf, type TokenCosts, tokenCosts } from '../scripts/mcp/token-costs.ts';
import { type Exchange, type Played, play } from '../scripts/mcp/transcript/play.ts';
import { QUERY, SCENES } from '../scripts/mcp/transcript/scenes.ts';
import { transcriptPage } from '../scripts/mcp/transcript/transcript-page.ts';
import { LANGUAGES, type Language, toolErrorSchema } from '../src/contract/tool-error.ts';

const ROOT = join(import.meta.dirname, '..');
const ERROR_BYTES_MAX = 1_024;

/** Scene → what each call came to, how many calls of the provider each took, and what is true afterwards. */
const LESSONS: Readonly<Record<string, readonly [outcomes: readonly string[], reached: readonly number[], truth: string]>> = {
  'A good day': [['success', 'success', 'success', 'success'], [0, 0, 1, 1], "the second line's quantity is 5"],
  'A rate limit of 8 seconds': [['success'], [2], "the second line's quantity is 5"],
  'A rate limit longer than the call may take': [['rate_limited, retryable', 'success'], [1, 1], "the second line's quantity is 5"],
  'A credential that was revoked': [
    ['invalid_credentials, final', 'invalid_credentials, final'],
    [1, 0],
    "the second line's quantity is 1; 1 hand-off",
  ],
  'A lost reply, of a change': [['success'], [2], "the second line's quantity is 5"],
  'A lost reply, of a new line': [['success'], [2], '1 line made'],
  'A payment whose replies are all lost': [['network_error, retryable', 'success'], [3, 1], '1 payment made'],
  'A quantity that is none, then one with a comma': [['invalid_input, final', 'success'], [0, 1], "the second line's quantity is 2.5"],
  'A name that no tool has': [['invalid_input, final', '-32602'], [0, 0], "the second line's quantity is 1"],
  'A caller below the risk': [['invalid_input, final'], [0], "the second line's quantity is 1"],
};

function outcome({ error, refusedBy }: Exchange): string {
  if (refusedBy !== null) return String(refusedBy);
  return error === null ? 'success' : `${error.error_type}, ${error.retryable ? 'retryable' : 'final'}`;
}

const playedAll = async (lang: Language): Promise<readonly Played[]> => {
  const played: Played[] = [];
  for (const scene of SCENES) played.push(await play(scene, lang));
  return played;
};

test('every scene has its lesson here', () => expect(SCENES.map(({ name }) => name)).toEqual(Object.keys(LESSONS)));

describe.each(LANGUAGES)('the transcript, %s', (lang) => {
  let scenes: readonly Played[] = [];
  beforeAll(async () => {
    scenes = await playedAll(lang);
  });
  const exchangesOf = (name: string): readonly Exchange[] => scenes.find(({ scene }) => scene.name === name)?.exchanges ?? [];

  test.each(Object.entries(LESSONS))('%s', (name, [outcomes, reached, truth]) => {
    const exchanges = exchangesOf(name);
    expect(exchanges.map(outcome)).toEqual(outcomes);
    expect(exchanges.map((exchange) => exchange.reached.length)).toEqual(reached);
    expect(scenes.find(({ scene }) => scene.name === name)?.truth).toBe(truth);
  });

  test('the right tool is found first, and it is the one that is called', () => {
    const [search, , , call] = exchangesOf('A good day');
    expect(search?.sent.arguments).toEqual({ query: QUERY });
    const [text = ''] = search?.read ?? [];
    const [first] = (JSON.parse(text) as { readonly tools: readonly { readonly name: string; readonly caller: string }[] }).tools;
    expect(first).toMatchObject({ name: call?.sent.arguments.name, caller: call?.sent.name });
  });

  test('a wait that fits is told and not read; one that does not is said', () => {
    const [waited] = exchangesOf('A rate limit of 8 seconds');
    expect(waited?.tookMs).toBeGreaterThanOrEqual(8_000);
    expect(waited?.progress).toHaveLength(1);
    expect(exchangesOf('A rate limit longer than the call may take')[0]).toMatchObject({ tookMs: 0, error: { retry_after_ms: 120_000 } });
  });

  test.each(['A lost reply, of a new line', 'A payment whose replies are all lost'])('%s: one key, committed once', (name) => {
    const entries = exchangesOf(name).flatMap(({ reached }) => reached);
    expect(new Set(entries.map((entry) => entry.idempotency_key)).size).toBe(1);
    expect(entries[0]?.idempotency_key).not.toBeNull();
    expect(entries.filter(({ commit }) => commit === 'committed')).toHaveLength(1);
  });

  test('every failure is the contract, word for word what is read, and short', () => {
    const failures = scenes.flatMap(({ exchanges }) => exchanges.filter(({ error }) => error !== null));
    expect(failures.length).toBeGreaterThan(5);
    for (const { read, error } of failures) {
      expect(toolErrorSchema.parse(JSON.parse(read.join()))).toEqual(error);
      expect(Buffer.byteLength(read.join())).toBeLessThanOrEqual(ERROR_BYTES_MAX);
    }
  });

  test('no key, and nothing of the sandbox, is on the page', () => {
    const page = transcriptPage(scenes, scenes);
    for (const { scene } of scenes) expect(page).toContain(`## ${scene.name}`);
    expect(page).not.toMatch(/sk_test_|Bearer|\bsb_\w{12}\b|\/s\/sb/);
  });
});

describe.each(LANGUAGES)('what the tools cost, in tokens of o200k, %s', (lang) => {
  let costs: TokenCosts;
  beforeAll(async () => {
    costs = await tokenCosts(ROOT, lang);
  });

  test('the five: at most 600', () => expect(costs.surface).toBeLessThanOrEqual(600));
  test('five brief hits: at most 350, whatever the question', () => expect(costs.brief.max).toBeLessThanOrEqual(350));
  test('nine questions in ten are answered with hits', () => expect(costs.brief.answers).toBeGreaterThanOrEqual(108));
  test('all tools cost more than the five and their instructions, ten searches and a description together', () => {
    const [, , largest] = costs.described;
    expect(costs.surface + costs.instructions + 10 * costs.brief.max + largest.tokens).toBeLessThan(costs.full);
  });
});

test.each([
  [[7], { mean: 7, p95: 7, max: 7 }],
  [[3, 1, 2], { mean: 2, p95: 3, max: 3 }],
  [Array.from({ length: 100 }, (_, index) => index + 1), { mean: 51, p95: 95, max: 100 }],
])('sizes of %j', (numbers, sizes) => expect(sizesOf(numbers)).toEqual(sizes));
