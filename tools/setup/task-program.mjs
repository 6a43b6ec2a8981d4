import { runAttached } from './processes.mjs';
import { inRoot } from './project.mjs';

const programs = {
  verify: ['apps/server/src/verify.ts'],
  bench: ['bench/run.ts'],
  generate: ['apps/server/src/write-types.ts', 'tools/docs/generate.ts'],
};

/** Runs the programs of a task one after another with the given arguments; gives the first exit code that is not 0. */
export async function run({ node, task, args }) {
  for (const program of programs[task]) {
    const code = await runAttached(node, [inRoot(program), ...args], { toGroup: true });
    if (code !== 0) return code;
  }
  return 0;
}
