import { runAttached } from './processes.mjs';
import { inRoot } from './project.mjs';

const programs = {
  verify: ['apps/server/src/verify.ts'],
  backup: ['apps/server/src/backup.ts'],
  restore: ['apps/server/src/restore.ts'],
  bench: ['bench/run.ts'],
  canaries: ['tools/canaries/run.ts'],
  chaos: ['tools/chaos/run.ts'],
  generate: ['tools/docs/generate.ts', 'apps/server/src/write-types.ts'],
};

const ownBenches = ['transfers', 'hotels', 'tickets', 'tours', 'dining', 'combos', 'back-office'];

/** Runs the programs of a task one after another with the given arguments; gives the first exit code that is not 0. */
export async function run({ node, task, args }) {
  // `bench transfers` and the like are programs of their own.
  const own = task === 'bench' && ownBenches.includes(args[0]);
  for (const program of own ? [`bench/${args[0]}.ts`] : programs[task]) {
    const code = await runAttached(node, [inRoot(program), ...(own ? args.slice(1) : args)], { toGroup: true });
    if (code !== 0) return code;
  }
  return 0;
}
