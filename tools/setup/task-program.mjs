import { inRoot } from './project.mjs';
import { runAttached } from './processes.mjs';

const programs = { verify: 'apps/server/src/verify.ts', bench: 'bench/run.ts' };

/** Runs one program of the project with the given arguments and gives its exit code. */
export function run({ node, task, args }) {
  return runAttached(node, [inRoot(programs[task]), ...args], { toGroup: true });
}
