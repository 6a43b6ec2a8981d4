import type { Platform } from '../../../../platform/slice.ts';
import { readCityFacts } from '../../db/city-facts.repo.ts';
import { monthEnd, nightsLeft } from '../../db/night.repo.ts';
import { monthTexts } from '../../db/plan-month.repo.ts';
import { type Day, indexInMonth } from '../../domain/calendar.ts';
import {
  bytesOfFacts,
  bytesOfMonth,
  type CityFacts,
  DAYS,
  type MonthOfCity,
  plainMonthOf,
} from '../../domain/shelf.ts';
import { HOTEL_CITY, HOTEL_ROOM } from './tags.ts';

/** Memory that nights and facts may take in one process; the city asked for longest ago goes first. */
const MOST_BYTES = 96 * 1024 * 1024;
/** Plans read in one statement: in between, other calls have their turn. */
const PLANS_AT_ONCE = 500;

type Part = {
  readonly month: MonthOfCity;
  /** Rooms whose nights have changed since they were read. */
  readonly stale: Set<number>;
  /** When the next hold on one of its nights lapses, in milliseconds. */
  lapses: number;
  refreshing: Promise<void> | null;
};
type Shelf = {
  readonly city: CityFacts;
  readonly roomAt: ReadonlyMap<string, number>;
  readonly parts: Map<Day, Promise<Part>>;
  /** Months that are read in full. */
  readonly read: Map<Day, Part>;
  bytes: number;
};

/** What searches read of cities: in memory, exact but for the moment in which a change travels between processes. */
export type Shelves = {
  /** A city's facts with the months asked for, as they are now; null where there is no such city. */
  city(cityId: string, months: readonly Day[]): Promise<{ city: CityFacts; months: Map<Day, MonthOfCity> } | null>;
  /** Bytes kept, for measurements. */
  bytes(): number;
};

/** Fills `into` with the numbers of a text such as `1,20,3`, from a place on. */
function fill(into: Int32Array | Uint8Array, at: number, text: string): void {
  let value = 0;
  let place = at;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 44) {
      into[place] = value;
      place += 1;
      value = 0;
    } else value = value * 10 + code - 48;
  }
  into[place] = value;
}

async function readPart(platform: Platform, city: CityFacts, month: Day): Promise<Part> {
  const made = plainMonthOf(city, month);
  for (let start = 0; start < city.plans.length; start += PLANS_AT_ONCE) {
    const plans = city.plans.slice(start, start + PLANS_AT_ONCE);
    const rows = await monthTexts(
      platform.db,
      plans.map(({ id }) => id),
      month,
    );
    const indexes = new Map(plans.map(({ id, index }) => [id, index]));
    for (const row of rows) {
      const at = (indexes.get(row.planId) ?? 0) * DAYS;
      fill(made.prices, at, row.prices);
      fill(made.stays, at, row.stays);
      fill(made.stops, at, row.stops);
    }
  }
  const part: Part = { month: made, stale: new Set(), lapses: 0, refreshing: null };
  await readRooms(platform, { city, part, rooms: city.rooms.map(({ index }) => index) });
  return part;
}

/** Reads the nights of some rooms anew. */
async function readRooms(
  platform: Platform,
  { city, part, rooms }: { city: CityFacts; part: Part; rooms: readonly number[] },
): Promise<void> {
  const { month } = part;
  const wanted = rooms.flatMap((index) => city.rooms[index] ?? []);
  const { nights, until } = await nightsLeft(platform.db, {
    roomTypeIds: wanted.map(({ id }) => id),
    from: month.month,
    to: monthEnd(month.month),
  });
  const at = new Map(wanted.map(({ id, index }) => [id, index]));
  for (const { index, units } of wanted) month.left.fill(units, index * DAYS, (index + 1) * DAYS);
  for (const { roomTypeId, night, left } of nights) {
    month.left[(at.get(roomTypeId) ?? 0) * DAYS + indexInMonth(night)] = Math.max(0, left);
  }
  const lapses = until ? until.getTime() : Number.POSITIVE_INFINITY;
  part.lapses = rooms.length === city.rooms.length ? lapses : Math.min(part.lapses, lapses);
}

/** Brings a month up to date where bookings changed it or a hold has lapsed; those who ask meanwhile wait for the same. */
async function refreshed(platform: Platform, city: CityFacts, part: Part): Promise<MonthOfCity> {
  for (;;) {
    if (part.refreshing) {
      await part.refreshing;
      continue;
    }
    const lapsed = part.lapses <= platform.clock.now().getTime();
    if (!lapsed && part.stale.size === 0) return part.month;
    const rooms = lapsed ? city.rooms.map(({ index }) => index) : [...part.stale];
    part.stale.clear();
    part.refreshing = readRooms(platform, { city, part, rooms })
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

/** Opens the shelves of this process. They hear of changes by the tags that use cases drop after their commit. */
export function createShelves(platform: Platform): Shelves {
  const shelves = new Map<string, Promise<Shelf | null>>();
  const present = new Map<string, Shelf>();
  const cityOfRoom = new Map<string, string>();
  let bytes = 0;

  const forget = (cityId: string): void => {
    shelves.delete(cityId);
    const shelf = present.get(cityId);
    if (!shelf) return;
    present.delete(cityId);
    bytes -= shelf.bytes;
    for (const { id } of shelf.city.rooms) cityOfRoom.delete(id);
  };
  const grow = (shelf: Shelf, by: number): void => {
    if (present.get(shelf.city.id) !== shelf) return;
    shelf.bytes += by;
    bytes += by;
    for (const id of present.keys()) {
      if (bytes <= MOST_BYTES) return;
      if (id !== shelf.city.id) forget(id);
    }
  };
  const markRoom = (roomTypeId: string): void => {
    const cityId = cityOfRoom.get(roomTypeId);
    const shelf = cityId === undefined ? undefined : present.get(cityId);
    const index = shelf?.roomAt.get(roomTypeId);
    if (!shelf || index === undefined) return;
    for (const part of shelf.read.values()) part.stale.add(index);
    // A month that is being read now may have been read too early.
    for (const month of shelf.parts.keys()) if (!shelf.read.has(month)) shelf.parts.delete(month);
  };
  platform.cache.onDrop((tags) => {
    for (const tag of tags) {
      if (tag === '*') for (const id of [...shelves.keys()]) forget(id);
      else if (tag.startsWith(HOTEL_ROOM)) markRoom(tag.slice(HOTEL_ROOM.length));
      else if (tag.startsWith(HOTEL_CITY)) forget(tag.slice(HOTEL_CITY.length));
    }
  });

  async function open(cityId: string, mine: () => boolean): Promise<Shelf | null> {
    const city = await readCityFacts(platform.db, cityId);
    if (!city) return null;
    const roomAt = new Map(city.rooms.map(({ id, index }) => [id, index]));
    const shelf: Shelf = { city, roomAt, parts: new Map(), read: new Map(), bytes: 0 };
    if (mine()) {
      present.set(cityId, shelf);
      for (const { id } of city.rooms) cityOfRoom.set(id, cityId);
      grow(shelf, bytesOfFacts(city));
    }
    return shelf;
  }

  function shelfOf(cityId: string): Promise<Shelf | null> {
    const known = shelves.get(cityId);
    if (known) {
      const shelf = present.get(cityId);
      // The one asked for last stands last.
      if (shelf) present.delete(cityId);
      if (shelf) present.set(cityId, shelf);
      return known;
    }
    const opened: Promise<Shelf | null> = open(cityId, () => shelves.get(cityId) === opened).then(
      (shelf) => {
        // What does not exist is asked for again next time.
        if (!shelf && shelves.get(cityId) === opened) shelves.delete(cityId);
        return shelf;
      },
      (error) => {
        if (shelves.get(cityId) === opened) shelves.delete(cityId);
        throw error;
      },
    );
    shelves.set(cityId, opened);
    return opened;
  }

  function partOf(shelf: Shelf, month: Day): Promise<Part> {
    const known = shelf.parts.get(month);
    if (known) return known;
    const started: Promise<Part> = readPart(platform, shelf.city, month).then(
      (part) => {
        if (shelf.parts.get(month) === started) {
          shelf.read.set(month, part);
          grow(shelf, bytesOfMonth(shelf.city));
        }
        return part;
      },
      (error) => {
        if (shelf.parts.get(month) === started) shelf.parts.delete(month);
        throw error;
      },
    );
    shelf.parts.set(month, started);
    return started;
  }

  return {
    bytes: () => bytes,
    city: async (cityId, wanted) => {
      const shelf = await shelfOf(cityId);
      if (!shelf) return null;
      const months = new Map<Day, MonthOfCity>();
      for (const month of wanted) {
        months.set(month, await refreshed(platform, shelf.city, await partOf(shelf, month)));
      }
      return { city: shelf.city, months };
    },
  };
}
