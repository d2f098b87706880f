// The contract suite three ways: over a socket, behind MSW, and in process on one manual clock. The outcomes are the same.
import { join } from 'node:path';
import { setupServer } from 'msw/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { createInProcess } from '../../../../mock-service/bindings/in-process.ts';
import { overdueHandlers } from '../../../../mock-service/bindings/msw.ts';
import { advanceUntil } from '../../../../mock-service/determinism/advance-until.ts';
import { type ManualClock, manualClock } from '../../../../mock-service/determinism/clock.ts';
import { startService } from '../../../../mock-service/index.ts';
import { createLocalSubject, localSubject } from '../../../../src/cli/subject-local.ts';
import { writeOf } from '../../../../src/cli/write-of.ts';
import { createControl } from '../../../../src/control/client.ts';
import { systemClock } from '../../../../src/ports/clock.ts';
import { loadCases } from '../../../../src/tck/load.ts';
import type { Outcome } from '../../../../src/tck/outcome.ts';
import { runSuite } from '../../../../src/tck/suite.ts';
import { START_MS } from '../../service/in-process.ts';

const cases = await loadCases(join(import.meta.dirname, '../../../../fixtures/contract'));

/** By case; without what was measured. */
function byId(outcomes: readonly Outcome[]): Readonly<Record<string, Outcome>> {
  return Object.fromEntries(outcomes.map((outcome) => [outcome.id, { ...outcome, durationMs: 0 }]));
}

async function overASocket() {
  const service = await startService();
  const outcomes = await runSuite(cases, {
    control: createControl({ url: service.controlUrl }),
    subject: localSubject,
    clock: systemClock,
    concurrency: 4,
    writeOf,
  });
  await service.close();
  return byId(outcomes);
}

/** All cases on a clock that nobody waits for. */
async function onOneClock(reach: Pick<ReturnType<typeof createInProcess>, 'controlUrl' | 'fetch'>, clock: ManualClock) {
  const control = createControl({ url: reach.controlUrl, fetch: reach.fetch });
  await control.health(); // what is loaded with the first call must not take time from a deadline
  const subject = createLocalSubject({ fetch: reach.fetch, clock });
  return byId(await advanceUntil(clock, runSuite(cases, { control, subject, clock, writeOf })));
}

async function behindMsw() {
  const clock = manualClock(START_MS);
  const server = setupServer(...overdueHandlers({ clock }));
  server.listen({ onUnhandledRequest: 'error' });
  const global: typeof fetch = (input, init) => fetch(input, init);
  const outcomes = await onOneClock({ controlUrl: 'http://overdue.localhost/__overdue', fetch: global }, clock);
  server.close();
  return outcomes;
}

async function inThisProcess() {
  const clock = manualClock(START_MS);
  return onOneClock(createInProcess({ clock }), clock);
}

let outcomes: Readonly<Record<'socket' | 'msw' | 'inProcess', Readonly<Record<string, Outcome>>>>;
beforeAll(async () => {
  outcomes = { socket: await overASocket(), msw: await behindMsw(), inProcess: await inThisProcess() };
}, 120_000);

describe('the suite', () => {
  test.each(cases.map(({ id }) => id))('has one outcome for %s', (id) => {
    expect(outcomes.socket[id]).toMatchObject({ verdict: 'pass' });
    expect(outcomes.msw[id]).toEqual(outcomes.socket[id]);
    expect(outcomes.inProcess[id]).toEqual(outcomes.socket[id]);
  });
});
