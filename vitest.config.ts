// Vitest: sources run as they are; what needs `dist` is built by `npm test` before.
// Tests that start programs, and so run cases with real deadlines, come last and one file at a time: load must not decide them.
import { defineConfig } from 'vitest/config';

const PROGRAMS = [
  'test/src/cli/**/*.test.ts',
  'test/mock-service/bindings/vitest.test.ts',
  'test/mock-service/bindings/in-process/suite.test.ts',
  'test/bundle.test.ts',
  'test/pack.test.ts',
  'test/docs.test.ts',
  'test/oauth-page.test.ts',
  'test/wire/**/*.test.ts',
];
const shared = { testTimeout: 30_000 };

export default defineConfig({
  test: {
    reporters: process.env.CI === 'true' ? ['default', ['json', { outputFile: '.reports/vitest.json' }]] : ['default'],
    projects: [
      { test: { ...shared, name: 'modules', include: ['test/**/*.test.ts'], exclude: PROGRAMS, sequence: { groupOrder: 0 } } },
      { test: { ...shared, name: 'programs', include: PROGRAMS, fileParallelism: false, sequence: { groupOrder: 1 } } },
    ],
  },
});
