import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that kill, race and storm take longest, however short their files are. */
const SLOWEST = /\/(reliability|backup|supervisor)\/|\/(race|guessing\.all)\.test\.ts$/;

/** Measures how long a start takes: not beside others that start programs as well. */
const MEASURES_STARTS = /\/crash-and-restart\.all\.test\.ts$/;

/** The projects as they follow one another. A worker serves one of them: each change of the project is a cold start of all. */
const ORDER = ['server', 'screens', 'unit'];

/** Stands on the demo's data, which the first file of a run that needs them fills; the others wait for it. */
const ON_DEMO = /\b(demoApp|openTwoTrees)\(/;

/**
 * Begins with the slowest files of the slowest project, so that at the end no worker is alone with one. One file fills the
 * demo's data meanwhile; the others that need them come after the slow ones that do not, or all workers would wait.
 */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const slow = ({ moduleId }: TestSpecification): boolean =>
      SLOWEST.test(moduleId) && !MEASURES_STARTS.test(moduleId);
    const onDemo = new Set(
      sorted.filter(({ moduleId }) => ON_DEMO.test(readFileSync(moduleId, 'utf8'))).map(({ moduleId }) => moduleId),
    );
    const filling = sorted.find((file) => slow(file) && onDemo.has(file.moduleId));
    const turn = (file: TestSpecification): number =>
      file === filling ? 0 : slow(file) ? (onDemo.has(file.moduleId) ? 2 : 1) : 3;
    const place = (file: TestSpecification): number => 4 * ORDER.indexOf(file.project.name) + turn(file);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

/** What of `npm test` is run (tools/setup/choose-tests.mjs); all of it where somebody starts the runner by hand. */
const PART = process.env.TESTS ?? 'all';

/** Leaves out of a project what is not of this part: `.all.` in a file's name keeps it from the first run. */
const only =
  PART === 'all' ? {} : { exclude: [PART === 'rest' ? '**/!(*.all).test.{ts,tsx}' : '**/*.all.test.{ts,tsx}'] };

/** A number that follows from the tree of the last commit: the seed of random cases; 0 where there is no history. */
function seedOfTree(): number {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(tree.slice(0, 7), 16);
  } catch {
    return 0;
  }
}

/** Sets the seed of properties in a worker. */
const CASES = 'tools/setup/property-cases.ts';

export default defineConfig({
  test: {
    env: { PROPERTY_SEED: String(process.env.PROPERTY_SEED ?? seedOfTree()) },
    // Two cores; a worker is a process, so that nothing one worker's tests do to theirs reaches the other's.
    pool: 'forks',
    maxWorkers: 3,
    // What tests read is read once a worker, not once a file: a third of all time. Every shop has its own database.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    passWithNoTests: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...only,
          setupFiles: [CASES],
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
          ...only,
          environment: 'jsdom',
          setupFiles: ['apps/storefront/src/testing/setup.ts'],
          include: ['apps/{storefront,backoffice}/src/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          alias: {
            '@node-rs/argon2': fileURLToPath(new URL('apps/server/src/testing/light-argon2.ts', import.meta.url)),
          },
          ...only,
          setupFiles: [CASES],
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/global-setup.ts'],
        },
      },
    ],
  },
});
