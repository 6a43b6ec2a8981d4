import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { CaughtUp } from '../../../../platform/search-memory/change-feed.ts';
import { momentOf } from '../../../../platform/search-memory/moment.ts';
import { createRecordCache } from '../../../../platform/search-memory/record-cache.ts';
import type { SearchMemory } from '../../../../platform/search-memory/search-memory.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readDayTexts, readSeatRows } from '../../db/network.repo.ts';
import { daysOf, type NetworkFlight, viewOf } from '../../domain/network/network.ts';
import { bytesOfDays, packDays } from '../../domain/network/packed-days.ts';
import { bytesOfSeats, leftAt, packSeats } from '../../domain/network/packed-seats.ts';
import type { StoredFlight } from '../../domain/stored-flight.ts';
import { createKeptNetwork, type KeptNetwork } from './kept-network.ts';

/** Flights as they were when this was asked for, or later. */
export type FlightsNow = KeptNetwork & {
  /** Flights of the network in a cabin with what their days have of their own; those without the cabin are left out. */
  readonly inCabin: (flights: readonly NetworkFlight[], cabin: Cabin) => Promise<StoredFlight[]>;
  /** The same of flights by their ids, by the id, as if nothing of them was held or sold; those that are not of the network are left out. */
  readonly emptyOf: (ids: readonly string[], cabin: Cabin) => Promise<Map<string, StoredFlight>>;
};

const mapped = <A, B>(of: ReadonlyMap<string, A>, to: (value: A) => B): Map<string, B> =>
  new Map([...of].map(([id, value]) => [id, to(value)]));

function createFlightMemory(platform: Platform): (now: CaughtUp) => Promise<FlightsNow> {
  const { memory, auxiliaryDb: db } = platform;
  const networkAt = createKeptNetwork(platform);
  const dayCache = createRecordCache(memory, {
    kind: 'flight_days',
    read: async (ids) => mapped(await readDayTexts(db, ids), packDays),
    bytes: bytesOfDays,
  });
  const seatCache = createRecordCache(memory, {
    kind: 'flight_seats',
    read: async (ids) => mapped(await readSeatRows(db, ids), packSeats),
    bytes: bytesOfSeats,
  });
  return async (now) => {
    const kept = await networkAt(now);
    return {
      ...kept,
      inCabin: async (flights, cabin) => {
        const ids = flights.map(({ id }) => id);
        const [days, seats] = await Promise.all([dayCache.of(now, ids), seatCache.of(now, ids)]);
        const clock = platform.clock.now().getTime();
        const found: StoredFlight[] = [];
        for (const flight of flights) {
          const own = flight.cabins.find((one) => one.cabin === cabin);
          const [ofDays, ofSeats] = [days.get(flight.id), seats.get(flight.id)];
          if (own && ofDays && ofSeats) found.push(viewOf(flight, own, { days: ofDays, left: leftAt(ofSeats, clock) }));
        }
        return found;
      },
      emptyOf: async (ids, cabin) => {
        const flights = [...new Set(ids)].flatMap((id) => kept.network.flights.get(id) ?? []);
        const days = await dayCache.of(
          now,
          flights.map(({ id }) => id),
        );
        return new Map(
          flights.flatMap(({ id, facts, cabins }) => {
            const [own, ofDays] = [cabins.find((one) => one.cabin === cabin), days.get(id)];
            return own && ofDays ? [[id, { ...facts, cabin: own, days: daysOf(own, ofDays) }] as const] : [];
          }),
        );
      },
    };
  };
}

const memories = new WeakMap<SearchMemory, (now: CaughtUp) => Promise<FlightsNow>>();

/** Returns flights as they are in memory at a moment or later. */
function flightsAt(platform: Platform, now: CaughtUp): Promise<FlightsNow> {
  const known = memories.get(platform.memory) ?? createFlightMemory(platform);
  memories.set(platform.memory, known);
  return known(now);
}

/**
 * Returns flights as they are now in memory: nothing that was overwritten before this call is in it, or before the moment of `db` where that is
 * given.
 */
export const flightsNow = async (platform: Platform, db?: Queryable): Promise<FlightsNow> =>
  flightsAt(platform, await (db ? momentOf(platform, db) : platform.memory.changes.caughtUp()));
