// A stranger's program in TypeScript: the stranger's test compiles it against what the packed tarball declares, in the stranger's folder.
import { classify, clientPort, createClient, createHarness, type HandOff, logTo, OPERATIONS, type Outcome, type ToolError } from 'overdue';
import { overdueHandlers } from 'overdue/msw';
import { spansOf } from 'overdue/opentelemetry';
import { advanceUntil, createInProcess, manualClock, type RunningService, startService } from 'overdue/service';
import { type NewRule, type TestSandbox, test } from 'overdue/vitest';
import { setup } from 'overdue/vitest-setup';
import { expect, inject } from 'vitest';

const clock = manualClock(0);
const { url, fetch } = createInProcess({ clock, seed: 'mine' });
const client = createClient({ baseUrl: `${url}/v1`, credential: 'sk_test_overdue_default', fetch, clock });
const result = await advanceUntil(clock, client.call('create_customer', { name: 'Sol' }, { key: 'k' }));
const name: string = result.ok ? result.value.name : result.error.guidance;
const harness = createHarness({
  port: clientPort(client),
  operations: OPERATIONS,
  target: { host: url, credential: 'mine' },
  clock,
  onEvent: spansOf(),
});
const outcome: Outcome = await advanceUntil(clock, harness.run('list_customers'));
const handOffs: readonly HandOff[] = await harness.accounts.handOffs.list();
logTo((line: string) => [line, outcome.run, handOffs.length]);
const error: ToolError = classify(new Error('x'));
const service: Promise<RunningService> = startService({ port: 0 });
const handlers: number = overdueHandlers({ baseUrl: 'http://mine.localhost' }).length;
const ended: Promise<() => Promise<void>> = setup({ provide: () => undefined } as never);

const rule: NewRule = { fault: 'reset', match: { operation: 'create_customer' }, trigger: { first: 1 } };
const arm = (sandbox: TestSandbox): Promise<{ readonly id: string }> => sandbox.arm(rule);

test('is typed', async ({ overdue }) => {
  const { id } = await arm(overdue);
  const hits: number | undefined = (await overdue.rules()).find((each) => each.id === id)?.hits;
  const address: string = inject('overdue').url;
  expect([name, error.error_type, handlers > 0, hits, address.startsWith('http://127.0.0.1:')]).toEqual(['Sol', 'unknown', true, 0, true]);
  await Promise.all([service.then(({ close }) => close()), ended.then((end) => end())]);
  // @ts-expect-error: there is no such member
  expect(overdue.nothing).toBeUndefined();
});
