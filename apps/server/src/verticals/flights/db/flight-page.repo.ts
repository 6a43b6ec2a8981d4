import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';

const originCity = citiesAs('c');
const destinationCity = citiesAs('d');

export type FlownWay = {
  readonly fromCityId: string;
  readonly toCityId: string;
  readonly from: Localized;
  readonly to: Localized;
  readonly picture: string | null;
  /** Whether something flies it by a schedule that is not over. */
  readonly online: boolean;
};

/** A way from one airport to another that something flies or flew; null where nothing ever did. */
export async function flownWay(
  db: Queryable,
  of: { readonly from: string; readonly to: string },
): Promise<FlownWay | null> {
  const { rows } = await sql<FlownWay>`
    SELECT a.city_id AS "fromCityId", b.city_id AS "toCityId", ${originCity.name} AS "from", ${destinationCity.name} AS "to",
      ${destinationCity.picture}, bool_or(f.online AND upper(f.valid) > app_now()::date AND a.enabled AND b.enabled
        AND ${originCity.isShown} AND ${destinationCity.isShown}) AS online
    FROM flight f JOIN airport a ON a.id = f.from_airport_id JOIN airport b ON b.id = f.to_airport_id
      JOIN ${originCity.table} ON ${originCity.id} = a.city_id
        JOIN ${destinationCity.table} ON ${destinationCity.id} = b.city_id
    WHERE a.code = ${of.from} AND b.code = ${of.to}
    GROUP BY a.city_id, b.city_id, ${originCity.name}, ${destinationCity.name}, ${destinationCity.picture}`.execute(db);
  return rows[0] ?? null;
}

/** The ways that have a page: those that something flies without a stop. */
export const listedWays = sql`
  SELECT lower(a.code || '-' || b.code) AS id, (array_agg(a.name))[1] AS name, max(f.changed_at) AS changed_at
  FROM flight f JOIN airport a ON a.id = f.from_airport_id AND a.enabled JOIN airport b ON b.id = f.to_airport_id AND b.enabled
    JOIN ${originCity.table} ON ${originCity.id} = a.city_id AND ${originCity.isShown}
      JOIN ${destinationCity.table} ON ${destinationCity.id} = b.city_id AND ${destinationCity.isShown}
  WHERE f.online AND upper(f.valid) > app_now()::date GROUP BY a.code, b.code`;
