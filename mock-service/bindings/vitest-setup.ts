// setup: a globalSetup for Vitest: one service for all workers, started here or reached at OVERDUE_URL. The package export overdue/vitest-setup.
// Around every walk: it runs in Vitest's main process, before the workers start and after they ended.
import type { TestProject } from 'vitest/node';
import { startService } from '../index.ts';
import { createTestSandbox, type ServiceAddress } from './test-sandbox.ts';
import type {} from './vitest.ts';

interface Reached extends ServiceAddress {
  close(): Promise<void>;
}

/** A service that somebody else runs; whoever started it ends it. */
async function running(url: string): Promise<Reached> {
  const base = url.replace(/\/+$/, '');
  const controlUrl = `${base}/__overdue`;
  const health = await fetch(`${controlUrl}/health`).catch((error: unknown) => {
    throw new Error(`OVERDUE_URL: nothing answers at ${controlUrl}/health; start the service, or leave OVERDUE_URL out.`, { cause: error });
  });
  if (!health.ok) {
    const expected = 'expected where a service is, such as http://127.0.0.1:4010, without /v1';
    throw new Error(`OVERDUE_URL: ${controlUrl}/health answers ${health.status}; ${expected}.`);
  }
  return { url: base, controlUrl, controlToken: process.env.OVERDUE_CONTROL_TOKEN || null, close: async () => {} };
}

/** A first sandbox, so that no test pays for what a service loads with it, and a wrong token is told before any test runs. */
async function warmUp(service: Reached): Promise<void> {
  try {
    const { end } = await createTestSandbox(service, {});
    await end();
  } catch (error) {
    await service.close();
    throw error;
  }
}

/** Provides `overdue` (`{ url, controlUrl, controlToken }`) to all workers; what it returns ends what it started. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { OVERDUE_URL } = process.env;
  const service: Reached = OVERDUE_URL ? await running(OVERDUE_URL) : await startService();
  await warmUp(service);
  const { url, controlUrl, controlToken, close } = service;
  project.provide('overdue', { url, controlUrl, controlToken });
  return close;
}
