// Hand-offs in a file: what a crash leaves, what strangers write into it, and several programs at once.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { HandOff } from '../../../src/orchestrator/hand-off.ts';
import { fileHandOffs } from '../../../src/orchestrator/hand-off-file.ts';
import { LINE_MAX } from '../../../src/orchestrator/hand-offs/line.ts';
import { countingIds, handOffsOver, raisedOf } from './hand-offs/raised.ts';

const folder = mkdtempSync(join(tmpdir(), 'overdue-hand-off-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

let path: string;
let files = 0;
beforeEach(() => {
  files += 1;
  path = join(folder, `${files}.jsonl`);
});

const PROGRAM = join(import.meta.dirname, 'programs/raise-hand-offs.ts');
const argumentsOf = (name: string, times: number, codes: number) => ['--import', 'tsx', PROGRAM, path, name, String(times), String(codes)];

/** A program's own view of the file, begun now. */
const begun = (prefix: string) => {
  const store = fileHandOffs(path, countingIds(`${prefix}_line`));
  return { store, ...handOffsOver(store, { prefix }) };
};
const code = (name: string) => raisedOf('permission_denied', { operation: 'operação' }, { upstream: { code: name } });
const summary = (handOffs: readonly HandOff[]) =>
  handOffs.map(({ fingerprint, count, state }) => [fingerprint.upstream_code, count, state]);

describe('a hand-off file', () => {
  it('is there for the next start', async () => {
    const { handOffs } = begun('a');
    await handOffs.raise(code('one'));
    const { id } = await handOffs.raise(code('two'));
    await handOffs.raise(code('one'));
    await handOffs.resolve(id);
    expect(await begun('b').handOffs.list()).toEqual(await handOffs.list());
    expect(summary(await handOffs.list())).toEqual([
      ['one', 2, 'open'],
      ['two', 1, 'resolved'],
    ]);
  });

  it('is not created by looking, can be read by its owner alone, and only grows', async () => {
    const { handOffs } = begun('a');
    expect(await handOffs.list()).toEqual([]);
    expect(() => statSync(path)).toThrow('ENOENT');
    await handOffs.raise(code('one'));
    const before = readFileSync(path, 'utf8');
    await handOffs.raise(code('one'));
    expect(readFileSync(path, 'utf8').startsWith(before)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('says so when it cannot be written, and goes on when it can', async () => {
    const { handOffs } = begun('a');
    path = join(folder, 'no-such-folder', 'x.jsonl');
    await expect(begun('b').handOffs.raise(code('one'))).rejects.toThrow('ENOENT');
    expect(await handOffs.raise(code('one'))).toMatchObject({ count: 1 });
  });

  it('that was put in place of another, or made shorter, is read anew', async () => {
    const { handOffs } = begun('a');
    await handOffs.raise(code('one'));
    const oneLine = statSync(path).size;
    await handOffs.raise(code('two'));
    truncateSync(path, oneLine);
    expect(summary(await handOffs.list())).toEqual([['one', 1, 'open']]);
    renameSync(path, `${path}.old`);
    expect(await handOffs.list()).toEqual([]);
    await handOffs.raise(code('three'));
    expect(summary(await handOffs.list())).toEqual([['three', 1, 'open']]);
    // The old one has one line as well, and is longer.
    appendFileSync(`${path}.old`, `${' '.repeat(2_000)}\n`);
    renameSync(`${path}.old`, path);
    expect(summary(await handOffs.list())).toEqual([['one', 1, 'open']]);
  });

  it('that was deleted and made anew, or written over, is read anew, whatever its name on the disk and its size', async () => {
    const { handOffs } = begun('a');
    for (const name of ['old_1', 'old_2']) await handOffs.raise(code(name));
    const other = readFileSync(path);
    rmSync(path);
    for (const name of ['new_1', 'new_2', 'new_3']) await begun(name).handOffs.raise(code(name));
    expect(summary(await handOffs.list()).map(([name]) => name)).toEqual(['new_1', 'new_2', 'new_3']);
    // The same file: its bytes are others, and as many or more.
    writeFileSync(path, Buffer.concat([other, Buffer.from('\n'.repeat(statSync(path).size))]));
    expect(summary(await handOffs.list()).map(([name]) => name)).toEqual(['old_1', 'old_2']);
    expect(await handOffs.raise(code('new_1'))).toMatchObject({ count: 1 });
  });

  it.each([
    ['a device', () => '/dev/zero'],
    ['a device', () => '/dev/null'],
    ['a folder', () => folder],
    [
      'a pipe',
      () => {
        execFileSync('mkfifo', [path]);
        return path;
      },
    ],
  ])('that is %s is refused at once, read or written', async (kind, at) => {
    path = at();
    await expect(begun('a').handOffs.list()).rejects.toThrow(`hand-off file: expected a regular file, got ${kind}`);
    await expect(begun('b').store.append({ kind: 'expired', at: '2026-01-05T00:00:00.000Z', id: 'a' })).rejects.toThrow(
      kind === 'a folder' ? 'EISDIR' : 'hand-off file: expected a regular file',
    );
  });

  it.each([
    [0o644, 0o600],
    [0o666, 0o660],
    [0o660, 0o660],
    [0o600, 0o600],
  ])('that was made with the permissions %o has %o from the first write on', async (before, after) => {
    writeFileSync(path, '');
    chmodSync(path, before);
    await begun('a').handOffs.raise(code('one'));
    expect(statSync(path).mode & 0o777).toBe(after);
  });

  it('in which a record stands twice does not open again what was settled', async () => {
    const { handOffs } = begun('a');
    const { id } = await handOffs.raise(code('one'));
    const raised = readFileSync(path, 'utf8');
    await handOffs.resolve(id);
    appendFileSync(path, raised);
    expect(summary(await begun('b').handOffs.list())).toEqual([['one', 1, 'resolved']]);
  });
});

describe('a crash in the middle of a write', () => {
  it('at whichever byte leaves all that was kept, and the next start goes on', { timeout: 120_000 }, async () => {
    const { handOffs } = begun('a');
    await handOffs.raise(code('one'));
    const { id } = await handOffs.raise(code('two'));
    const keptBytes = statSync(path).size;
    await handOffs.raise(code('three'));
    const raisedBytes = statSync(path).size;
    await handOffs.resolve(id);
    const all = readFileSync(path);
    const seen = new Map<string, number>();
    for (let bytes = keptBytes; bytes <= all.length; bytes += 1) {
      writeFileSync(path, all.subarray(0, bytes));
      const next = begun(`n${bytes}`);
      const before = summary(await next.handOffs.list());
      expect(before[0]).toEqual(['one', 1, 'open']);
      expect(before.length).toBe(bytes < raisedBytes ? 2 : 3);
      expect(before[1]).toEqual(['two', 1, bytes < all.length ? 'open' : 'resolved']);
      await next.handOffs.raise(code('four'));
      const after = summary(await begun('c').handOffs.list());
      expect([after[0], after.at(-1)]).toEqual([before[0], ['four', 1, 'open']]);
      const setAside = (await next.store.setAside()).lines;
      const key = JSON.stringify([after.length, after[1]?.[2], setAside.map(({ because }) => because)]);
      seen.set(key, (seen.get(key) ?? 0) + 1);
      expect(readFileSync(path).subarray(0, bytes).equals(all.subarray(0, bytes))).toBe(true);
    }
    const [third, last] = [raisedBytes - keptBytes, all.length - raisedBytes];
    // A line that lacks nothing but its end is whole, and counts from the next write on.
    expect(Object.fromEntries(seen)).toEqual({
      '[3,"open",[]]': 1,
      '[3,"open",["not_json"]]': third - 2,
      '[4,"open",[]]': 2,
      '[4,"open",["not_json"]]': last - 2,
      '[4,"resolved",[]]': 2,
    });
  });

  it('of another program between our look and our write spoils our line, which is then written again', async () => {
    await begun('a').handOffs.raise(code('one'));
    const ids = countingIds('line');
    let torn = '{"torn":';
    const tearing = () => {
      appendFileSync(path, torn);
      torn = '';
      return ids.id();
    };
    const store = fileHandOffs(path, { ...ids, id: tearing });
    const { handOffs } = handOffsOver(store, { prefix: 'b' });
    expect(await handOffs.raise(code('one'))).toMatchObject({ count: 2 });
    expect((await store.setAside()).lines.map(({ because }) => because)).toEqual(['not_json']);
  });

  it('of a real program loses nothing that it had told of', { timeout: 60_000 }, async () => {
    for (const round of [1, 2, 3]) {
      const child = spawn(process.execPath, argumentsOf(`round_${round}`, 1e6, 1e6), { stdio: ['ignore', 'pipe', 'inherit'] });
      const told: string[] = [];
      for await (const id of createInterface(child.stdout)) {
        told.push(id);
        if (told.length === 20) child.kill('SIGKILL');
      }
      const kept = (await begun(`r${round}`).handOffs.list()).flatMap(({ id }) => id);
      // Rounds meet the same failures: those of an earlier one are counted up.
      expect(told.filter((id) => !kept.includes(id))).toEqual([]);
      expect(told.length).toBeGreaterThanOrEqual(20);
    }
  });
});

describe('several programs with one file', () => {
  it('agree on one hand-off per failure, and count every run', { timeout: 60_000 }, async () => {
    const run = promisify(execFile);
    const told = await Promise.all(['a', 'b', 'c'].map((name) => run(process.execPath, argumentsOf(name, 40, 4))));
    const { handOffs, store } = begun('end');
    const kept = await handOffs.list();
    expect(summary(kept)).toEqual(expect.arrayContaining([0, 1, 2, 3].map((n) => [`code_${n}`, 30, 'open'])));
    expect(kept).toHaveLength(4);
    for (const { blocked } of kept) expect([...blocked].sort()).toEqual(['operation_of_a', 'operation_of_b', 'operation_of_c']);
    expect(new Set(told.flatMap(({ stdout }) => stdout.trim().split('\n')))).toEqual(new Set(kept.map(({ id }) => id)));
    expect((await store.setAside()).count).toBe(0);
  });

  it('hear of each other', async () => {
    const [one, two] = [begun('a').handOffs, begun('b').handOffs];
    const { id } = await one.raise(code('one'));
    expect(await two.raise(code('one'))).toMatchObject({ id, count: 2 });
    await two.resolve(id);
    expect(await one.resolve(id)).toEqual({ ok: false, because: 'resolved' });
    expect(await one.raise(code('one'))).toMatchObject({ count: 1, state: 'open' });
  });
});

describe('lines that are no events', () => {
  const raisedLine = async (): Promise<string> => {
    await begun('x').handOffs.raise(code('one'));
    const line = readFileSync(path, 'utf8').trim();
    rmSync(path);
    return line;
  };
  /** A changed copy of a good line. */
  const changed = (line: string, change: (event: { at?: unknown; hand_off: Record<string, unknown> }) => void): string => {
    const value = JSON.parse(line);
    change(value.event);
    return JSON.stringify(value);
  };

  it('are set aside with a reason, and those around them count', async () => {
    const good = await raisedLine();
    const bad: [string, string][] = [
      ['rubbish', 'not_json'],
      ['null', 'other_shape'],
      ['[]', 'other_shape'],
      ['{"hand_off_log":2,"anything":1}', 'other_version'],
      ['{"hand_off_log":1,"line":"l","event":{"kind":"danced","at":"2026-01-05T00:00:00.000Z","id":"a"}}', 'other_shape'],
      ['{"hand_off_log":1,"line":"l","__proto__":{"x":1},"event":{"kind":"met","at":"2026-01-05T00:00:00.000Z","id":"a"}}', 'other_shape'],
      [changed(good, ({ hand_off }) => Object.assign(hand_off, { count: 1e9 })), 'other_shape'],
      [changed(good, ({ hand_off }) => Object.assign(hand_off, { state: 'resolved' })), 'other_shape'],
      [changed(good, ({ hand_off }) => Object.assign(hand_off, { expires_at: 'never' })), 'other_shape'],
      [changed(good, ({ hand_off }) => Object.assign(hand_off, { unheard: 'of' })), 'other_shape'],
      [changed(good, ({ hand_off }) => Object.assign(hand_off, { question: 'text' })), 'other_shape'],
      [changed(good, (event) => Object.assign(event, { at: 5 })), 'other_shape'],
      [`{"x":"${'y'.repeat(LINE_MAX)}"}`, 'too_long'],
      ['\u0000\uFFFD', 'not_json'],
    ];
    writeFileSync(path, `${bad.map(([line]) => line).join('\n')}\n${good}\n\n\n`);
    const { handOffs, store } = begun('a');
    expect(summary(await handOffs.list())).toEqual([['one', 1, 'open']]);
    const { lines, count } = await store.setAside();
    expect(lines.map(({ because }) => because)).toEqual(bad.map(([, because]) => because));
    expect(count).toBe(bad.length);
    const all = readFileSync(path);
    expect(lines.map(({ atByte }) => all.subarray(atByte, all.indexOf('\n', atByte)).toString())).toEqual(bad.map(([line]) => line));
  });

  it('are counted when they are many, and none is held that never ends', async () => {
    writeFileSync(path, 'x\n'.repeat(5_000));
    appendFileSync(path, 'z'.repeat(4 * LINE_MAX));
    const { handOffs, store } = begun('a');
    await handOffs.raise(code('one'));
    const { lines, count } = await store.setAside();
    expect([lines.length, count]).toEqual([100, 5_001]);
    expect(summary(await handOffs.list())).toEqual([['one', 1, 'open']]);
  });

  it('and events of hand-offs that nobody knows, or that are settled, change nothing', async () => {
    const { handOffs } = begun('a');
    const { id } = await handOffs.raise(code('one'));
    await handOffs.resolve(id);
    const before = await handOffs.list();
    for (const kind of ['expired', 'acknowledged', 'resolved'] as const) {
      for (const of of ['nobody', id, '__proto__']) {
        const event = { kind, at: '2026-01-05T00:00:00.000Z', id: of };
        appendFileSync(path, `${JSON.stringify({ hand_off_log: 1, line: `${kind}${of}`, event })}\n`);
      }
    }
    expect(await handOffs.list()).toEqual(before);
    expect((await begun('b').store.setAside()).count).toBe(0);
  });
});
