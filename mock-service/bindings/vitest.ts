// test: Vitest's, with a fixture that gives each test a sandbox of its own and deletes it. The package export overdue/vitest.
// Beside a request's walk: vitest-setup.ts starts the service, this leases its sandboxes to tests in any worker.
import { test as base, inject } from 'vitest';
import { createTestSandbox, type NewSandbox, type ServiceAddress, type TestSandbox } from './test-sandbox.ts';

export type { FaultKind, OperationName } from './names.ts';
export type {
  JournalEntry,
  NewRule,
  NewSandbox,
  OutboxFilter,
  OutboxItem,
  RuleView,
  SandboxTime,
  ServiceAddress,
  TestSandbox,
  Truth,
} from './test-sandbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the service is that `overdue/vitest-setup` started, or was told of. */
    overdue: ServiceAddress;
  }
}

/** What a test gets. */
export interface OverdueFixtures {
  /** How this test's sandbox is to be; `test.override({ overdueOptions: { seed: 'mine' } })` sets it for a suite. */
  overdueOptions: NewSandbox;
  /** A sandbox of this test's own, deleted when it ends. */
  overdue: TestSandbox;
}

function address(): ServiceAddress {
  // Vitest types it as always there, but it is only with the set-up.
  const provided: ServiceAddress | undefined = inject('overdue');
  if (provided === undefined)
    throw new Error("overdue/vitest: no service. Add globalSetup: ['overdue/vitest-setup'] to test in the Vitest configuration.");
  return provided;
}

/** Vitest's `test` with the fixtures `overdue` and `overdueOptions`; workers and concurrent tests share a service and never a sandbox. */
export const test = base.extend<OverdueFixtures>({
  overdueOptions: {},
  overdue: async ({ overdueOptions }, use) => {
    const { sandbox, end } = await createTestSandbox(address(), overdueOptions);
    try {
      await use(sandbox);
    } finally {
      await end();
    }
  },
});
