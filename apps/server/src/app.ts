import type { InvariantResult } from '@app/contract/staff/staff-schemas';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createPlatform } from './boot/create-platform.ts';
import { homeOf } from './boot/listen.ts';
import { serveSlices } from './boot/serve-slices.ts';
import { openServices } from './boot/services.ts';
import { slices as slicesByName } from './boot/slices.gen.js';
import { createWiredSlices, type WiredSlices } from './boot/wired-slices.ts';
import type { Config } from './platform/config/config.ts';
import {
  compareZoneClocks,
  writeStandingZones,
  type ZoneFindings,
  zonesOf,
} from './platform/db/compare-zone-clocks.ts';
import { type Db, inTransaction } from './platform/db/connect.ts';
import { type LackingFixes, lacksFixes, readServerVersion } from './platform/db/known-fixes.ts';
import { knownMigrations } from './platform/db/migrate.ts';
import type { RenderPicture } from './platform/files/serve-files.ts';
import { createDiskStorage } from './platform/files/storage/disk.ts';
import { filesFolder, openStorage } from './platform/files/storage/open-storage.ts';
import type { AnswerCache } from './platform/http/answer-cache.ts';
import { createTranslate, type Texts } from './platform/http/dictionaries.ts';
import { createHealthServer } from './platform/http/health-server.ts';
import { createReadiness } from './platform/http/readiness.ts';
import { createServer } from './platform/http/server.ts';
import { shippedTexts } from './platform/http/shipped-texts.ts';
import { secureHeaders } from './platform/http/web-apps.ts';
import { forgetOld } from './platform/jobs/forget-old.ts';
import { createJobRunner, type JobRunner } from './platform/jobs/run-jobs.ts';
import type { Platform, Slice, SliceFactory } from './platform/slice.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';
import { takeTaps } from './platform/tracing/take-taps.ts';

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
  /** What is to be known of replicas that are passed over. */
  replicaNotices(): string[];
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

/** Has every slice fill the rows it needs: all of them or none, and programs that start at once one after the other. */
const ensureRows = (db: Db, slices: WiredSlices): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('ensure_rows'))`.execute(tx);
    for (const slice of slices.all()) await slice.ensure?.(tx);
    await writeStandingZones(tx, await zonesOf(tx, slices.zoneQueries()));
  });

/** Puts the texts of the back office over the shipped ones, now and whenever they change. */
async function followOverrides(texts: Texts, slices: readonly Slice[], cache: AnswerCache): Promise<void> {
  const read = async (): Promise<void> => {
    for (const slice of slices) if (slice.dictionaryOverrides) texts.override(await slice.dictionaryOverrides());
  };
  await read();
  cache.onDrop((tags) => {
    if (tags.includes('translations') || tags.includes('*')) void read().catch(() => undefined);
  });
}

/** Wires the product over a migrated database. Listening is the caller's. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, databaseUrl, log } = options;
  const slices = createWiredSlices();
  const traces = await openTracing(config, log);
  const services = await openServices(options, slices);
  const { connections, replicas, delivery, cache, runJobs } = services;
  const { db } = connections;
  const texts = createTranslate(shippedTexts);
  const { translate } = texts;
  const headers = await secureHeaders(config.files.publicUrl);
  const { server, answeredFromMemory, drain } = createServer({ config, log, translate, headers, cache });
  const readiness = createReadiness(connections.auxiliaryDb, knownMigrations());
  const storage = openStorage(config, log);
  const home = () => homeOf(config, server);
  const platform = createPlatform({ config, log, services, slices, translate, storage, home });

  slices.wire([forgetOld, ...(options.factories ?? sliceFactories())], platform);
  // Whoever started the database stops it when we refuse: no connection of ours may still be there to complain.
  await ensureRows(db, slices).catch(async (error: unknown) => {
    await services.close();
    throw error;
  });
  for (const slice of slices.all()) await slice.start?.();
  await followOverrides(texts, slices.all(), cache);
  const { valkey } = services.notifications;
  const valkeyGauges = valkey?.gauges ?? [];
  const without = (): string[] => [
    ...(storage.isUp() ? [] : ['files']),
    ...(valkey && !valkey.link.hears() ? ['valkey'] : []),
  ];
  const operations = {
    without,

    config,
    readiness,
    answeredFromMemory,
    gauges: [...replicas.gauges, ...storage.gauges, ...valkeyGauges, ...slices.gauges()],
  };
  const files = {
    storage,
    demo: createDiskStorage(filesFolder(config)),
    render: options.render ?? null,
    publicUrl: config.files.publicUrl,
  };
  if (traces) takeTaps(server, platform, traces);
  await serveSlices(server, { platform, slices, services, operations, files });

  let runner: JobRunner | null = null;
  return {
    server,
    platform,
    slices: slices.all(),
    verify: platform.verify,
    lacksFixes: async () => lacksFixes(await readServerVersion(db)),
    compareZones: async () => compareZoneClocks(db, await zonesOf(db, slices.zoneQueries())),
    replicaNotices: replicas.notices,
    runJobs,
    deliverEvents: delivery.deliver,
    startWorker: async () => {
      delivery.begin();
      runner = createJobRunner(config.databaseDirectUrl ?? databaseUrl, slices.jobs(), log);
      await runner.start();
    },
    healthServer: () => createHealthServer(operations, log),
    drain: () => {
      readiness.drain();
      drain();
    },
    close: async () => {
      delivery.end();
      await server.close();
      await runner?.stop();
      for (const slice of slices.all()) await slice.stop?.();
      await services.close();
      storage.close();
      await traces?.close();
    },
  };
}
