// A project of somebody who tests an integration: vitest.test.ts runs it, in several ways.
import { defineConfig } from 'vitest/config';

const setup = new URL('../../../../mock-service/bindings/vitest-setup.ts', import.meta.url).pathname;

export default defineConfig({
  test: { include: ['*-spec.ts'], globalSetup: process.env.NO_SETUP === undefined ? [setup] : [], maxWorkers: 2 },
});
