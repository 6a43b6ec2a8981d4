import type { FastifyBaseLogger } from 'fastify';
import { createPurger } from '../platform/cdn/purger.ts';
import { createProductClock } from '../platform/clock/product-clock.ts';
import type { Config } from '../platform/config/config.ts';
import { createEventDelivery } from '../platform/events/event-delivery.ts';
import { createNotifications } from '../platform/events/notifications.ts';
import { createAnswerCache } from '../platform/http/answer-cache.ts';
import { runToTheEnd } from '../platform/jobs/run-jobs.ts';
import type { Parcel } from '../platform/realtime/deliver.ts';
import { EVERYONE } from '../platform/realtime/listeners.ts';
import { createSockets } from '../platform/realtime/sockets.ts';
import { openReplicas } from '../platform/replicas/replicas.ts';
import { openConnections } from './connections.ts';
import type { WiredSlices } from './wired-slices.ts';

export type Services = Awaited<ReturnType<typeof openServices>>;

/**
 * Opens what an app stands on: connections, events, and what its processes tell one another of (remembered answers, the
 * moved clock, sockets).
 */
export async function openServices(
  of: { config: Config; databaseUrl: string; log: FastifyBaseLogger },
  slices: WiredSlices,
) {
  const { config, databaseUrl, log } = of;
  const connections = openConnections(of);
  const { db, auxiliaryPool: pool } = connections;
  const replicas = await openReplicas({ ...config.replicas, size: config.databasePool, db, pool, log });
  const delivery = createEventDelivery(connections.outbox, slices.subscribers, log);

  const purger = config.cdn?.purge ? createPurger({ to: config.cdn.purge, seconds: config.cdn.seconds }, log) : null;
  const cache = createAnswerCache((tags) => {
    notifications.send('cache', tags);
    // The process that drops has the CDN forget as well; the others hear of it.
    purger?.purge(tags);
  });
  const notifications = await createNotifications(config.databaseDirectUrl ?? databaseUrl, connections.auxiliaryPool, {
    log,
    valkeyUrl: config.valkeyUrl,
    onReconnect: () => {
      cache.dropHere(['*']);
      replicas.noteNews(EVERYONE);
    },
  });
  notifications.on('cache', (tags) => cache.dropHere(tags as string[]));

  const runJobs = async (name?: string): Promise<number> => {
    let changed = 0;
    for (const job of slices.jobs()) if (!name || job.name === name) changed += await runToTheEnd(job);
    return changed;
  };
  const clockwork = await createProductClock(connections.db, async () => {
    notifications.send('clock', {});
    await runJobs();
    cache.drop(['*']);
  });
  notifications.on('clock', () => void clockwork.refresh());

  const sockets = createSockets(notifications, config);
  notifications.on('sessions', (ids) => sockets.end(ids as string[]));

  // A person who has received news finds what it is about, whichever process answers their next call.
  notifications.on('realtime', (parcel) => replicas.noteNews((parcel as Parcel).to));

  const close = async (): Promise<void> => {
    clockwork.stop();
    purger?.close();
    await notifications.stop();
    await replicas.close();
    await connections.close();
  };
  return { connections, replicas, delivery, cache, notifications, clock: clockwork.clock, runJobs, sockets, close };
}
