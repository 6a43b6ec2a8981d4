import type { MemoryBudget } from '../../../../platform/search-memory/memory-budget.ts';
import { bytesOfFacts, type CityFacts, hotelAt, idAt } from '../../domain/city-facts.ts';
import type { CachedCity } from './cached-city.ts';

export type CachedCities = ReturnType<typeof createCachedCities>;

const roomPlaces = ({ rooms }: CityFacts): Map<string, number> =>
  new Map(Array.from({ length: rooms.count }, (_, room) => [idAt(rooms.ids, room), room]));

const newlyRead = (city: CityFacts): CachedCity => ({
  city,
  roomAt: roomPlaces(city),
  months: new Map(),
  read: new Map(),
  cards: new Map(),
  bytes: 0,
});

/** Has the nights of a room type of a city read anew. */
function markRoomOf({ read, months }: CachedCity, room: number): void {
  for (const month of read.values()) month.stale.add(room);
  // A month that is being read now may have been read too early.
  for (const day of months.keys()) if (!read.has(day)) months.delete(day);
}

/** The cities that are read, with the bytes that they take; `dropped` hears of each that goes for want of room. */
function createPresentCities(budget: MemoryBudget, dropped: (cityId: string) => void) {
  const present = new Map<string, CachedCity>();
  let bytes = 0;

  const remove = (cityId: string): void => {
    bytes -= present.get(cityId)?.bytes ?? 0;
    present.delete(cityId);
  };
  // The one asked for last is in use.
  const shrink = (share: number): void => {
    const most = bytes * (1 - share);
    for (const id of [...present.keys()].slice(0, -1)) {
      if (bytes <= most) return;
      remove(id);
      dropped(id);
    }
  };
  const { grew } = budget.enroll({ name: 'hotels', bytes: () => bytes, shrink });
  const grow = (cached: CachedCity, by: number): void => {
    if (present.get(cached.city.id) !== cached) return;
    cached.bytes += by;
    bytes += by;
    grew();
  };

  return {
    get: (cityId: string): CachedCity | undefined => present.get(cityId),
    all: (): CachedCity[] => [...present.values()],
    put: (cached: CachedCity): void => {
      present.set(cached.city.id, cached);
      grow(cached, bytesOfFacts(cached.city));
    },
    /** The one asked for last stands last. */
    touch: (cityId: string): void => {
      const cached = present.get(cityId);
      if (!cached) return;
      present.delete(cityId);
      present.set(cityId, cached);
    },
    remove,
    grow,
    bytes: (): number => bytes,
  };
}

/** The cities that are in memory, within the budget of all searches; `readFacts` reads one that is not. */
export function createCachedCities(budget: MemoryBudget, readFacts: (cityId: string) => Promise<CityFacts | null>) {
  const cities = new Map<string, Promise<CachedCity | null>>();
  const present = createPresentCities(budget, (cityId) => cities.delete(cityId));

  const forget = (cityId: string): void => {
    cities.delete(cityId);
    present.remove(cityId);
  };

  async function open(cityId: string, mine: () => boolean): Promise<CachedCity | null> {
    const city = await readFacts(cityId);
    if (!city) return null;
    const cached = newlyRead(city);
    if (mine()) present.put(cached);
    return cached;
  }

  function find(cityId: string): Promise<CachedCity | null> {
    const known = cities.get(cityId);
    if (known) {
      present.touch(cityId);
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

  return {
    find,
    /** The city of these facts, while it is in memory. */
    of: (city: CityFacts): CachedCity | null => {
      const cached = present.get(city.id);
      return cached?.city === city ? cached : null;
    },
    /** Counts bytes that are cached of a city; others are dropped where that is too many. */
    grow: present.grow,
    forget,
    /** Forgets the city of a hotel. */
    forgetOf: (hotelId: string): void => {
      for (const { city } of present.all()) if (hotelAt(city, hotelId) !== -1) forget(city.id);
    },
    forgetAll: (): void => {
      for (const id of [...cities.keys()]) forget(id);
    },
    /** Has the nights of a room type read anew. */
    markRoom: (roomTypeId: string): void => {
      const cached = present.all().find(({ roomAt }) => roomAt.has(roomTypeId));
      const room = cached?.roomAt.get(roomTypeId);
      if (cached && room !== undefined) markRoomOf(cached, room);
    },
    bytes: present.bytes,
  };
}
