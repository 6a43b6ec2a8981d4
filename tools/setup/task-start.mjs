import { readFileSync } from 'node:fs';
import { buildApps, buildServer, outdatedApps, serverProgram } from './app-builds.mjs';
import { runAttached } from './processes.mjs';
import { givenAt, say } from './progress.mjs';
import { inRoot } from './project.mjs';

/**
 * Starts the server, built first if it is outdated. Outdated web apps are built meanwhile: the server prepares its database, waits for our message
 * `{ webBuild: 'ready' }` and only then listens (it knows from AVELA_WEB_BUILD=pending that one will come).
 * It also learns from the closed channel if we are killed.
 */
export async function run({ node, args }) {
  await buildServer(node);
  const outdated = outdatedApps(['storefront', 'backoffice']);
  const builders = new Set();
  let server;
  let failure = null;
  // A larger nursery: at the megabyte it would keep, collecting it takes a quarter of the time under load.
  const flags = JSON.parse(readFileSync(inRoot('apps/server/node-flags.json'), 'utf8'));
  const ended = runAttached(node, [...flags, serverProgram('main'), ...args], {
    env: {
      // A third of the time until the database is opened is compiling: it is done once per version.
      NODE_COMPILE_CACHE: inRoot('node_modules/.cache/avela-start'),
      AVELA_WEB_BUILD: outdated.length > 0 ? 'pending' : 'ready',
      AVELA_GIVEN_AT: String(givenAt()),
    },
    ipc: true,
    onStart: (child) => {
      server = child;
    },
  });
  if (outdated.length > 0) {
    say(`building the ${outdated.map(({ app }) => app).join(' and the ')}`);
    buildApps(node, outdated, (child) => builders.add(child)).then(
      () => server.connected && server.send({ webBuild: 'ready' }),
      (error) => {
        // A server that ended first has stopped the builders itself.
        if (server.exitCode !== null || server.signalCode !== null) return;
        failure = error;
        server.kill('SIGTERM');
      },
    );
  }
  const code = await ended;
  for (const builder of builders) builder.kill();
  if (failure) throw failure;
  return code;
}
