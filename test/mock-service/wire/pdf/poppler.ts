// Poppler's tools: what a PDF says and where, as a reader of another house reads it.
import { spawnSync } from 'node:child_process';
import { unlessMissing } from '../../../unless-missing.ts';

function ran(program: string, args: readonly string[], bytes: Uint8Array): string {
  const { stdout, stderr, status, error } = spawnSync(program, args, { input: bytes, maxBuffer: 64 * 1024 * 1024 });
  if (error !== undefined) throw error;
  // What a tool complains of in a file that it reads all the same is a fault of the file.
  if (status !== 0 || stderr.length > 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout.toString('utf8');
}

/** Why there is no Poppler here, or null: there is. */
const missing = spawnSync('pdftotext', ['-v']).error === undefined ? null : 'there is no pdftotext here: apt-get install poppler-utils';

/** Runs what reads PDFs, or says that it was left out; where everything must hold, that is a failure. */
export function withPoppler(define: () => void): void {
  unlessMissing(missing, define);
}

/** The lines of a PDF from top to bottom, spaces within them counted once, empty ones left out; marks of direction are Poppler's own. */
export function linesOf(bytes: Uint8Array): readonly string[] {
  return ran('pdftotext', ['-layout', '-', '-'], bytes)
    .replaceAll(/[\u202a-\u202e\f]/g, '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** A word and its box on its page, in points from the top left. */
export interface Word {
  readonly page: number;
  readonly text: string;
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** Every word of a PDF with its place. */
export function wordsOf(bytes: Uint8Array): readonly Word[] {
  const words: Word[] = [];
  let page = 0;
  for (const line of ran('pdftotext', ['-bbox', '-', '-'], bytes).split('\n')) {
    if (line.includes('<page ')) page += 1;
    const [, xMin, yMin, xMax, yMax, text] =
      /<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">(.*)<\/word>/.exec(line) ?? [];
    if (text !== undefined) words.push({ page, text, xMin: Number(xMin), yMin: Number(yMin), xMax: Number(xMax), yMax: Number(yMax) });
  }
  return words;
}

/** What pdfinfo says of a PDF, by its name. */
export function infoOf(bytes: Uint8Array): Readonly<Record<string, string>> {
  const pairs = ran('pdfinfo', ['-isodates', '-'], bytes)
    .split('\n')
    .filter((line) => line.includes(':'));
  return Object.fromEntries(pairs.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
}

/** The rows of pdffonts: whether each font is embedded, a subset, and says what its glyphs mean. */
export function fontsOf(bytes: Uint8Array): readonly string[] {
  return ran('pdffonts', ['-'], bytes)
    .split('\n')
    .slice(2)
    .filter((line) => line !== '');
}
