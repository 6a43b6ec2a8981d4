import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Two cores; every worker has a process of its own, so that a test may stop or kill things.
    pool: 'forks',
    maxWorkers: 2,
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
