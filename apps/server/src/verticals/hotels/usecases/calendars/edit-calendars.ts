import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { RoomCalendars } from '@app/contract/verticals/hotels/calendar-schemas';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { newId, newToken } from '../../../../platform/auth/tokens.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { isOpenAddress } from '../../../../platform/http/outgoing/open-address.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { endAddress, writeAddress } from '../../db/calendar-address.repo.ts';
import { endFeed, type Feed, feedById, feedsOf, insertFeed, updateFeed } from '../../db/feed.repo.ts';
import { hotelOfRoom, readHotel } from '../../db/hotel.repo.ts';
import { applyRooms } from './apply-feed.ts';
import { sealToken, sealUrl } from './calendar-secrets.ts';
import { readFeedNow } from './read-feeds.ts';
import { readRoomCalendars } from './show-calendars.ts';

type StaffReader = StaffContext & { readonly lang: Locale };

/** Does something to a room type's calendars, its hotel's row held, and logs it without any address. Refuses record.not_found. */
async function changeRoom(
  { db }: Platform,
  by: StaffReader,
  of: {
    readonly id: string;
    readonly action: string;
    readonly after: unknown;
    readonly work: (tx: Tx) => Promise<void>;
  },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const hotelId = (await hotelOfRoom(tx, of.id)) ?? refuse('record.not_found');
    await readHotel(tx, hotelId, true);
    await of.work(tx);
    const after = { roomTypeId: of.id, ...(of.after as object) };
    await logOperation(tx, by, { action: of.action, record: `hotel/${hotelId}`, before: null, after });
  });
}

/** Makes the address of a room type's calendar; one of before ends with it. Refuses record.not_found. */
export async function makeAddress(platform: Platform, by: StaffReader, id: string): Promise<RoomCalendars> {
  const { token, hash } = newToken();
  const work = (tx: Tx) => writeAddress(tx, { roomTypeId: id, token: sealToken(platform, id, token), hash });
  await changeRoom(platform, by, { id, action: 'hotel.calendar_address_make', after: {}, work });
  return readRoomCalendars(platform, { id, lang: by.lang });
}

/** Ends the address of a room type's calendar. Refuses record.not_found. */
export async function revokeAddress(platform: Platform, by: StaffReader, id: string): Promise<RoomCalendars> {
  await changeRoom(platform, by, {
    id,
    action: 'hotel.calendar_address_end',
    after: {},
    work: (tx) => endAddress(tx, id),
  });
  return readRoomCalendars(platform, { id, lang: by.lang });
}

type FeedFields = { readonly name: string; readonly rooms: number; readonly url?: string | undefined };

/** Refuses at its field an address that is not called, and one of the shop's own calendars. */
function checkUrl(platform: Platform, url: string): string {
  const plain = url.replace(/^webcals?:/i, 'https:');
  if (!isOpenAddress(platform.config, plain)) refuseField('url', 'field.hotel_feed_url');
  const { origin, pathname } = new URL(plain);
  const home = platform.home();
  if (home !== null && origin === new URL(home).origin && pathname.startsWith('/calendars/')) {
    refuseField('url', 'field.hotel_feed_own');
  }
  return plain;
}

const logged = ({ name, host, rooms }: Pick<Feed, 'name' | 'host' | 'rooms'>) => ({ name, host, rooms });

/**
 * Has a room type read a calendar of another site, and reads it at once: whether it could be read stands with it. Refuses record.not_found,
 * hotel.feeds_many with `{most}`, and at its field an address that is not called.
 */
export async function addFeed(
  platform: Platform,
  by: StaffReader,
  of: { readonly id: string; readonly input: FeedFields & { url: string } },
): Promise<RoomCalendars> {
  const url = checkUrl(platform, of.input.url);
  const id = newId();
  const feed = { ...of.input, host: new URL(url).host, url: sealUrl(platform, id, url), id, roomTypeId: of.id };
  await changeRoom(platform, by, {
    id: of.id,
    action: 'hotel.feed_create',
    after: logged(feed),
    work: async (tx) => {
      const most = hotelLimits.feeds;
      assertThat((await feedsOf(tx, [of.id])).length < most, 'hotel.feeds_many', { most });
      await insertFeed(tx, feed);
    },
  });
  await readFeedNow(platform, id);
  return readRoomCalendars(platform, { id: of.id, lang: by.lang });
}

/** Does something to a feed, its row held, and logs it. Refuses record.not_found. */
async function changeFeed(
  { db }: Platform,
  by: StaffReader,
  of: { readonly id: string; readonly action: string; readonly work: (tx: Tx, feed: Feed) => Promise<void> },
): Promise<Feed> {
  return inTransaction(db, async (tx) => {
    const before = (await feedById(tx, of.id, true)) ?? refuse('record.not_found');
    await of.work(tx, before);
    const after = await feedById(tx, of.id);
    const record = `hotel/${before.hotelId}`;
    await logOperation(tx, by, { action: of.action, record, before: logged(before), after: after && logged(after) });
    return before;
  });
}

/**
 * Saves a feed and reads it at once; nights that it closes take the new number of rooms by then. Refuses record.not_found, record.stale, and at its
 * field an address that is not called.
 */
export async function saveFeed(
  platform: Platform,
  by: StaffReader,
  of: { readonly id: string; readonly version: number; readonly input: FeedFields },
): Promise<RoomCalendars> {
  const url = of.input.url ? checkUrl(platform, of.input.url) : null;
  const { roomTypeId } = await changeFeed(platform, by, {
    id: of.id,
    action: 'hotel.feed_update',
    work: async (tx, feed) => {
      assertThat(feed.version === of.version, 'record.stale', {
        current: { id: feed.id, ...logged(feed), version: feed.version },
      });
      const address = url === null ? feed : { host: new URL(url).host, url: sealUrl(platform, feed.id, url) };
      await updateFeed(tx, feed.id, {
        name: of.input.name,
        rooms: of.input.rooms,
        url: address.url,
        host: address.host,
      });
      if (feed.rooms !== of.input.rooms) await applyRooms(platform, tx, feed, of.input.rooms);
    },
  });
  await readFeedNow(platform, of.id);
  return readRoomCalendars(platform, { id: roomTypeId, lang: by.lang });
}

/** Reads a feed now. Refuses record.not_found. */
export async function readFeedForStaff(
  platform: Platform,
  by: StaffReader,
  of: { readonly id: string; readonly emptyToo: boolean },
): Promise<RoomCalendars> {
  const feed = (await feedById(platform.db, of.id)) ?? refuse('record.not_found');
  if (of.emptyToo)
    await changeFeed(platform, by, { id: of.id, action: 'hotel.feed_empty', work: async () => undefined });
  await readFeedNow(platform, of.id, { emptyToo: of.emptyToo });
  return readRoomCalendars(platform, { id: feed.roomTypeId, lang: by.lang });
}

/** Stops reading a feed and opens the nights to come that it closed. Refuses record.not_found. */
export async function removeFeed(platform: Platform, by: StaffReader, id: string): Promise<null> {
  await changeFeed(platform, by, {
    id,
    action: 'hotel.feed_delete',
    work: async (tx, feed) => {
      await applyRooms(platform, tx, feed, 0);
      await endFeed(tx, id);
    },
  });
  return null;
}
