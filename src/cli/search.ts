// search: which tools of a catalogue do what is asked, in English or Portuguese; with --jsonl a query a line.
// A command of the command line. Calls nobody, keeps nothing.
import type { ToolEntry } from '../discovery/tool-entry.ts';
import { createToolIndex } from '../discovery/tool-index.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { paintFor } from './paint.ts';
import { answerQueries } from './search/answer-queries.ts';
import { readCatalogue } from './search/read-catalogue.ts';
import { showHits } from './search/show-hits.ts';

/** Options of `overdue search`. */
export interface SearchCommandOptions {
  readonly catalog?: string;
  readonly category?: string;
  readonly limit: number;
  readonly json?: boolean;
  readonly jsonl?: boolean;
}

const COLUMNS = 140;

/** Runs `overdue search`. A question that finds nothing is answered, too. */
export async function searchCommand(query: string | undefined, options: SearchCommandOptions): Promise<ExitCode> {
  const { stdin, stdout, stderr } = process;
  const isJsonl = options.jsonl === true;
  if ((query === undefined) !== isJsonl) {
    stderr.write(
      `overdue: expected ${isJsonl ? 'no query beside --jsonl: queries come on stdin' : 'a query, or --jsonl'}. (--help says more)\n`,
    );
    return EXIT.usage;
  }
  const index = createToolIndex(await catalogue(options.catalog));
  if (index.duplicates.length > 0) {
    const { length } = index.duplicates;
    stderr.write(
      `overdue: ${length} ${length === 1 ? 'name comes' : 'names come'} more than once; the first counts: ${shortList(index.duplicates)}\n`,
    );
  }
  const asked = { limit: options.limit, ...(options.category === undefined ? {} : { category: options.category }) };
  if (query === undefined) {
    await answerQueries(stdin, stdout, index, asked);
    return EXIT.ok;
  }
  const result = index.search(query, asked);
  const shown =
    options.json === true ? `${JSON.stringify({ query, ...result })}\n` : showHits(result, stdout.columns ?? COLUMNS, paintFor(stdout));
  stdout.write(shown);
  return EXIT.ok;
}

const SHOWN_NAMES = 5;

function shortList(names: readonly string[]): string {
  return `${names.slice(0, SHOWN_NAMES).join(', ')}${names.length > SHOWN_NAMES ? ', …' : ''}`;
}

/** The catalogue at `path`, or our own, whose tools are only loaded when they are asked for. */
async function catalogue(path: string | undefined): Promise<readonly ToolEntry[]> {
  if (path !== undefined) return readCatalogue(path);
  const [{ CATALOG }, { toolEntries }] = await Promise.all([import('../tools/catalog.ts'), import('../tools/tool-entries.ts')]);
  return toolEntries(CATALOG);
}
