import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { Day } from '@app/kernel/local-day';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { flightsById, seatsLeft } from '../../db/flight.repo.ts';
import type { FareBrand, StoredFlight } from '../../domain/stored-flight.ts';
import { flightsNow } from './flight-memory.ts';

type Legs = readonly { readonly flightId: string; readonly day: Day }[];

/** Those that are not of the network: off sale, or over. */
async function others(db: Queryable, known: ReadonlyMap<string, StoredFlight>, of: { cabin: Cabin; legs: Legs }) {
  const ids = of.legs.flatMap(({ flightId }) => (known.has(flightId) ? [] : [flightId]));
  if (ids.length === 0) return new Map<string, StoredFlight>();
  const days = of.legs.map(({ day }) => day).sort();
  return flightsById(db, ids, { cabin: of.cabin, first: days[0] ?? '', last: days.at(-1) ?? '' });
}

/** Flights of some departures in a cabin at the moment of `db`, on sale or not, by their ids; seats are not looked at. */
export async function plannedFlights(
  platform: Platform,
  db: Queryable,
  of: { readonly cabin: Cabin; readonly legs: Legs },
): Promise<Map<string, StoredFlight>> {
  const { emptyOf } = await flightsNow(platform, db);
  const known = await emptyOf(
    of.legs.map(({ flightId }) => flightId),
    of.cabin,
  );
  return new Map([...known, ...(await others(db, known, of))]);
}

/** The same with the seats that are left of those departures, as the database has them now. */
export async function flightsOfLegs(
  platform: Platform,
  db: Queryable,
  of: { readonly cabin: Cabin; readonly legs: Legs },
): Promise<Map<string, StoredFlight>> {
  const planned = await plannedFlights(platform, db, of);
  const left = await seatsLeft(db, of);
  return new Map(
    [...planned].map(([id, flight]) => {
      const ofFlight = left.get(id);
      return [id, { ...flight, days: { ...flight.days, leftOn: (day: Day) => ofFlight?.[day] ?? null } }];
    }),
  );
}

/** Fare brands that flights of some airlines can have, at the moment of `db`; the cheapest first among equals of weight. */
export async function brandsOf(
  platform: Platform,
  db: Queryable,
  airlineIds: readonly string[],
): Promise<readonly FareBrand[]> {
  const { brands } = await flightsNow(platform, db);
  return brands.filter(({ airlineId }) => airlineId === null || airlineIds.includes(airlineId));
}
