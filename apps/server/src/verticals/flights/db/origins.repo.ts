import type { Localized } from '@app/contract/core/locale';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { FlownPair } from '../domain/origins.ts';
import { isInSight } from './in-sight.ts';

const originCity = citiesAs('oc');
const destinationCity = citiesAs('dc');

/** Airports between which flights are on sale in a cabin, with how many. */
export async function flownPairs(db: Queryable, cabin: Cabin): Promise<FlownPair[]> {
  const port = (airport: string) => {
    const a = sql.id(airport);
    return sql`jsonb_build_object('airportId', ${a}.id, 'cityId', ${a}.city_id, 'latitude', ${a}.latitude, 'longitude', ${a}.longitude)`;
  };
  const { rows } = await sql<FlownPair>`
    SELECT ${port('o')} AS "from", ${port('d')} AS "to", n.flights
    FROM (
      SELECT f.from_airport_id, f.to_airport_id, count(*)::int AS flights FROM flight f
      JOIN flight_cabin c ON c.flight_id = f.id AND c.cabin = ${cabin} JOIN airline l ON l.id = f.airline_id AND l.enabled
      WHERE ${isInSight} GROUP BY 1, 2) n
    JOIN airport o ON o.id = n.from_airport_id AND o.enabled JOIN ${originCity.table} ON ${originCity.id} = o.city_id
      AND ${originCity.isShown}
    JOIN airport d ON d.id = n.to_airport_id AND d.enabled JOIN ${destinationCity.table} ON ${destinationCity.id} = d.city_id
      AND ${destinationCity.isShown}`.execute(db);
  return rows;
}

/** The city of a rule with whether it is travelled to; nothing where there is none. */
export async function cityOfRule(
  db: Queryable,
  cityId: string,
): Promise<{ id: string; name: Localized; online: boolean }[]> {
  const { rows } = await sql<{ id: string; name: Localized; online: boolean }>`
    SELECT ${originCity.id}, ${originCity.name}, ${originCity.isShown} AS online FROM ${originCity.table}
      WHERE ${originCity.id} = ${cityId}`.execute(db);
  return rows;
}
