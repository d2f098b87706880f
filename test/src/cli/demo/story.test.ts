// What the demo says fits the terminal: headings are broken between words, lines of the story are cut.
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../../../mock-service/index.ts';
import { repeatsIn } from '../../../../src/cli/demo/repeats.ts';
import { storyTo, wrapped } from '../../../../src/cli/demo/story.ts';
import { DEMO_TEXTS } from '../../../../src/cli/demo/texts.ts';
import { LANGUAGES } from '../../../../src/contract/tool-error.ts';
import { PLAIN } from '../../../../src/tck/report-table.ts';

/** All that a story can say, on a terminal of so many columns. */
function told(lang: (typeof LANGUAGES)[number], width: number): string {
  const written: string[] = [];
  const texts = DEMO_TEXTS[lang];
  const clock = manualClock(0);
  const story = storyTo({ write: (text) => written.push(text), isTTY: true, width, clock, paint: PLAIN, texts, owe: () => undefined });
  story.opening('a seed that is longer than most of them are');
  for (const name of ['naive', 'contract', 'harness'] as const) story.way(name);
  for (const name of Object.keys(texts.tasks) as (keyof typeof texts.tasks)[]) {
    story.task(name, 0, true);
    story.later(name, { table: 'invoice_items', rows: 12 });
  }
  story.sends('update_invoice_line_item', 3);
  story.waits(1_000);
  story.reads('Error: '.repeat(40), 80);
  story.wakes();
  story.mended();
  story.ended(true, { table: 'payments', rows: 2 });
  story.ended(false, null);
  return written.join('');
}

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each([[40], [60], [80], [140]])('no line is longer than a terminal of %d columns', (width) => {
    expect(
      told(lang, width)
        .split('\n')
        .filter((line) => line.length > width),
    ).toEqual([]);
  });

  test('no word of a heading is lost to a narrow terminal', () => {
    const texts = DEMO_TEXTS[lang];
    const said = told(lang, 40).replace(/\s+/g, ' ');
    for (const words of [texts.opening, ...texts.legend, texts.ways.naive.rule, texts.ways.harness.rule]) expect(said).toContain(words);
  });
});

test.each([
  ['a bc def', 4, 'a bc\ndef'],
  ['abcdef a', 4, 'abc…\na'],
  ['', 4, ''],
])('"%s" in %d columns', (text, width, lines) => expect(wrapped(text, width)).toBe(lines));

test('a task that is done again is told once for each time, and a read never', async () => {
  const at = { atMin: 0, operation: 'record_payment', input: {} };
  const leaves = { table: 'payments', fields: { amount_minor: 5 } };
  const tasks = [
    { name: 'part_payment', ...at, leaves },
    { name: 'list_open', ...at, operation: 'list_invoices', leaves: null },
  ] as const;
  const created = { payments: [{ amount_minor: 5 }] };
  const ask = repeatsIn(tasks, async () => ({ tasks, journal: [], created }));
  const found = [await ask()];
  created.payments.push({ amount_minor: 5 });
  found.push(await ask(), await ask());
  created.payments.push({ amount_minor: 6 }, { amount_minor: 5 });
  found.push(await ask());
  expect(found.map((repeats) => repeats.map(({ task, stored }) => `${task} ${stored.rows}`))).toEqual([
    [],
    ['part_payment 2'],
    [],
    ['part_payment 3'],
  ]);
});
