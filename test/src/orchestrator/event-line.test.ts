// The JSON log: one object per event, one line each, the event's own word in it.
import { expect, test } from 'vitest';
import type { HarnessEvent } from '../../../src/orchestrator/event.ts';
import { eventLine, logTo } from '../../../src/orchestrator/event-line.ts';
import { tellAll, WORDS } from './told.ts';

const at = { run: 'run-1', operation: 'create_invoice', atMs: Date.UTC(2026, 1, 2, 9), attempt: 2 };
const HEAD = '"run":"run-1","operation":"create_invoice","attempt":2';

test.each<[HarnessEvent, string]>([
  [{ ...at, kind: 'attempt' }, `{"at":"2026-02-02T09:00:00.000Z","kind":"attempt",${HEAD}}`],
  [
    { ...at, kind: 'waiting', delayMs: 2042, because: 'server_named_wait', error_type: 'rate_limited' },
    `{"at":"2026-02-02T09:00:00.000Z","kind":"waiting",${HEAD},"delay_ms":2042,"because":"server_named_wait","error_type":"rate_limited"}`,
  ],
  [
    { ...at, kind: 'escalated', handOff: 'h-1', because: 'human_must_act', error_type: 'invalid_credentials' },
    `{"at":"2026-02-02T09:00:00.000Z","kind":"escalated",${HEAD},"hand_off":"h-1","because":"human_must_act","error_type":"invalid_credentials"}`,
  ],
  [
    { ...at, kind: 'stopped', because: 'breaker_open', error_type: 'timeout', retryAfterMs: null },
    `{"at":"2026-02-02T09:00:00.000Z","kind":"stopped",${HEAD},"because":"breaker_open","error_type":"timeout","retry_after_ms":null}`,
  ],
])('$kind', (event, line) => expect(eventLine(event)).toBe(line));

test('a log of a day has every word, one JSON object a line, and nothing of a call’s input', async () => {
  const written: string[] = [];
  const events = await tellAll([logTo((line) => written.push(line))]);
  const log = written.join('');
  const lines = log.trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as HarnessEvent).kind)).toEqual(events.map(({ kind }) => kind));
  expect(WORDS.filter((word) => !log.includes(`"kind":"${word}"`))).toEqual([]);
  expect(log).not.toMatch(/Livraria|99999999/);
});
