import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type {
  HotelCalendars,
  HotelFeed,
  NightConflict,
  RoomCalendars,
} from '@app/contract/verticals/hotels/calendar-schemas';
import { addDays, type Day } from '@app/kernel/local-day';
import { parameter } from '../../../../modules/settings/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { addressesOf, type CalendarAddress } from '../../db/calendar-address.repo.ts';
import { closedByFeeds, type Feed, feedsOf } from '../../db/feed.repo.ts';
import {
  blocksOver,
  type ClashingNight,
  type ClashingStay,
  clashingNights,
  clashingStays,
} from '../../db/feed-block.repo.ts';
import { hotelOfRoom, readHotel } from '../../db/hotel.repo.ts';
import { closedRuns } from '../../domain/calendars/room-calendar.ts';
import type { StoredHotel } from '../../domain/stored-hotel.ts';
import { nightsOnSale } from './apply-feed.ts';
import { calendarUrl, openToken } from './calendar-secrets.ts';

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

const feedView = (feed: Feed, nights: number): HotelFeed => ({
  id: feed.id,
  name: feed.name,
  host: feed.host,
  rooms: feed.rooms,
  readAt: moment(feed.readAt),
  triedAt: moment(feed.triedAt),
  problem: feed.problem,
  problemStatus: feed.problemStatus,
  failingSince: moment(feed.failingSince),
  nights,
  leftOut: feed.leftOut,
  version: feed.version,
});

type Over = { readonly first: Day; readonly until: Day };

/** Runs of clashing nights of a room type, each with the stays over it and the calendars that close it. */
function conflictsOf(
  nights: readonly ClashingNight[],
  stays: readonly ClashingStay[],
  blocks: readonly (Over & { readonly feed: string })[],
): NightConflict[] {
  const missing = new Map(nights.map((one) => [one.night, one.missing]));
  return closedRuns([...missing.keys()], () => true).map(({ first, until }) => ({
    first,
    until,
    missing: Math.max(...[...missing].filter(([night]) => night >= first && night < until).map(([, rooms]) => rooms)),
    feeds: [...new Set(blocks.filter((block) => block.first < until && block.until > first).map(({ feed }) => feed))],
    bookings: stays
      .filter(({ checkIn, checkOut }) => checkIn < until && checkOut > first)
      .map(({ roomTypeId: _room, ...stay }) => stay),
  }));
}

function addressView(platform: Platform, address: CalendarAddress | undefined): RoomCalendars['address'] {
  const token = address && openToken(platform, address.roomTypeId, address.token);
  if (!address || !token) return null;
  return {
    url: calendarUrl(platform, token),
    madeAt: address.madeAt.toISOString(),
    fetchedAt: moment(address.fetchedAt),
  };
}

async function roomViews(platform: Platform, hotel: StoredHotel, lang: Locale): Promise<RoomCalendars[]> {
  const { db } = platform;
  const roomTypeIds = hotel.roomTypes.map(({ id }) => id);
  const { from, to } = nightsOnSale(platform, hotel.zone);
  const [addresses, feeds, nights, stays, blocks] = await Promise.all([
    addressesOf(db, roomTypeIds),
    feedsOf(db, roomTypeIds),
    clashingNights(db, { roomTypeIds, from }),
    clashingStays(db, { roomTypeIds, from }),
    blocksOver(db, { roomTypeIds, from, to: addDays(to, -1) }),
  ]);
  const closed = await closedByFeeds(
    db,
    feeds.map(({ id }) => id),
    from,
  );
  const of = <T extends { readonly roomTypeId: string }>(all: readonly T[], id: string): T[] =>
    all.filter(({ roomTypeId }) => roomTypeId === id);
  return hotel.roomTypes.map(({ id, name, units }) => ({
    id,
    name: localize(name, lang),
    units,
    address: addressView(platform, of(addresses, id)[0]),
    feeds: of(feeds, id).map((feed) => feedView(feed, closed.get(feed.id) ?? 0)),
    conflicts: conflictsOf(of(nights, id), of(stays, id), of(blocks, id)),
  }));
}

/** The calendars of a hotel's room types. Refuses record.not_found. */
export async function readCalendars(
  platform: Platform,
  of: { readonly id: string; readonly lang: Locale },
): Promise<HotelCalendars> {
  const hotel = (await readHotel(platform.db, of.id)) ?? refuse('record.not_found');
  const minutes = await parameter(platform, 'hotel.feed_minutes');
  return { hotelId: hotel.id, minutes, roomTypes: await roomViews(platform, hotel, of.lang) };
}

/** The calendars of one room type. Refuses record.not_found. */
export async function readRoomCalendars(
  platform: Platform,
  of: { readonly id: string; readonly lang: Locale },
): Promise<RoomCalendars> {
  const hotelId = (await hotelOfRoom(platform.db, of.id)) ?? refuse('record.not_found');
  const hotel = (await readHotel(platform.db, hotelId)) ?? refuse('record.not_found');
  const rooms = await roomViews(
    platform,
    { ...hotel, roomTypes: hotel.roomTypes.filter(({ id }) => id === of.id) },
    of.lang,
  );
  return rooms[0] ?? refuse('record.not_found');
}
