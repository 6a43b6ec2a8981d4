import { join } from 'node:path';
import { concurrencyLimits } from '@app/contract/core/concurrency';
import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import type { InvariantResult } from '@app/contract/staff/staff-schemas';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { runInvariants } from './boot/invariants.ts';
import { homeOf } from './boot/listen.ts';
import { slices as slicesByName } from './boot/slices.gen.js';
import { shopName } from './modules/settings/public.ts';
import { createProductClock } from './platform/clock/product-clock.ts';
import type { Config } from './platform/config/config.ts';
import {
  compareZoneClocks,
  writeStandingZones,
  type ZoneFindings,
  zonesOf,
} from './platform/db/compare-zone-clocks.ts';
import { type Db, inTransaction, openDb, openPool, openShared } from './platform/db/connect.ts';
import { type LackingFixes, lacksFixes, readServerVersion } from './platform/db/known-fixes.ts';
import { knownMigrations } from './platform/db/migrate.ts';
import { createNotifications } from './platform/events/notifications.ts';
import { createDispatcher, createEvents } from './platform/events/outbox.ts';
import { createLocalStore } from './platform/files/local-store.ts';
import { type RenderPicture, serveFiles } from './platform/files/serve-files.ts';
import { createAnswerCache } from './platform/http/answer-cache.ts';
import { createAntiForgery } from './platform/http/anti-forgery.ts';
import { serveApiReference } from './platform/http/api-reference.ts';
import { createRateLimits, unlimited } from './platform/http/count-tries.ts';
import { createTranslate } from './platform/http/dictionaries.ts';
import type { Authenticators } from './platform/http/guard.ts';
import { createHealthServer } from './platform/http/health-server.ts';
import { createKnownDevices } from './platform/http/known-device.ts';
import { serveOperations } from './platform/http/operations.ts';
import { createStaffLists } from './platform/http/read-list.ts';
import { createReadiness } from './platform/http/readiness.ts';
import { serveEndpoint, type Turns } from './platform/http/serve-endpoint.ts';
import { answerTheRest, createServer } from './platform/http/server.ts';
import { shippedTexts } from './platform/http/shipped-texts.ts';
import { secureHeaders } from './platform/http/web-apps.ts';
import { forgetOld } from './platform/jobs/forget-old.ts';
import { createJobRunner, type JobRunner, runToTheEnd } from './platform/jobs/run-jobs.ts';
import { limitConcurrency } from './platform/limit-concurrency.ts';
import { gatherGiven } from './platform/port.ts';
import { createSockets } from './platform/realtime/sockets.ts';
import type { Platform, Slice, SliceFactory } from './platform/slice.ts';

/** Every slice of the product; or only those named, for tests. */
export const sliceFactories = (only?: readonly string[]): SliceFactory[] =>
  Object.entries(slicesByName)
    .filter(([name]) => !only || only.includes(name))
    .map(([, factory]) => factory);

export type App = {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  readonly slices: readonly Slice[];
  /** Serves only health and metrics, for a worker. Listening and closing are the caller's. */
  healthServer(): FastifyInstance;
  /** Runs every invariant now. */
  verify(of?: { readonly longest: string }): Promise<InvariantResult[]>;
  /** What is to be known of the time zones in use. */
  compareZones(): Promise<ZoneFindings>;
  /** What the database server lacks of the fixes of its version. */
  lacksFixes(): Promise<LackingFixes | null>;
  /** Runs one job, or all, to the end; for the moved clock and for tests. */
  runJobs(name?: string): Promise<number>;
  /** Delivers all waiting events. */
  deliverEvents(): Promise<void>;
  /** Begins recurring work in this process. */
  startWorker(): Promise<void>;
  /** Says at `/readyz` that it is ending and goes on serving; each answer ends its connection. */
  drain(): void;
  /** Ends: no new calls, running ones finish, then work, notifications and the pool end. */
  close(): Promise<void>;
};

export type AppOptions = {
  readonly config: Config;
  /** Of a migrated database. */
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  readonly render?: RenderPicture;
  /** For tests of one slice; every slice when absent. */
  readonly factories?: readonly SliceFactory[];
};

const DISPATCH_EVERY_MS = 1_000;
/** Events of so long are delivered together, so that a rush of orders is not slowed by a delivery after each. */
const GATHER_EVENTS_MS = 100;
/** Connections for what transactions may have to wait for. */
const ASIDE_POOL = 3;
/** Events are delivered by one batch at a time; its transaction must not take a connection from those who hear them. */
const OUTBOX_POOL = 1;
/** Connections that quick reads share: as many as cores of a small machine. */
const SHARED_POOL = 2;

const zoneQueries = (slices: readonly Slice[]): string[] => slices.flatMap(({ zones }) => zones ?? []);

/** Has every slice fill the rows it needs: all of them or none, and programs that start at once one after the other. */
const ensureRows = (db: Db, slices: readonly Slice[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('ensure_rows'))`.execute(tx);
    for (const slice of slices) await slice.ensure?.(tx);
    await writeStandingZones(tx, await zonesOf(tx, zoneQueries(slices)));
  });

/** Wires the product over a migrated database. Listening is the caller's. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, databaseUrl, log } = options;
  const pool = openPool(databaseUrl, config.databasePool, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  );
  const db = openDb(pool);
  const broke = (error: Error) => log.warn({ err: error }, 'a connection broke');
  const auxiliaryPool = openPool(databaseUrl, ASIDE_POOL, broke);
  const auxiliaryDb = openDb(auxiliaryPool);
  const outbox = openDb(openPool(databaseUrl, OUTBOX_POOL, broke));
  const reads = openShared(openPool(databaseUrl, SHARED_POOL, broke, { keepPlans: true }), SHARED_POOL);

  let slices: readonly Slice[] = [];
  let given = gatherGiven([]);
  const subscribers = () => slices.flatMap((slice) => slice.subscribers ?? []);
  const dispatcher = createDispatcher(outbox, subscribers, log);
  let works = false;
  let waking: NodeJS.Timeout | null = null;
  const wake = (): void => {
    if (!works || waking) return;
    waking = setTimeout(() => {
      waking = null;
      if (works) void dispatcher.deliver();
    }, GATHER_EVENTS_MS);
  };

  const cache = createAnswerCache((tags) => notifications.send('cache', tags));
  const notifications = await createNotifications(databaseUrl, auxiliaryPool, {
    log,
    onReconnect: () => cache.dropHere(['*']),
  });
  notifications.on('cache', (tags) => cache.dropHere(tags as string[]));

  const runJobs = async (name?: string): Promise<number> => {
    let changed = 0;
    const jobs = slices.flatMap((slice) => slice.jobs ?? []).filter((job) => !name || job.name === name);
    for (const job of jobs) changed += await runToTheEnd(job);
    return changed;
  };
  const clockwork = await createProductClock(db, async () => {
    notifications.send('clock', {});
    await runJobs();
    cache.drop(['*']);
  });
  notifications.on('clock', () => void clockwork.refresh());

  const sockets = createSockets(notifications, config);
  notifications.on('sessions', (ids) => sockets.end(ids as string[]));
  const texts = createTranslate(shippedTexts);
  const filesDir = join(config.dataDir, 'files');
  const headers = await secureHeaders();
  const { translate } = texts;
  const { server, answeredFromMemory, drain } = createServer({ config, log, translate, headers, cache });
  const readiness = createReadiness(auxiliaryDb, knownMigrations());
  const platform: Platform = {
    config,
    db,
    auxiliaryDb,
    reads,
    pool,
    log,
    clock: clockwork.clock,
    events: createEvents(wake),
    cache,
    files: createLocalStore(filesDir),
    limits: config.rateLimits ? createRateLimits(auxiliaryPool) : unlimited,
    realtime: sockets.realtime,
    translate,
    home: () => homeOf(config, server),
    given: (port) => given(port),
    endpoints: () => slices.flatMap((slice) => slice.endpoints ?? []).map(({ endpoint }) => endpoint),
    staffList: createStaffLists(() => slices.flatMap((slice) => slice.endpoints ?? [])),
    jobs: () => slices.flatMap((slice) => slice.jobs ?? []),
    verify: (of) => runInvariants(db, slices, of),
    onSessionsEnded: (listener) => notifications.on('sessions', (payload) => listener(payload as string[])),
    sessionsEnded: (ids) => {
      sockets.end(ids);
      notifications.send('sessions', ids);
    },
  };

  slices = [forgetOld, ...(options.factories ?? sliceFactories())].map((factory) => factory(platform));
  given = gatherGiven(slices.flatMap((slice) => slice.gives ?? []));
  const disconnect = async (): Promise<void> => {
    clockwork.stop();
    await notifications.stop();
    await outbox.destroy();
    await auxiliaryDb.destroy();
    await reads.destroy();
    await db.destroy();
  };
  // Whoever started the database stops it when we refuse: no connection of ours may still be there to complain.
  await ensureRows(db, slices).catch(async (error: unknown) => {
    await disconnect();
    throw error;
  });
  for (const slice of slices) await slice.start?.();

  const readOverrides = async (): Promise<void> => {
    for (const slice of slices) if (slice.dictionaryOverrides) texts.override(await slice.dictionaryOverrides());
  };
  await readOverrides();
  cache.onDrop((tags) => {
    if (tags.includes('translations') || tags.includes('*')) void readOverrides().catch(() => undefined);
  });

  const authenticators = authenticatorsOf(slices);
  const antiForgery = createAntiForgery(config);
  antiForgery.offer(server);
  answerTheRest(server, platform.translate);
  const bound = slices.flatMap((slice) => slice.endpoints ?? []);
  antiForgery.check(
    server,
    bound.map(({ endpoint }) => endpoint),
  );
  const devices = createKnownDevices(config);
  const turns = openTurns();
  for (const one of bound) serveEndpoint(server, one, { platform, authenticators, devices, turns });
  for (const slice of slices) slice.pages?.(server);
  serveFiles(server, { dir: filesDir, render: options.render ?? null });
  const gauges = slices.flatMap((slice) => slice.gauges ?? []);
  const operations = { config, readiness, answeredFromMemory, gauges };
  serveOperations(server, operations);
  serveApiReference(server, { bound, publicUrl: config.publicUrl, shop: () => shopName(platform, DEFAULT_LOCALE) });
  await sockets.routes(server, { authenticators, limits: platform.limits });

  let runner: JobRunner | null = null;
  let ticker: NodeJS.Timeout | null = null;
  return {
    server,
    platform,
    slices,
    verify: platform.verify,
    lacksFixes: async () => lacksFixes(await readServerVersion(db)),
    compareZones: async () => compareZoneClocks(db, await zonesOf(db, zoneQueries(slices))),
    runJobs,
    deliverEvents: dispatcher.deliver,
    startWorker: async () => {
      works = true;
      ticker = setInterval(wake, DISPATCH_EVERY_MS);
      runner = createJobRunner(
        databaseUrl,
        slices.flatMap((slice) => slice.jobs ?? []),
        log,
      );
      await runner.start();
    },
    healthServer: () => createHealthServer(operations, log),
    drain: () => {
      readiness.drain();
      drain();
    },
    close: async () => {
      works = false;
      if (ticker) clearInterval(ticker);
      if (waking) clearTimeout(waking);
      await server.close();
      await runner?.stop();
      for (const slice of slices) await slice.stop?.();
      await disconnect();
    },
  };
}

const openTurns = (): Turns => ({
  combos: limitConcurrency(concurrencyLimits.combos),
  comboQuotes: limitConcurrency(concurrencyLimits.comboQuotes),
  searches: limitConcurrency(concurrencyLimits.searches),
});

function authenticatorsOf(slices: readonly Slice[]): Authenticators {
  const customer = slices.find((slice) => slice.authenticateCustomer)?.authenticateCustomer;
  const staff = slices.find((slice) => slice.authenticateStaff)?.authenticateStaff;
  const nobody = async () => 'auth.sign_in_needed' as const;
  const visitor = slices.find((slice) => slice.authenticateVisitor)?.authenticateVisitor;
  return { customer: customer ?? nobody, staff: staff ?? nobody, visitor: visitor ?? nobody };
}
