import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './processes.mjs';
import { say, seconds } from './progress.mjs';
import { inRoot, root } from './project.mjs';

// Two cores.
const atOnce = 2;

/** Everything that can be said about the code without running it; gives the exit code. */
export async function run({ node }) {
  const { failed } = await checkAll(node);
  return failed > 0 ? 1 : 0;
}

/**
 * Runs every check and prints a line for each, and the complaint of each that failed; returns the two counts. With `only`
 * it reads the format of the files that `changed` and the types of these `workspaces`.
 */
export async function checkAll(node, only) {
  const waiting = listChecks(only);
  const counts = { passed: 0, failed: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const from = performance.now();
      const { code, output } = await capture(node, check.command);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      say(`${code === 0 ? 'ok     ' : 'FAILED '} ${check.name} (${seconds(from)})`);
      if (code !== 0) console.log(`\n${output.trim()}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return counts;
}

/** Format, lint, types of every workspace, unused code, and each `*.check.ts` below tools. */
function listChecks(only) {
  const module = (...parts) => inRoot('node_modules', ...parts);
  const programs = only ? only.workspaces.map(typesOf) : [...shipped().map(typesOf), SERVER, typesOf('e2e')];
  const types = programs.map(({ name, config }) => ({
    name: `types of ${name}`,
    // Two run at a time already: more checkers in one would check what they share again, for twice the time. What was found is
    // stored, and the next check takes a tenth of the time where little changed.
    command: [
      module('typescript/bin/tsc'),
      ...['-p', inRoot(config), '--checkers', '1', '--incremental'],
      ...['--tsBuildInfoFile', inRoot('.data', 'test', 'types', `${config.replace('/', '-')}.tsbuildinfo`)],
    ],
  }));
  const own = readdirSync(inRoot('tools'), { recursive: true })
    .filter((path) => path.endsWith('.check.ts'))
    .map((path) => ({ name: path.replace(/^.*[/\\]|\.check\.ts$/g, '').replaceAll('-', ' '), path }))
    .map(({ name, path }) => ({ name, command: [inRoot('tools', path)] }));
  // The longest begin, so that at the end none is alone.
  return [
    ...types,
    {
      name: 'format and lint',
      command: [module('@biomejs/biome/bin/biome'), 'check', '--no-errors-on-unmatched', ...(only?.changed ?? ['.'])],
    },
    { name: 'unused code', command: [module('knip/bin/knip.js'), '--no-progress'] },
    ...own,
  ];
}

/** Benches and tools read most of the server and have its options: as one program that is read once. */
const SERVER = { name: 'apps/server, bench and tools', config: 'tools/tsconfig.around.json' };

const typesOf = (folder) => ({ name: folder, config: folder });

const shipped = () =>
  ['packages', 'apps']
    .flatMap((group) => readdirSync(inRoot(group)).map((name) => `${group}/${name}`))
    .filter((folder) => folder !== 'apps/server' && existsSync(join(root, folder, 'tsconfig.json')));
