import { flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import { SECOND } from '@app/kernel/clock';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { type App, createApp } from './app.ts';
import { announcement } from './boot/announce.ts';
import { giveBackMemory } from './boot/give-back-memory.ts';
import { listen, wantedPort } from './boot/listen.ts';
import { type OpenDatabase, openDatabase } from './boot/open-database.ts';
import {
  portIsAsked,
  refuseBadPlace,
  releaseNotices,
  startNotices,
  startProgram,
  zoneNotices,
} from './boot/start-program.ts';
import { DEMO_CUSTOMER, fillDemo } from './demo/fill.ts';
import { renderDemoPicture } from './demo/pictures.ts';
import { parameter, shopDressing, shopName } from './modules/settings/public.ts';
import { defaultStaffPassword, FIRST_STAFF_USERNAME, firstPasswordPlace } from './modules/staff/public.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { builtWebApps, serveWebApps, type WebApps } from './platform/http/web-apps.ts';
import { openLog } from './platform/open-log.ts';
import { shareOfPages } from './platform/tracing/settings.ts';

/** A deadline for what is under way when the program ends. */
const CLOSE_WITHIN_MS = 14_000;

/** `npm start` says when it was given; what it did before us counts as well. */
const begun = Number(process.env.AVELA_GIVEN_AT) || performance.timeOrigin;
const sinceBegun = (): number => (performance.timeOrigin + performance.now() - begun) / 1000;

/** As people read it: "9.3 s", "1 min 5 s"; in the column of the wrapper's own lines. */
const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
const progress = (text: string): void => {
  if (!isStartedAnew) process.stdout.write(`${duration(sinceBegun()).padStart(10)}  ${text}\n`);
};

/** `npm start` builds the web apps beside us and says when they are there. */
const webAppsBuilt = new Promise<void>((resolve) => {
  if (process.env.AVELA_WEB_BUILD !== 'pending') resolve();
  process.on('message', (message: { webBuild?: string }) => {
    if (message.webBuild === 'ready') resolve();
  });
});

/** `npm run dev` serves all of both web apps but their pages, which it leaves in a folder of its own. */
function webApps(): WebApps {
  const pages = process.env.AVELA_PAGES;
  if (pages) return { storefront: join(pages, 'storefront'), backoffice: join(pages, 'backoffice') };
  return builtWebApps(join(import.meta.dirname, '..', '..'));
}

/** It also starts the server again and again: what has been said need not be said anew. */
const isStartedAnew = process.env.AVELA_STARTED_ANEW === 'true';

async function announce(app: App, port: number): Promise<void> {
  const { config } = app.platform;
  const inviteCode = await parameter(app.platform, config.demo ? 'demo.invite_code' : 'shop.invite_code');
  process.stdout.write(
    announcement({
      shop: await shopName(app.platform, DEFAULT_LOCALE),
      address: config.publicUrl ?? `http://localhost:${port}`,
      duration: duration(sinceBegun()),
      demo: config.demo && inviteCode ? DEMO_CUSTOMER : null,
      inviteCode,
      staff: {
        username: FIRST_STAFF_USERNAME,
        password: config.demo ? defaultStaffPassword(config) : null,
        passwordIn: config.demo ? null : await firstPasswordPlace(app.platform.db, config),
      },
    }),
  );
}

/** A signal or a fault has begun to end the program. */
let ending = false;

/** Takes the program down: while a web process drains it still serves, so that balancers notice and lose nothing. */
function closeInOrder(app: App, parts: { readonly stop: () => Promise<void>; readonly serves: () => boolean }): void {
  const { config, log } = app.platform;
  const closing = closeWithGrace(
    { delay: CLOSE_WITHIN_MS + config.drainSeconds * SECOND, logger: false },
    async ({ err, signal }) => {
      ending = true;
      if (err) log.fatal({ err }, 'closing after an error');
      app.drain();
      if (signal === 'SIGTERM' && parts.serves() && config.drainSeconds > 0) {
        process.stdout.write(`\n  Draining for ${config.drainSeconds} s\n`);
        await sleep(config.drainSeconds * SECOND);
      }
      if (!process.env.AVELA_PAGES) process.stdout.write('\n  Closing: finishing what is under way\n');
      await parts.stop();
    },
  );
  // The wrapper that started us is gone: nobody could stop us any more.
  process.on('disconnect', () => closing.close());
}

/** The program that paints lies beside this one. */
const demoPictures = ({ dataDir }: Config) =>
  renderDemoPicture({
    dir: join(dataDir, 'files', 'demo'),
    program: join(dirname(process.argv[1] ?? ''), 'picture-painter.js'),
  });

async function serve(
  config: Config,
  database: OpenDatabase,
  { log, found }: { readonly log: Logger; readonly found: readonly string[] },
): Promise<void> {
  const app = await createApp({
    config,
    databaseUrl: database.url,
    log,
    ...(config.demo ? { render: demoPictures(config) } : {}),
  });
  const health = config.role === 'worker' ? app.healthServer() : null;
  const server = health ?? app.server;
  closeInOrder(app, {
    serves: () => health === null && app.server.server.listening,
    stop: async () => {
      await health?.close();
      await app.close();
      await database.stop();
    },
  });

  if (config.demo) await fillDemo(app.platform, progress);
  await webAppsBuilt;
  if (!health) {
    const filesUrl = config.files.publicUrl;
    await serveWebApps(app.server, webApps(), {
      dressing: shopDressing(app.platform),
      filesUrl,
      tracedShare: config.tracing ? shareOfPages(config.tracing) : 0,
    });
  }
  if (config.role !== 'web') await app.startWorker();
  giveBackMemory();
  // For the next start, also after a kill.
  flushCompileCache();
  const port = await listen(server, wantedPort(config), portIsAsked(config));
  if (process.connected) process.send?.({ port });
  if (isStartedAnew) return;
  if (health) progress(`The worker is running; its health is at http://localhost:${port}/readyz`);
  else await announce(app, port);
  const notices = [
    ...found,
    ...startNotices(config),
    ...zoneNotices(await app.compareZones()),
    ...releaseNotices(await app.lacksFixes()),
    ...app.replicaNotices(),
  ];
  for (const notice of notices) process.stdout.write(`  ! ${notice}\n`);
}

await startProgram(async () => {
  const config = readConfig(process.env);
  const found = await refuseBadPlace(config);
  const log = openLog(config.logLevel, { traced: config.tracing !== null });
  progress(config.databaseUrl ? 'Opening the database' : 'Starting the embedded database');
  const database = await openDatabase(config, log);
  try {
    await serve(config, database, { log, found });
  } catch (error) {
    // A start that is cut short by a signal is no failure: what ends it goes on.
    if (ending) return;
    await database.stop();
    throw error;
  }
});
