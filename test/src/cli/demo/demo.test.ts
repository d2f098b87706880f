// overdue demo, as built: the orderings that the lesson claims hold in its own figures, and the same seed gives the same ones.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Figures as Row } from '../../../../src/cli/demo/figures.ts';
import { DEMO_TEXTS } from '../../../../src/cli/demo/texts.ts';
import { EVENT_WORDS } from '../../../../src/cli/event-terminal.ts';
import { LANGUAGES } from '../../../../src/contract/tool-error.ts';
import { overdue } from '../overdue.ts';

type Figures = Row & { readonly title: string };

interface Printed {
  readonly seed: string;
  readonly provider: string;
  readonly tokenizer: string;
  readonly encoding: string;
  readonly ways: readonly [Figures, Figures, Figures];
}

async function figures(...args: readonly string[]): Promise<Printed> {
  const { code, stdout, stderr } = await overdue('demo', '--json', ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Printed;
}

describe.each([['overdue'], ['another day'], ['um terceiro']])('with the seed "%s"', (seed) => {
  let naive: Figures;
  let contract: Figures;
  let harness: Figures;
  beforeAll(async () => {
    [naive, contract, harness] = (await figures('--seed', seed)).ways;
  });

  test('every way gets everything done in the end', () => {
    expect([naive, contract, harness].map(({ way, done, tasks }) => [way, done === tasks && tasks > 0])).toEqual([
      ['naive', true],
      ['contract', true],
      ['harness', true],
    ]);
  });

  test('the naive loop wastes more calls than the contract, and the harness none', () => {
    expect(naive.wasted_calls).toBeGreaterThan(contract.wasted_calls);
    expect(contract.wasted_calls).toBeGreaterThan(harness.wasted_calls);
    expect(harness.wasted_by).toEqual({ request: 0, credential: 0 });
  });

  test('a credential that is known to be bad is used on and on by a loop, and no more by the harness', () => {
    expect(naive.wasted_by.credential).toBeGreaterThan(contract.wasted_by.credential);
    expect(contract.wasted_by.credential).toBeGreaterThan(0);
  });

  test('only the naive loop does something twice, and what is done twice is not done right', () => {
    expect(naive.duplicates).toBeGreaterThan(0);
    expect(naive.done_right).toBeLessThan(naive.done);
    expect([contract.duplicates, harness.duplicates]).toEqual([0, 0]);
    expect([contract.done_right, harness.done_right]).toEqual([contract.done, harness.done]);
  });

  test('one cause wakes one person with the harness, and one for each task without', () => {
    expect(harness.people_woken).toBe(1);
    expect(contract.people_woken).toBeGreaterThan(harness.people_woken);
    expect(naive.people_woken).toBeGreaterThan(contract.people_woken);
  });

  test('what time heals costs no turn of the model, so that it reads less often, call by call', () => {
    expect(naive.model_turns).toBeGreaterThan(contract.model_turns);
    expect(contract.model_turns).toBeGreaterThan(harness.model_turns);
    expect(naive.tokens).toBeGreaterThan(contract.tokens);
    expect(naive.tokens).toBeGreaterThan(harness.tokens);
  });

  test('the harness sends the fewest calls and the naive loop the most', () => {
    expect([naive.calls, contract.calls, harness.calls]).toEqual([naive.calls, contract.calls, harness.calls].toSorted((a, b) => b - a));
  });
});

test('the same seed prints the same figures, byte by byte', async () => {
  const [one, two] = await Promise.all([overdue('demo', '--json'), overdue('demo', '--json')]);
  expect(one.stdout).toBe(two.stdout);
});

test('the figures say how they came about', async () => {
  expect(await figures()).toMatchObject({ provider: 'in_process', tokenizer: 'gpt-tokenizer', encoding: 'o200k_base', seed: 'overdue' });
});

describe.each([
  ['en', 'people woken', ['a person is woken', 'wasted: a call refused'], '— and done twice: 2 payments stored'],
  [
    'pt-BR',
    'pessoas acordadas',
    ['uma pessoa é acordada', 'desperdiçadas: uma chamada recusada'],
    '— e feito duas vezes: 2 pagamentos gravados',
  ],
] as const)('told in %s', (lang, column, said, twice) => {
  const texts = DEMO_TEXTS[lang];

  test('it has the story, the table and what its figures mean', async () => {
    const { code, stdout } = await overdue('demo', '--fast', '--lang', lang);
    expect(code).toBe(0);
    const { attempt, waiting, refreshing, escalated, succeeded, stopped } = texts.words;
    const kinds = [attempt, waiting, refreshing, escalated, succeeded, stopped];
    for (const words of [column, ...said, ...kinds.map((word) => `         ${word} `)]) expect(stdout).toContain(words);
    expect(stdout).not.toContain('\u001b');
  });

  test('it says of the plain loop alone what was done twice, at once or when a slow write turns up', async () => {
    const { stdout } = await overdue('demo', '--fast', '--lang', lang);
    const days = stdout.split(
      new RegExp(
        `^(?:${Object.values(texts.ways)
          .map(({ title }) => title)
          .join('|')}): `,
        'm',
      ),
    );
    const repeats = days.slice(1).map((day) => day.split('\n').filter((line) => line.includes(texts.times(2))));
    expect(repeats.map(({ length }) => length)).toEqual([2, 0, 0]);
    expect(repeats[0]?.[0]).toContain(texts.tasks.bill);
    expect(repeats[0]?.[1]).toContain(twice);
  });

  test('the table holds the figures of --json', async () => {
    const { stdout } = await overdue('demo', '--fast', '--lang', lang);
    const { ways } = await figures('--lang', lang);
    const titles = ways.map(({ title }) => title);
    expect(
      stdout
        .split('\n')
        .find((line) => titles.every((title) => line.includes(title)))
        ?.trim(),
    ).toBe(titles.join('  '));
    const row = stdout.split('\n').find((line) => line.startsWith(column)) ?? '';
    expect(row.slice(column.length).trim().split(/\s+/).map(Number)).toEqual(ways.map(({ people_woken }) => people_woken));
  });
});

test('the words of a Portuguese story are the contract’s nowhere but in its legend, where each is named once', async () => {
  const { stdout } = await overdue('demo', '--fast', '--lang', 'pt-BR');
  const { again_in: _againIn, ...words } = EVENT_WORDS;
  for (const word of Object.values(words)) {
    expect(stdout.split(`[${word}]`)).toHaveLength(2);
    expect(stdout).not.toMatch(new RegExp(`^ {9}${word} `, 'm'));
  }
});

test.each([['pt'], ['PT-br']])('"%s" is Brazilian Portuguese', async (lang) => {
  const [short, whole] = await Promise.all([overdue('demo', '--json', '--lang', lang), overdue('demo', '--json', '--lang', 'pt-BR')]);
  expect(short.stdout).toBe(whole.stdout);
});

test.each([['demo'], ['classify']])('a language that is not there is refused by %s', async (command) => {
  const { code, stderr } = await overdue(command, '--lang', 'fr');
  expect(code).toBe(2);
  expect(stderr).toContain(`Allowed choices are ${LANGUAGES.join(', ')}`);
});

/** Every file of the bundle that may be loaded from this one, sooner or later. */
function reachable(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()"(\.[^"]+\.js)"/g))
    reachable(join(dirname(file), path), seen);
  return seen;
}

test('no command but the demo loads the tokenizer', () => {
  const main = join(import.meta.dirname, '../../../../dist/src/cli/main.js');
  const commands = [...readFileSync(main, 'utf8').matchAll(/import\("(\.[^"]*\/(\w+)-\w+\.js)"\)/g)];
  const loads = ([, path = '']: RegExpExecArray) => [...reachable(join(dirname(main), path))].some((file) => file.includes('o200k_base'));
  expect(commands.map((command) => [command[2], loads(command)])).toEqual([
    ['start', false],
    ['serve', false],
    ['verify', false],
    ['classify', false],
    ['search', false],
    ['mcp', false],
    ['demo', true],
  ]);
});
