// Vitest: sources run as they are; what needs `dist` is built by `npm test` before.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    reporters: process.env.CI === 'true' ? ['default', ['json', { outputFile: '.reports/vitest.json' }]] : ['default'],
  },
});
