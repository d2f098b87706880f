// PROGRAMS: clients that are other programs: what they print when the call fails is the sample.
// Used by samples. One whose language or library is not installed is left out and named.
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';

const PYTHON = process.env.SAMPLES_PYTHON ?? 'python3';
const SCRIPT = join(import.meta.dirname, 'call.py');
const JAVA = join(import.meta.dirname, 'Call.java');
const PERL = join(import.meta.dirname, 'call.pl');

interface Program {
  readonly command: (url: string) => readonly string[];
  readonly version: () => string;
}

const python = (library: string): Program => ({
  command: (url) => [PYTHON, SCRIPT, library, url],
  version: () => execFileSync(PYTHON, [SCRIPT, library, '--version']).toString().trim(),
});
const firstLine = (command: string, ...args: string[]): string => {
  const text = execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'] }).toString();
  return (text.split('\n').find((line) => line.trim() !== '') ?? command).trim().slice(0, 60);
};

/** By folder. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  'python-requests': python('requests'),
  'python-httpx': python('httpx'),
  'python-aiohttp': python('aiohttp'),
  'python-urllib': python('urllib'),
  'python-http-client': python('http.client'),
  curl: {
    command: (url) => ['curl', '-fsS', '--compressed', '--max-time', '0.4', '--json', '{"amount_minor":100}', url],
    version: () => firstLine('curl', '--version').slice(0, 11),
  },
  wget: {
    command: (url) => ['wget', '-nv', '-O-', '--tries=1', '--timeout=0.4', '--post-data={"amount_minor":100}', url],
    version: () => firstLine('wget', '--version').slice(0, 15),
  },
  java: { command: (url) => ['java', JAVA, url], version: () => firstLine('java', '--version') },
  perl: { command: (url) => ['perl', PERL, url], version: () => `perl ${firstLine('perl', '-e', 'print $^V')}, HTTP::Tiny` },
};

/** What it printed on standard error, or null: it succeeded. */
export function print(command: readonly string[]): Promise<string | null> {
  const [file = '', ...args] = command;
  return new Promise((resolve) => {
    execFile(file, args, { timeout: 20_000, env: { PATH: process.env.PATH, LANG: 'C' } }, (error, _out, printed) =>
      resolve(error === null ? null : printed),
    );
  });
}
