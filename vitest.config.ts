import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Two cores; a worker is a process, so that nothing one worker's tests do to theirs reaches the other's.
    pool: 'forks',
    maxWorkers: 2,
    // What tests read is read once a worker, not once a file: a third of all time. Every shop has its own database.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/**/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'apps/{storefront,backoffice}/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/global-setup.ts'],
        },
      },
    ],
  },
});
