import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { addDays, type Day } from '@app/kernel/local-day';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { Feed } from '../../db/feed.repo.ts';
import { blocksOf, moveBlocked, replaceBlocks } from '../../db/feed-block.repo.ts';
import { type Block, blocksAfter, entriesWithin, type FeedEntry, nightDeltas } from '../../domain/calendars/blocks.ts';
import { firstNight } from '../../domain/stay-dates.ts';
import { dropHotels } from '../search/tags.ts';

/** Nights of a place that can be sold: from the running one to the last of the latest stay. */
export function nightsOnSale(
  platform: Pick<Platform, 'clock'>,
  zone: string,
): { readonly from: Day; readonly to: Day } {
  const from = firstNight(zone, platform.clock.now());
  return { from, to: addDays(from, hotelLimits.daysAhead + hotelLimits.nights) };
}

/** Puts blocks of a feed in the place of those it has, and the nights with them; says so where nights clash anew. The feed must be locked. */
async function put(
  platform: Platform,
  tx: Tx,
  feed: Feed,
  of: { before: readonly Block[]; after: readonly Block[] },
): Promise<void> {
  const deltas = nightDeltas(of.before, of.after);
  await replaceBlocks(tx, feed.id, of.after);
  const clashing = await moveBlocked(tx, feed.roomTypeId, deltas);
  if (deltas.length > 0) dropHotels(platform, tx);
  if (clashing.length === 0) return;
  const { id: feedId, roomTypeId, hotelId } = feed;
  await platform.events.emit(tx, 'hotel.nights_clash', { hotelId, roomTypeId, feedId, nights: clashing.length });
}

/** Whether a feed closes nights to come. */
export const closesAnything = (blocks: readonly Block[], from: Day): boolean =>
  blocks.some(({ until }) => until > from);

/** Closes the nights that a feed says, and opens those it says no more. Nights that are over stay as they were. The feed must be locked. */
export async function applyEntries(
  platform: Platform,
  tx: Tx,
  of: { readonly feed: Feed; readonly entries: readonly FeedEntry[]; readonly rooms?: number },
): Promise<void> {
  const { feed, rooms = feed.rooms } = of;
  const { from, to } = nightsOnSale(platform, feed.zone);
  const before = await blocksOf(tx, feed.id);
  await put(platform, tx, feed, {
    before,
    after: blocksAfter(before, entriesWithin(of.entries, from, to), { from, rooms }),
  });
}

/** Has what a feed closes in nights to come take another number of rooms, none where it is read no more. The feed must be locked. */
export async function applyRooms(platform: Platform, tx: Tx, feed: Feed, rooms: number): Promise<void> {
  const entries = rooms === 0 ? [] : await blocksOf(tx, feed.id);
  await applyEntries(platform, tx, { feed, entries, rooms });
}
