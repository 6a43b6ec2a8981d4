import { rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { startDatabase } from '../../apps/server/src/platform/db/supervisor/start-database.ts';
import { buildServer } from './build-server.ts';
import { watchTypes } from './check-types.ts';
import { createFront } from './front.ts';
import { type KeptServer, keepServer } from './keep-server.ts';
import { listenOn } from './listen-on.ts';
import { watchMigrations } from './migrations.ts';
import { note } from './notes.ts';
import { inRoot } from './places.ts';
import { rememberProblems } from './problems.ts';
import { watchSources } from './watch-sources.ts';
import { openWebApps } from './web-apps.ts';

/** Where a debugger finds the server. */
const INSPECT_AT = '127.0.0.1:9229';

const args = process.argv.slice(2);
const unknown = args.filter((arg) => !['--fresh', '--inspect'].includes(arg));
if (unknown.length > 0) {
  process.stderr.write(`\nUnknown: ${unknown.join(' ')}; known are --fresh and --inspect.\n`);
  process.exit(1);
}
process.env.NODE_ENV = 'development';

/** Everything of the loop lies in a folder of its own: a shop's data are never touched. */
const given = process.env.DEV_DATA_DIR ?? '.data/dev';
const dataDir = isAbsolute(given) ? given : inRoot(given);

const stops: (() => unknown)[] = [];
let ending = false;

/** Ends what must end in order, the last that was begun first; a second signal does not wait. */
async function end(code: number): Promise<void> {
  if (ending) process.exit(code || 1);
  ending = true;
  for (const stop of stops.reverse()) await stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
process.on('disconnect', () => void end(0));

async function openDatabase(): Promise<string> {
  const url = process.env.DEV_DATABASE_URL;
  if (url) {
    if (args.includes('--fresh')) throw new Error('--fresh cannot empty DEV_DATABASE_URL: make it anew yourself.');
    return url;
  }
  const database = await startDatabase({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  stops.push(() => database.stop());
  return database.url;
}

async function main(): Promise<void> {
  if (args.includes('--fresh')) rmSync(dataDir, { recursive: true, force: true });
  const kept = Promise.withResolvers<KeptServer>();
  const front = createFront(async () => (await kept.promise).whereabouts());
  const port = await listenOn(front, { port: process.env.PORT, host: process.env.HOST ?? '127.0.0.1' });
  note('starting: database, server and both web apps');

  const problems = rememberProblems((problem) => webApps.show(problem));
  const types = watchTypes({
    set: (problem) => problems.set('types', problem),
    quiet: async () => (await kept.promise).quiet(),
  });
  const [url, webApps, builds] = await Promise.all([
    openDatabase(),
    openWebApps(front, () => problems.shown()),
    buildServer((path) => void kept.promise.then((server) => server.renew(path))),
  ]);
  stops.push(types.stop);
  front.answerSources(webApps.serve);

  const pages = join(dataDir, 'pages');
  const server = keepServer({
    env: {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
      AVELA_PAGES: pages,
    },
    inspect: args.includes('--inspect') ? INSPECT_AT : null,
    builds,
    migrations: watchMigrations(url, dataDir),
    prepare: () => webApps.writePages(pages),
    problems,
    onFailure: problems.pass,
    onUp: (again) => (again ? webApps.tellOfServer() : types.checkAll()),
  });
  kept.resolve(server);
  stops.push(server.stop);
  watchSources({
    onSource: (path) => types.changed(path),
    onServerFile: (path) => void server.renew(path),
  });
  await server.renew('first start');
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  void end(1);
});
