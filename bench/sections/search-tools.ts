// search-tools: what finding a tool costs, in milliseconds of processor time, over our 41 tools and over ten thousand made of four catalogues' sentences.
// Each query is asked once per round; p95 is over all of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolEntry } from '../../src/discovery/tool-entry.ts';
import type { Section } from '../section.ts';
import { show } from '../show.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures/discovery');

function lines<T>(name: string): readonly T[] {
  return readFileSync(join(FIXTURES, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** So many tools, each with a name of its own and the words of two that there are, nine in ten followed by words that only few have. */
function manyTools(count: number): readonly ToolEntry[] {
  const known = ['catalogue.jsonl', 'code-host.jsonl', 'shop.jsonl', 'office.jsonl'].flatMap((name) => lines<ToolEntry>(name));
  const at = (index: number): ToolEntry => known[index % known.length] ?? { name: 'none' };
  return Array.from({ length: count }, (_, index) => {
    const one = at(index);
    const other = at(index * 7 + Math.floor(index / known.length));
    return {
      name: `${one.name}_${other.name.split(/[_.-]/).at(-1)}_${Math.floor(index / known.length)}`,
      description: `${one.description} ${other.description} Part ${(index * 2_654_435_761) % 9_973} of area${index % 1_009}.`,
      ...(one.description_pt === undefined ? {} : { description_pt: one.description_pt }),
      category: `${one.category}_${index % 40}`,
      input_schema: { type: 'object', properties: { id: { type: 'string', description: `Id of the ${other.category}.` }, limit: {} } },
    };
  });
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

const TYPING_ERRORS = ['updte invocie line', 'cancelr faturra agendda', 'sincronizacao do calandario'];

type Library = typeof import('../../src/index.ts');

/** Of this process, whatever else the machine does meanwhile. */
function processorMs(run: () => unknown): number {
  const started = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** [catalogue, build in processor ms, p50 ms, p95 ms, worst ms], all of processor time */
function row(name: string, tools: readonly ToolEntry[], { createToolIndex }: Library, rounds: number): string[] {
  let index = createToolIndex([]);
  const buildMs = processorMs(() => {
    index = createToolIndex(tools);
  });
  const queries = ['queries-a.jsonl', 'queries-other.jsonl'].flatMap((file) => lines<{ readonly query: string }>(file));
  const asked = [...queries.map(({ query }) => query), ...TYPING_ERRORS, 'x'.repeat(1_000_000), `${'muda a fatura '.repeat(70_000)}`];
  const timesMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const query of asked) {
      timesMs.push(processorMs(() => index.search(query)));
    }
  }
  return [name, buildMs.toFixed(0), ...[0.5, 0.95, 1].map((share) => percentile(timesMs, share).toFixed(2))];
}

/** Time to build and to ask. */
export const searchTools: Section = {
  name: 'search-tools',
  about: 'how long finding a tool takes',
  run: async (size) => {
    const library = (await import(join(import.meta.dirname, '../../dist/src/index.js'))) as Library;
    const rounds = size === 'quick' ? 1 : 10;
    const own = lines<ToolEntry>('catalogue.jsonl');
    // The first index pays for the words of both languages; the rows after it do not.
    const rows = [
      row('41 tools, the first index', own, library, 1),
      row('41 tools', own, library, rounds),
      row('10,000 tools', manyTools(size === 'quick' ? 1_000 : 10_000), library, rounds),
    ];
    show('Finding tools, in ms of processor time', ['catalogue', 'build', 'p50', 'p95', 'worst'], rows);
  },
};
