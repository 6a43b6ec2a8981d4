import type { Localized } from '@app/contract/core/locale';
import type { BrandSold } from '@app/contract/verticals/flights/calendar-schemas';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { cellKey } from '../domain/edit-days.ts';
import type { Bag } from '../domain/stored-flight.ts';
import { soldLegs } from './sold-legs.ts';

type SoldRow = BrandSold & { readonly cabin: Cabin; readonly day: Day };

/** Seats of a flight that are sold between two days, both included, and what was paid for them without charges: brands by `cellKey`. */
export async function soldByBrand(
  db: Queryable,
  of: { readonly flightId: string; readonly from: Day; readonly to: Day },
): Promise<ReadonlyMap<string, readonly BrandSold[]>> {
  const here = sql`l.flight_id = ${of.flightId} AND l.day BETWEEN ${of.from}::date AND ${of.to}::date`;
  const { rows } = await sql<SoldRow>`
    SELECT cabin, day::text AS day, brand, sum(seats)::int AS seats, sum(fare)::bigint AS usd
    FROM (${soldLegs(here)}) s GROUP BY cabin, day, brand ORDER BY brand`.execute(db);
  return Map.groupBy(rows, ({ cabin, day }) => cellKey(cabin, day));
}

export type ListedBrand = {
  readonly airlineId: string | null;
  readonly cabin: Cabin;
  readonly code: string;
  readonly name: Localized;
  readonly pricePercent: number;
  readonly checkedBag: Bag;
  readonly enabled: boolean;
};

/** Brands that flights of an airline may be or have been sold in, the cheapest first. */
export async function brandsOfFlight(db: Queryable, flightId: string): Promise<ListedBrand[]> {
  const { rows } = await sql<ListedBrand>`
    SELECT n.airline_id AS "airlineId", n.cabin, n.code, n.name, n.price_percent AS "pricePercent",
      n.checked_bag AS "checkedBag", n.enabled
    FROM flight f JOIN fare_brand n ON n.airline_id = f.airline_id OR n.airline_id IS NULL
    WHERE f.id = ${flightId} ORDER BY n.price_percent, n.code`.execute(db);
  return rows;
}
