// startProcess: a subject's program, its lines in and out, and its end.
// Under subject-stdio; nothing here knows what the lines mean.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** What a program's owner is told. */
export interface ProcessEvents {
  /** A line on stdout, without its newline. */
  onLine(line: string): void;
  /** It has ended, could not be started, or wrote a line that does not end: why, in a few words, with its last words on stderr. */
  onEnd(why: string): void;
}

/** A running program. */
export interface SubjectProcess {
  /** Writes a line to its stdin; nothing happens when it has gone. */
  send(line: string): void;
  /** Ends it with all it started; `onEnd` is not told. */
  kill(): void;
}

/** No answer is longer, in characters. */
const MAX_LINE = 1024 * 1024;
/** How much of stderr is kept for its last words, in characters. */
const MAX_WORDS = 8_000;
/** Lines that are shown, and characters of each. */
const SHOWN_LINES = 10;
const SHOWN_LINE = 300;

/** Runs `command` by the shell. Never throws. */
export function startProcess(command: string, { onLine, onEnd }: ProcessEvents): SubjectProcess {
  // A process group of its own, so that what the shell starts ends with it.
  const child = spawn(command, { shell: true, detached: process.platform !== 'win32' });
  let ended = false;
  let words = '';
  const end = (why: string): void => {
    if (ended) return;
    ended = true;
    const last = lastWords(words);
    onEnd(last === '' ? why : `${why}: ${last}`);
  };
  const kill = (): void => {
    ended = true;
    killGroup(child);
  };
  const read = (line: string): void => {
    if (!ended) onLine(line);
  };
  readLines(child, read, () => {
    end(`it wrote a line of more than ${MAX_LINE} characters`);
    kill();
  });
  child.stderr.on('data', (chunk) => {
    words = (words + String(chunk)).slice(-MAX_WORDS);
  });
  // A program that has gone does not read: its end says so, not the pipe.
  child.stdin.on('error', () => undefined);
  child.on('error', (error) => end(`it could not be started (${error.message})`));
  child.on('close', (code, signal) => end(`it ended ${signal === null ? `with exit code ${code}` : `by ${signal}`}`));
  return { send: (line) => void (ended || child.stdin.write(`${line}\n`)), kill };
}

/** The line that names the error, when there is one: a stack hides it; else the last lines. */
function lastWords(words: string): string {
  const lines = words
    .split('\n')
    .map((line) => line.trim().slice(0, SHOWN_LINE))
    .filter((line) => line !== '');
  const named = lines.find((line) => /^(?:\w+\.)*\w*(?:Error|Exception)\b.*:|^(?:panic|thread '.*' panicked)/.test(line));
  return named ?? lines.slice(-SHOWN_LINES).join(' | ');
}

function readLines({ stdout }: ChildProcessWithoutNullStreams, onLine: (line: string) => void, onTooLong: () => void): void {
  let rest = '';
  stdout.setEncoding('utf8');
  stdout.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
    if (rest.length > MAX_LINE) onTooLong();
  });
}

function killGroup(child: ChildProcessWithoutNullStreams): void {
  child.stdin.destroy();
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime, which is all that was wanted.
  }
}
