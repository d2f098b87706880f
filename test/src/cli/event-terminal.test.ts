// What a person sees of the harness: lines for a pipe, a countdown on a terminal, the events' own words in both.
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../../mock-service/index.ts';
import { eventTerminal } from '../../../src/cli/event-terminal.ts';
import type { HarnessEvent } from '../../../src/orchestrator/event.ts';
import { PLAIN } from '../../../src/tck/report-table.ts';
import { tellAll } from '../orchestrator/told.ts';

const at = { run: 'run-1', operation: 'create_invoice', atMs: 0, attempt: 1 };
const WAITING: HarnessEvent = { ...at, kind: 'waiting', delayMs: 2_500, because: 'server_named_wait', error_type: 'rate_limited' };

function terminal(isTTY: boolean, width = 80) {
  const clock = manualClock(0);
  const written: string[] = [];
  return { clock, written, show: eventTerminal({ write: (text) => written.push(text), isTTY, clock, paint: PLAIN, indent: '  ', width }) };
}

describe('in a pipe', () => {
  test('a wait is one line, whatever time passes', async () => {
    const { clock, written, show } = terminal(false);
    show(WAITING);
    await clock.advance(2_500);
    expect(written).toEqual(['  waiting      2.5 s  rate_limited (server_named_wait)\n']);
    expect(clock.nextDueMs()).toBeNull();
  });

  test('each event is a line that begins with its word', async () => {
    const { written, show } = terminal(false);
    const events = await tellAll([show]);
    expect(written.map((line) => line.trim().split(' ')[0])).toEqual(events.map(({ kind }) => kind));
    expect(written.filter((line) => line.indexOf('\n') !== line.length - 1)).toEqual([]);
    expect(written.find((line) => line.includes('escalated'))).toMatch(/invalid_credentials {2}hand-off id-1-\d+ \(human_must_act\)\n$/);
  });
});

describe('on a terminal', () => {
  test('a wait counts down in place, and stands as what it was when the next word comes', async () => {
    const { clock, written, show } = terminal(true);
    show(WAITING);
    await clock.advance(2_500);
    show({ ...at, kind: 'attempt', attempt: 2 });
    const drawn = written.map((text) => /(\d+\.\d) s/.exec(text)?.[1] ?? text);
    expect(drawn).toEqual(['2.5', '1.5', '0.5', '0.0', '2.5', '  attempt      create_invoice #2\n']);
    expect(written.slice(0, 5).every((text) => text.startsWith('\r\u001b[2K'))).toBe(true);
    expect(written.slice(0, 4).some((text) => text.includes('\n'))).toBe(false);
    expect(clock.nextDueMs()).toBeNull();
  });

  test('a wait that is cut short leaves nobody counting', async () => {
    const { clock, written, show } = terminal(true);
    show(WAITING);
    await clock.advance(1_000);
    show({ ...at, kind: 'stopped', because: 'caller_aborted', error_type: 'rate_limited', retryAfterMs: 90_000 });
    expect(written.at(-1)).toBe('  stopped      rate_limited  again in 90 s (caller_aborted)\n');
    expect(clock.nextDueMs()).toBeNull();
  });

  test('a line that would wrap, and could not be drawn over, is cut', async () => {
    const { clock, written, show } = terminal(true, 30);
    show(WAITING);
    await clock.advance(1_000);
    expect(written).toEqual(['2.5', '1.5'].map((left) => `\r\u001b[2K  waiting      ${left} s  rate_li…`));
    expect(written[0]?.replace('\r\u001b[2K', '')).toHaveLength(30);
  });
});
