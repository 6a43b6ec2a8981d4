import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that kill, race and storm take longest, however short their files are. */
const SLOWEST = /\/(reliability|backup|supervisor)\/|\/(race|guessing)\.test\.ts$/;

/** Measures how long a start takes: not beside others that start programs as well. */
const MEASURES_STARTS = /\/crash-and-restart\.test\.ts$/;

/** Begins with the slowest files, so that at the end no worker is alone with one. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const slow = ({ moduleId }: TestSpecification): boolean =>
      SLOWEST.test(moduleId) && !MEASURES_STARTS.test(moduleId);
    return [...sorted.filter(slow), ...sorted.filter((file) => !slow(file))];
  }
}

export default defineConfig({
  test: {
    // Two cores; a worker is a process, so that nothing one worker's tests do to theirs reaches the other's.
    pool: 'forks',
    maxWorkers: 2,
    // What tests read is read once a worker, not once a file: a third of all time. Every shop has its own database.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
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
            'apps/server/build/*.test.ts',
            'apps/{storefront,backoffice}/src/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          setupFiles: ['apps/storefront/src/testing/setup.ts'],
          include: ['apps/{storefront,backoffice}/src/**/*.test.tsx'],
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
