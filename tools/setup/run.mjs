// The one way in: `npm start`, `npm test`, `npm run dev|build|verify|backup|restore|files|check|bench|canaries|chaos|generate`. Plain
// JavaScript, for any Node from 20 on; everything else runs under the Node that the project brings.
const oldestNode = 20;
const [task = '', ...args] = process.argv.slice(2);

const tasks = {
  start: () => import('./task-start.mjs'),
  dev: () => import('./task-dev.mjs'),
  build: () => import('./task-build.mjs'),
  test: () => import('./task-test.mjs'),
  check: () => import('./task-check.mjs'),
  verify: () => import('./task-program.mjs'),
  backup: () => import('./task-program.mjs'),
  restore: () => import('./task-program.mjs'),
  files: () => import('./task-program.mjs'),
  bench: () => import('./task-program.mjs'),
  canaries: () => import('./task-program.mjs'),
  chaos: () => import('./task-program.mjs'),
  generate: () => import('./task-program.mjs'),
};

/** What a shop is run with; the other tasks need the tools of tests and checks as well. */
const ofTheShop = ['start', 'build', 'verify', 'backup', 'restore', 'files'];

/** Installs what is missing, finds the runtime and runs one task with it; gives the exit code. */
async function main() {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    throw new Error(`Node ${oldestNode} or later is needed to set up; this is ${process.versions.node}.`);
  }
  if (!Object.hasOwn(tasks, task)) throw new Error(`Unknown task "${task}"; known: ${Object.keys(tasks).join(', ')}.`);
  const [{ ensureInstalled, ensureNode }, { findRuntime }] = await Promise.all([
    import('./install.mjs'),
    import('./runtime.mjs'),
  ]);
  await ensureNode();
  await ensureInstalled({ everything: !ofTheShop.includes(task) });
  const node = findRuntime();
  const { run } = await tasks[task]();
  return run({ node, task, args });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
