import { buildServer, serverProgram } from './app-builds.mjs';
import { runAttached } from './processes.mjs';
import { inRoot } from './project.mjs';

const programs = {
  verify: [serverProgram('verify')],
  backup: [serverProgram('backup')],
  restore: [serverProgram('restore')],
  files: [serverProgram('files')],
  bench: [inRoot('bench/run.ts')],
  canaries: [inRoot('tools/canaries/run.ts')],
  chaos: [inRoot('tools/chaos/run.ts')],
  generate: [inRoot('tools/docs/generate.ts'), inRoot('apps/server/src/boot/write-types.ts')],
};

/** Tasks that run the server's programs; those of the canaries and of chaos are built by the tests that they run. */
const needServer = ['verify', 'backup', 'restore', 'files', 'bench'];

const ownBenches = ['transfers', 'hotels', 'tickets', 'tours', 'dining', 'combos', 'back-office', 'fleet'];

/** Runs the programs of a task one after another with the given arguments; gives the first exit code that is not 0. */
export async function run({ node, task, args }) {
  // `bench transfers` and the like are programs of their own.
  const own = task === 'bench' && ownBenches.includes(args[0]);
  if (needServer.includes(task)) await buildServer(node);
  for (const program of own ? [inRoot(`bench/${args[0]}.ts`)] : programs[task]) {
    const code = await runAttached(node, [program, ...(own ? args.slice(1) : args)], { toGroup: true });
    if (code !== 0) return code;
  }
  return 0;
}
