import { join } from 'node:path';
import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import closeWithGrace from 'close-with-grace';
import { announcement } from './announce.ts';
import { type App, createApp } from './app.ts';
import { DEMO_CUSTOMER, fillDemo } from './demo/fill.ts';
import { renderDemoPicture } from './demo/pictures.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { listen } from './listen.ts';
import { parameter, shopDressing, shopName } from './modules/settings/public.ts';
import { defaultStaffPassword, FIRST_STAFF_USERNAME } from './modules/staff/public.ts';
import { openDatabase } from './open-database.ts';
import { readConfig } from './platform/config/config.ts';
import { serveWebApps } from './platform/http/web-apps.ts';
import { openLog } from './platform/open-log.ts';

/** `npm start` says when it was given; what it did before us counts as well. */
const begun = Number(process.env.AVELA_GIVEN_AT) || performance.timeOrigin;
const sinceBegun = (): number => (performance.timeOrigin + performance.now() - begun) / 1000;

/** As people read it: "9.3 s", "1 min 5 s"; in the column of the wrapper's own lines. */
const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
const progress = (text: string): void => void process.stdout.write(`${duration(sinceBegun()).padStart(10)}  ${text}\n`);

/** `npm start` builds the web apps beside us and says when they are there. */
const webAppsBuilt = new Promise<void>((resolve) => {
  if (process.env.AVELA_WEB_BUILD !== 'pending') resolve();
  process.on('message', (message: { webBuild?: string }) => {
    if (message.webBuild === 'ready') resolve();
  });
});

async function announce(app: App, port: number): Promise<void> {
  const { config } = app.platform;
  const inviteCode = config.demo ? await parameter(app.platform, 'demo.invite_code') : null;
  process.stdout.write(
    announcement({
      shop: await shopName(app.platform, DEFAULT_LOCALE),
      address: config.publicUrl ?? `http://localhost:${port}`,
      duration: duration(sinceBegun()),
      demo: inviteCode ? { ...DEMO_CUSTOMER, inviteCode } : null,
      staff: { username: FIRST_STAFF_USERNAME, password: config.demo ? defaultStaffPassword(config) : null },
    }),
  );
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  progress(config.databaseUrl ? 'Opening the database' : 'Starting the embedded database');
  const database = await openDatabase(config, log);
  const app = await createApp({
    config,
    databaseUrl: database.url,
    log,
    ...(config.demo ? { render: renderDemoPicture(join(config.dataDir, 'files', 'demo')) } : {}),
  });

  const closing = closeWithGrace({ delay: 14_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'closing after an error');
    process.stdout.write('\n  Closing: finishing what is under way\n');
    await app.close();
    await database.stop();
  });
  // The wrapper that started us is gone: nobody could stop us any more.
  process.on('disconnect', () => closing.close());

  if (config.demo) await fillDemo(app.platform, progress);
  await webAppsBuilt;
  await serveWebApps(app.server, join(import.meta.dirname, '..', '..'), shopDressing(app.platform));
  if (config.role !== 'web') await app.startWorker();
  giveBackMemory();
  if (config.role === 'worker') return progress('The worker is running');
  const port = await listen(app.server, config, process.env.PORT !== undefined);
  await announce(app, port);
}

run().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
