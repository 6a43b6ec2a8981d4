import { dayIn } from '@app/kernel/zone-time';
import { parameter } from '../../../../modules/settings/public.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import { type JoinedRuns, joinRuns } from '../../../../platform/jobs/join-runs.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type Feed, feedById, knownRooms, markFailing, markRead, takeDueFeeds } from '../../db/feed.repo.ts';
import { blocksOf } from '../../db/feed-block.repo.ts';
import { FeedError } from '../../domain/calendars/feed-problems.ts';
import { roomsNamedIn } from '../../domain/calendars/own-calendar.ts';
import { type ReadFeed, readFeedInTime } from '../../domain/calendars/read-feed.ts';
import { applyEntries, closesAnything, nightsOnSale } from './apply-feed.ts';
import { entryKey, openUrl } from './calendar-secrets.ts';
import { type FetchedFeed, fetchFeed } from './fetch-feed.ts';

/** Feeds that a process reads side by side. */
const AT_ONCE = 4;

type Outcome = { readonly fetched: FetchedFeed; readonly read: ReadFeed } | FeedError | null;

/** What a feed says now; null where it is as it was. What it answers a second time is only taken for the same within a day: nights come into reach. */
async function outcomeOf(platform: Platform, feed: Feed): Promise<Outcome> {
  try {
    const url = openUrl(platform, feed.id, feed.url);
    if (url === null) throw new FeedError('address');
    const isOfToday = feed.readDay === dayIn(feed.zone, platform.clock.now());
    const fetched = await fetchFeed(platform, url, isOfToday ? feed : { etag: null, lastModified: null });
    if (fetched === null) return null;
    const own = await knownRooms(platform.db, roomsNamedIn(fetched.text));
    const isOwn = (roomTypeId: string): boolean => own.has(roomTypeId);
    const read = readFeedInTime(fetched.text, { ...nightsOnSale(platform, feed.zone), zone: feed.zone, isOwn });
    return { fetched, read };
  } catch (error) {
    if (error instanceof FeedError) return error;
    throw error;
  }
}

const changed = (platform: Platform, tx: Tx, { id: feedId, roomTypeId, hotelId }: Feed, problem: string | null) =>
  platform.events.emit(tx, 'hotel.feed_changed', { hotelId, roomTypeId, feedId, problem });

async function fail(platform: Platform, tx: Tx, feed: Feed, { problem, status }: FeedError): Promise<void> {
  await markFailing(tx, feed.id, { problem, status });
  if (feed.problem !== problem) await changed(platform, tx, feed, problem);
}

/** Writes down what a feed said. One that is empty all at once, and one that could not be read, opens no night. */
async function settle(
  platform: Platform,
  tx: Tx,
  of: { readonly feed: Feed; readonly outcome: Outcome; readonly emptyToo: boolean },
): Promise<void> {
  const { feed, outcome } = of;
  if (outcome instanceof FeedError) return fail(platform, tx, feed, outcome);
  const { etag, lastModified } = outcome?.fetched ?? feed;
  const day = dayIn(feed.zone, platform.clock.now());
  if (outcome) {
    const { entries } = outcome.read;
    const { from } = nightsOnSale(platform, feed.zone);
    const wasEmptied = entries.length === 0 && closesAnything(await blocksOf(tx, feed.id), from);
    if (wasEmptied && !of.emptyToo) return fail(platform, tx, feed, new FeedError('emptied'));
    await applyEntries(platform, tx, { feed, entries: entries.map((one) => ({ ...one, entry: entryKey(one.entry) })) });
  }
  await markRead(tx, feed.id, { etag, lastModified, day, leftOut: outcome?.read.leftOut ?? feed.leftOut });
  if (feed.problem !== null) await changed(platform, tx, feed, null);
}

/**
 * Reads one feed, without a transaction while it talks to its address. What was read of a feed that was changed or removed meanwhile is let go:
 * it is read again as it is now. `emptyToo`: its nights are given back also where it is empty all at once.
 */
export async function readFeedNow(platform: Platform, id: string, { emptyToo = false } = {}): Promise<void> {
  const feed = await feedById(platform.db, id);
  if (!feed) return;
  const asked = emptyToo ? { ...feed, etag: null, lastModified: null } : feed;
  const outcome = await outcomeOf(platform, asked);
  await inTransaction(platform.db, async (tx) => {
    const now = await feedById(tx, id, true);
    // Another reading may have been quicker: what was read before it says nothing that it did not.
    if (now?.version !== feed.version || now.triedAt?.getTime() !== feed.triedAt?.getTime()) return;
    await settle(platform, tx, { feed: now, outcome, emptyToo });
  });
}

/** Reads the feeds that are due. Any number of processes may do so at a time: each takes its turn with a few of them. */
export const createFeedReading = (platform: Platform): JoinedRuns =>
  joinRuns(async (isStopped) => {
    let read = 0;
    while (!isStopped()) {
      const minutes = await parameter(platform, 'hotel.feed_minutes');
      const ids = await takeDueFeeds(platform.db, { most: AT_ONCE, minutes });
      if (ids.length === 0) break;
      await Promise.all(
        ids.map((id) =>
          readFeedNow(platform, id).catch((error) =>
            platform.log.error({ err: error, feed: id }, 'reading a calendar failed'),
          ),
        ),
      );
      read += ids.length;
    }
    return read;
  });
