import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { createEvents } from '../platform/events/outbox.ts';
import { createFileStore } from '../platform/files/create-file-store.ts';
import type { Storage } from '../platform/files/storage/storage.ts';
import { createRateLimits, unlimited } from '../platform/http/count-tries.ts';
import { createStaffLists } from '../platform/http/read-list.ts';
import { createSearchMemory } from '../platform/search-memory/search-memory.ts';
import type { Platform, Translate } from '../platform/slice.ts';
import { runInvariants } from './invariants.ts';
import type { Services } from './services.ts';
import type { WiredSlices } from './wired-slices.ts';

type PlatformParts = {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly services: Services;
  readonly slices: WiredSlices;
  readonly translate: Translate;
  readonly storage: Storage;
  /** The shop's own address, once it is known. */
  readonly home: () => string | null;
};

/** Returns what every slice is made with. */
export function createPlatform({ config, log, services, slices, translate, storage, home }: PlatformParts): Platform {
  const { connections, replicas, delivery, cache, notifications, clock, sockets } = services;
  const { db, auxiliaryDb, auxiliaryPool, reads, pool } = connections;
  return {
    config,
    db,
    auxiliaryDb,
    reads,
    pool,
    replicas,
    log,
    clock,
    events: createEvents(delivery.wake),
    cache,
    memory: createSearchMemory(reads),
    files: createFileStore(storage, auxiliaryDb),
    storage,
    limits: config.rateLimits ? createRateLimits(auxiliaryPool, notifications.valkey?.link ?? null) : unlimited,
    realtime: sockets.realtime,
    translate,
    home,
    given: slices.given,
    endpoints: () => slices.endpoints().map(({ endpoint }) => endpoint),
    staffList: createStaffLists(slices.endpoints),
    jobs: slices.jobs,
    verify: (of) => runInvariants(db, slices.all(), of),
    onSessionsEnded: (listener) => notifications.on('sessions', (payload) => listener(payload as string[])),
    sessionsEnded: (ids) => {
      sockets.end(ids);
      notifications.send('sessions', ids);
    },
  };
}
