// fileHandOffs: keeps hand-offs in a file of JSON lines that is only ever added to; several programs may share it.
// Behind the store port. An append is one write that is then flushed to the disk, and read again before it counts.
import type { Stats } from 'node:fs';
import { constants, type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RandomSource } from '../ports/random.ts';
import type { HandOff, HandOffEvent, HandOffStore } from './hand-off.ts';
import { LINE_MAX, readLine, type SetAsideBecause, writeLine } from './hand-offs/line.ts';
import { LineSplitter, type Split } from './hand-offs/line-splitter.ts';
import { Standing } from './hand-offs/standing.ts';

/** A line that says nothing of hand-offs. It stays in the file as it is. */
export interface SetAside {
  /** Where it begins, in bytes from the beginning of the file. */
  readonly atByte: number;
  readonly because: SetAsideBecause;
}

/** The store, and what it could not read. */
export interface FileHandOffs extends HandOffStore {
  /** The first lines that are no events, and how many there are in all. */
  setAside(): Promise<{ readonly lines: readonly SetAside[]; readonly count: number }>;
}

const SET_ASIDE_MAX = 100;
const CHUNK_BYTES = 65_536;
/** Of a line, the name at least, or a record's resume token. */
const TAIL_BYTES = 512;
const LINE_FEED = 0x0a;
/** Somebody's torn line can spoil ours only in the moment it is torn. */
const TRIES = 3;

/** What has been read of the file so far. */
interface Reading {
  /** Which file it is of; another may have been put under its name. */
  readonly inode: number | null;
  readonly splitter: LineSplitter;
  /** The last of what was read. Each line has a name of its own: what ends otherwise there is another text. */
  tail: Uint8Array;
  readonly standing: Standing;
  readonly setAside: SetAside[];
  setAsideCount: number;
}

const begin = (inode: number | null): Reading => ({
  inode,
  splitter: new LineSplitter(LINE_MAX),
  tail: new Uint8Array(0),
  standing: new Standing(),
  setAside: [],
  setAsideCount: 0,
});

/**
 * A store over the file at `path`, which is created with the first append. A line that a crash cut off is ended by whoever comes next, and
 * set aside.
 */
export function fileHandOffs(path: string, random: RandomSource): FileHandOffs {
  let reading = begin(null);
  let before: Promise<unknown> = Promise.resolve();
  /** One after another: two readings of this program must not share a splitter. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = before.then(work, work);
    before = mine.catch(() => undefined);
    return mine;
  };

  /** Reads on to the end; answers whether the line of that name was among what it read. */
  const readOn = async (file: FileHandle, sought: string): Promise<boolean> => {
    const { ino } = await file.stat();
    // Replaced, made shorter or written over: what was read is no longer what is there.
    if (ino !== reading.inode || !(await endsAsRead(file, reading))) reading = begin(ino);
    const chunk = new Uint8Array(CHUNK_BYTES);
    let isThere = false;
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, chunk.length, reading.splitter.readBytes);
      if (bytesRead === 0) return isThere;
      const bytes = chunk.subarray(0, bytesRead);
      for (const split of reading.splitter.take(bytes)) isThere = takeIn(reading, split) === sought || isThere;
      reading.tail = tailOf(reading.tail, bytes);
    }
  };

  const append = async (event: HandOffEvent): Promise<readonly HandOff[]> => {
    const { file, isNew } = await openToAppend(path);
    try {
      for (let tried = 0; tried < TRIES; tried += 1) {
        const start = await lineStart(file);
        const line = random.id();
        await addLine(file, `${start}${writeLine({ line, event })}\n`);
        if (isNew) await flushFolder(path);
        if (await readOn(file, line)) return reading.standing.list();
      }
    } finally {
      await file.close();
    }
    throw new Error('hand-off file: what was written could not be read again');
  };

  const readAll = async (): Promise<Reading> => {
    const file = await openToRead(path);
    if (file === null) reading = begin(null);
    else await readOn(file, '').finally(() => file.close());
    return reading;
  };

  return {
    append: (event) => inTurn(() => append(event)),
    list: () => inTurn(async () => (await readAll()).standing.list()),
    setAside: () => inTurn(async () => ({ lines: [...(await readAll()).setAside], count: reading.setAsideCount })),
  };
}

function tailOf(before: Uint8Array, bytes: Uint8Array): Uint8Array {
  if (bytes.length >= TAIL_BYTES) return bytes.slice(-TAIL_BYTES);
  const all = new Uint8Array(before.length + bytes.length);
  all.set(before);
  all.set(bytes, before.length);
  return all.slice(-TAIL_BYTES);
}

/** Whether the file still has, where the reading stopped, what was read there. */
async function endsAsRead(file: FileHandle, { splitter, tail }: Reading): Promise<boolean> {
  const there = new Uint8Array(tail.length);
  const { bytesRead } = await file.read(there, 0, there.length, splitter.readBytes - tail.length);
  return bytesRead === tail.length && there.every((byte, index) => byte === tail[index]);
}

/** Takes one line into account; answers its name, or null when it is no event. */
function takeIn(reading: Reading, { atByte, text }: Split): string | null {
  const read = text === null ? 'too_long' : readLine(text);
  if (typeof read === 'object') {
    reading.standing.happen(read.event);
    return read.line;
  }
  reading.setAsideCount += 1;
  if (reading.setAside.length < SET_ASIDE_MAX) reading.setAside.push({ atByte, because: read });
  return null;
}

/** What a new line begins with: a line that somebody left unfinished is ended first. */
async function lineStart(file: FileHandle): Promise<'' | '\n'> {
  const { size } = await file.stat();
  if (size === 0) return '';
  const last = new Uint8Array(1);
  await file.read(last, 0, 1, size - 1);
  return last[0] === LINE_FEED ? '' : '\n';
}

/** One write, so that lines of several programs do not mix. */
async function addLine(file: FileHandle, line: string): Promise<void> {
  const bytes = new TextEncoder().encode(line);
  const { bytesWritten } = await file.write(bytes);
  if (bytesWritten < bytes.length) throw new Error('hand-off file: the disk took only a part of a line');
  await file.datasync();
}

/** Never waits for whoever is at the other end of a pipe, which is refused then. */
const AT_ONCE = constants.O_NONBLOCK ?? 0;
const APPEND = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | AT_ONCE;

async function openToAppend(path: string): Promise<{ readonly file: FileHandle; readonly isNew: boolean }> {
  try {
    return { file: await openFile(path, APPEND | constants.O_EXCL), isNew: true };
  } catch (thrown) {
    if (!isCode(thrown, 'EEXIST')) throw thrown;
    return { file: await openFile(path, APPEND), isNew: false };
  }
}

async function openToRead(path: string): Promise<FileHandle | null> {
  try {
    return await openFile(path, constants.O_RDONLY | AT_ONCE);
  } catch (thrown) {
    if (isCode(thrown, 'ENOENT')) return null;
    throw thrown;
  }
}

/** @throws Error for what is no file that keeps what is written: a device or a pipe has no end, or none of it. */
async function openFile(path: string, flags: number): Promise<FileHandle> {
  const file = await open(path, flags, OWNERS);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new Error(`hand-off file: expected a regular file, got ${kindOf(stats)}: ${path}`);
    if ((flags & APPEND) === APPEND) await keepOthersOut(file, stats.mode);
    return file;
  } catch (thrown) {
    await file.close();
    throw thrown;
  }
}

/** Read and written by its owner alone: resume tokens are in it. A group that may write it was let in on purpose. */
const OWNERS = 0o600;
const GROUPS = 0o660;
const GROUP_WRITES = 0o020;
const PERMISSIONS = 0o777;

async function keepOthersOut(file: FileHandle, mode: number): Promise<void> {
  const allowed = mode & ((mode & GROUP_WRITES) === 0 ? OWNERS : GROUPS);
  if ((mode & PERMISSIONS) === allowed) return;
  // Somebody else's file, or a disk without permissions: what has to be kept is kept all the same.
  await file.chmod(allowed).catch(() => undefined);
}

const kindOf = (stats: Stats): string => {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
};

/** A new file's name is on the disk only when its folder is. */
async function flushFolder(path: string): Promise<void> {
  let folder: FileHandle;
  try {
    folder = await open(dirname(path), 'r');
  } catch (thrown) {
    // Windows opens no folders and keeps their names by itself.
    if (isCode(thrown, 'EISDIR') || isCode(thrown, 'EPERM') || isCode(thrown, 'EACCES')) return;
    throw thrown;
  }
  await folder.sync().finally(() => folder.close());
}

const isCode = (thrown: unknown, code: string): boolean => thrown instanceof Error && Reflect.get(thrown, 'code') === code;
