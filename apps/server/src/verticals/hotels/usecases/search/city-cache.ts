import { totalmem } from 'node:os';
import type { Day } from '@app/kernel/local-day';
import type { Platform } from '../../../../platform/slice.ts';
import { type CardFacts, readCards, readCityFacts } from '../../db/city-facts.repo.ts';
import { bytesOfFacts, bytesOfMonth, type CityFacts, idAt, type MonthOfCity } from '../../domain/city-facts.ts';
import { readMonth, readRooms } from './read-month.ts';
import { HOTEL_CITY, HOTEL_ROOM } from './tags.ts';

const MB = 1024 * 1024;
/** Memory that nights and facts may take in one process; the city asked for longest ago goes first. */
const MOST_BYTES = Math.min(
  320 * MB,
  Math.max(64 * MB, Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 16),
);
/** Cards kept of one city, and about the bytes that each takes. */
const MOST_CARDS = 400;
const CARD_BYTES = 2_500;

type Part = {
  readonly month: MonthOfCity;
  /** Room types whose nights have changed since they were read. */
  readonly stale: Set<number>;
  /** When the next hold on one of its nights runs out, in milliseconds. */
  nextDeadline: number;
  refreshing: Promise<void> | null;
};
type CachedCity = {
  readonly city: CityFacts;
  readonly roomAt: ReadonlyMap<string, number>;
  readonly parts: Map<Day, Promise<Part>>;
  /** Months that are read in full. */
  readonly read: Map<Day, Part>;
  readonly cards: Map<number, CardFacts>;
  bytes: number;
};

/** What searches read of cities: in memory, exact but for the moment in which a change travels between processes. */
export type CityCache = {
  /** A city's facts with the months asked for, as they are now; null where there is no such city. */
  city(cityId: string, months: readonly Day[]): Promise<{ city: CityFacts; months: Map<Day, MonthOfCity> } | null>;
  /** What cards show of hotels of a city, by their places in it. */
  cards(city: CityFacts, hotels: readonly number[]): Promise<ReadonlyMap<number, CardFacts>>;
  /** Bytes kept, for measurements. */
  bytes(): number;
};

/** Brings a month up to date where bookings changed it or a hold has run out; those who ask meanwhile wait for the same. */
async function refreshed(platform: Platform, city: CityFacts, part: Part): Promise<MonthOfCity> {
  for (;;) {
    if (part.refreshing) {
      await part.refreshing;
      continue;
    }
    const overdue = part.nextDeadline <= platform.clock.now().getTime();
    if (!overdue && part.stale.size === 0) return part.month;
    const rooms = [...part.stale];
    part.stale.clear();
    part.refreshing = readRooms(platform.auxiliaryDb, { city, month: part.month, rooms: overdue ? 'all' : rooms })
      .then((nextDeadline) => {
        part.nextDeadline = overdue ? nextDeadline : Math.min(part.nextDeadline, nextDeadline);
      })
      .catch((error) => {
        for (const room of rooms) part.stale.add(room);
        throw error;
      })
      .finally(() => {
        part.refreshing = null;
      });
    await part.refreshing;
  }
}

async function readPart(platform: Platform, city: CityFacts, day: Day): Promise<Part> {
  const month = await readMonth(platform.auxiliaryDb, city, day);
  const nextDeadline = await readRooms(platform.auxiliaryDb, { city, month, rooms: 'all' });
  return { month, stale: new Set(), nextDeadline, refreshing: null };
}

const roomPlaces = ({ rooms }: CityFacts): Map<string, number> =>
  new Map(Array.from({ length: rooms.count }, (_, room) => [idAt(rooms.ids, room), room]));

/** Returns the cache of cities of this process. It hears of changes by the tags that use cases drop after their commit. */
export function createCityCache(platform: Platform): CityCache {
  const cities = new Map<string, Promise<CachedCity | null>>();
  const present = new Map<string, CachedCity>();
  let bytes = 0;

  const forget = (cityId: string): void => {
    cities.delete(cityId);
    const cached = present.get(cityId);
    if (!cached) return;
    present.delete(cityId);
    bytes -= cached.bytes;
  };
  const grow = (cached: CachedCity, by: number): void => {
    if (present.get(cached.city.id) !== cached) return;
    cached.bytes += by;
    bytes += by;
    for (const id of present.keys()) {
      if (bytes <= MOST_BYTES) return;
      if (id !== cached.city.id) forget(id);
    }
  };
  const markRoom = (roomTypeId: string): void => {
    const cached = [...present.values()].find(({ roomAt }) => roomAt.has(roomTypeId));
    const index = cached?.roomAt.get(roomTypeId);
    if (!cached || index === undefined) return;
    for (const part of cached.read.values()) part.stale.add(index);
    // A month that is being read now may have been read too early.
    for (const month of cached.parts.keys()) if (!cached.read.has(month)) cached.parts.delete(month);
  };
  platform.cache.onDrop((tags) => {
    for (const tag of tags) {
      if (tag === '*') for (const id of [...cities.keys()]) forget(id);
      else if (tag.startsWith(HOTEL_ROOM)) markRoom(tag.slice(HOTEL_ROOM.length));
      else if (tag.startsWith(HOTEL_CITY)) forget(tag.slice(HOTEL_CITY.length));
    }
  });

  async function open(cityId: string, mine: () => boolean): Promise<CachedCity | null> {
    const city = await readCityFacts(platform.auxiliaryDb, cityId);
    if (!city) return null;
    const roomAt = roomPlaces(city);
    const cached: CachedCity = { city, roomAt, parts: new Map(), read: new Map(), cards: new Map(), bytes: 0 };
    if (mine()) {
      present.set(cityId, cached);
      grow(cached, bytesOfFacts(city));
    }
    return cached;
  }

  function cachedCity(cityId: string): Promise<CachedCity | null> {
    const known = cities.get(cityId);
    if (known) {
      const cached = present.get(cityId);
      // The one asked for last stands last.
      if (cached) present.delete(cityId);
      if (cached) present.set(cityId, cached);
      return known;
    }
    const opened: Promise<CachedCity | null> = open(cityId, () => cities.get(cityId) === opened).then(
      (cached) => {
        // What does not exist is asked for again next time.
        if (!cached && cities.get(cityId) === opened) cities.delete(cityId);
        return cached;
      },
      (error) => {
        if (cities.get(cityId) === opened) cities.delete(cityId);
        throw error;
      },
    );
    cities.set(cityId, opened);
    return opened;
  }

  function partOf(cached: CachedCity, month: Day): Promise<Part> {
    const known = cached.parts.get(month);
    if (known) return known;
    const started: Promise<Part> = readPart(platform, cached.city, month).then(
      (part) => {
        if (cached.parts.get(month) === started) {
          cached.read.set(month, part);
          grow(cached, bytesOfMonth(cached.city));
        }
        return part;
      },
      (error) => {
        if (cached.parts.get(month) === started) cached.parts.delete(month);
        throw error;
      },
    );
    cached.parts.set(month, started);
    return started;
  }

  /** Keeps cards with their city, the ones read first going first. */
  function keepCards(cached: CachedCity, read: ReadonlyMap<number, CardFacts>): void {
    const before = cached.cards.size;
    for (const [hotel, card] of read) cached.cards.set(hotel, card);
    for (const hotel of cached.cards.keys()) {
      if (cached.cards.size <= MOST_CARDS) break;
      cached.cards.delete(hotel);
    }
    grow(cached, (cached.cards.size - before) * CARD_BYTES);
  }

  async function cardsOf(city: CityFacts, hotels: readonly number[]): Promise<ReadonlyMap<number, CardFacts>> {
    const cached = present.get(city.id);
    const kept = cached?.city === city ? cached.cards : new Map<number, CardFacts>();
    const missing = hotels.filter((hotel) => !kept.has(hotel));
    const wanted = new Map(missing.map((hotel) => [idAt(city.hotels.ids, hotel), hotel]));
    const read = new Map<number, CardFacts>();
    if (wanted.size > 0) {
      for (const card of await readCards(platform.auxiliaryDb, [...wanted.keys()]))
        read.set(wanted.get(card.id) ?? 0, card);
    }
    const cards = new Map<number, CardFacts>();
    for (const hotel of hotels) {
      const card = kept.get(hotel) ?? read.get(hotel);
      if (card) cards.set(hotel, card);
    }
    if (cached?.city === city) keepCards(cached, read);
    return cards;
  }

  return {
    bytes: () => bytes,
    city: async (cityId, wanted) => {
      const cached = await cachedCity(cityId);
      if (!cached) return null;
      const read = wanted.map(
        async (day) => [day, await refreshed(platform, cached.city, await partOf(cached, day))] as const,
      );
      return { city: cached.city, months: new Map(await Promise.all(read)) };
    },
    cards: cardsOf,
  };
}
