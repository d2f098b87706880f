// The suite can fail: each deliberately wrong subject is caught on exactly the cases it must be caught by.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embedService, type RunningService } from '../../../src/cli/embed.ts';
import { writeOf } from '../../../src/cli/write-of.ts';
import { createControl } from '../../../src/control/client.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import { loadCases } from '../../../src/tck/load.ts';
import { runSuite } from '../../../src/tck/suite.ts';
import { WRONG_SUBJECTS } from './wrong-subjects.ts';

const READ_OK = 'none/read';
const TWICE_OK = 'none/write-keyed-twice';
const EXPIRED = 'access/expired';
const LIMITED = 'rate_limited/seconds';
const LIMITED_WRITE = 'rate_limited/unkeyed-write';
const RESET_READ = 'reset/read';
const RESET_WRITE = 'reset/unkeyed-write';
const LOST_KEYED = 'lost_reply/reset-committed-keyed-same';
const GARBLED = 'garble/read-invalid-json';
const MISSING = 'domain/not-found';
const SAMPLE = [READ_OK, TWICE_OK, EXPIRED, LIMITED, LIMITED_WRITE, RESET_READ, RESET_WRITE, LOST_KEYED, GARBLED, MISSING];
const FAILING = SAMPLE.filter((id) => id !== READ_OK && id !== TWICE_OK);

const CAUGHT_BY: Readonly<Record<keyof typeof WRONG_SUBJECTS, readonly string[]>> = {
  'always retryable': [EXPIRED, RESET_WRITE, GARBLED, MISSING],
  'never retryable': [LIMITED, LIMITED_WRITE, RESET_READ, RESET_WRITE, LOST_KEYED, MISSING],
  'swallows failures as successes': FAILING,
  'crashes on failures': FAILING,
  'retries in secret': [LIMITED, LIMITED_WRITE, RESET_READ, LOST_KEYED],
  'ignores Retry-After': [LIMITED, LIMITED_WRITE],
  'takes seconds for milliseconds': [LIMITED, LIMITED_WRITE],
  'drops the idempotency key': [TWICE_OK, LOST_KEYED],
  'invents an idempotency key': [READ_OK, EXPIRED, LIMITED, LIMITED_WRITE, RESET_READ, RESET_WRITE, GARBLED, MISSING],
  'believes that nothing was applied': [RESET_WRITE, LOST_KEYED],
  'shows the credential': FAILING,
  'answers without the form': FAILING,
};

describe('a subject that', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await embedService({ port: 0 });
  });
  afterAll(() => service.close());

  test.each(Object.entries(WRONG_SUBJECTS))('%s is caught', async (name, subject) => {
    const all = await loadCases(join(import.meta.dirname, '../../../fixtures/contract'));
    const cases = all.filter((named) => SAMPLE.includes(named.id));
    const outcomes = await runSuite(cases, { control: createControl({ url: service.controlUrl }), subject, clock: systemClock, writeOf });
    const failed = outcomes.filter((outcome) => outcome.verdict === 'fail');
    expect(failed.map((outcome) => outcome.id).sort()).toEqual([...(CAUGHT_BY[name as keyof typeof CAUGHT_BY] ?? [])].sort());
    expect(failed.filter((outcome) => outcome.blame !== 'subject')).toEqual([]);
  });
});
