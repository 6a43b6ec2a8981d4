import { runAttached } from './processes.mjs';
import { inRoot } from './project.mjs';

/** Runs the loop of a contributor: see docs/guide/working-on-it.md. Returns the exit code. */
export async function run({ node, args }) {
  // It learns from the closed channel if we are killed.
  return runAttached(node, [inRoot('tools/dev/run.ts'), ...args], { ipc: true });
}
