import type { Localized } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import { placeWords } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { pinyinOfAll } from '../../../platform/text/pinyin.ts';

export type CityRow = {
  readonly id: string;
  readonly name: Localized;
  readonly country: Localized;
  readonly picture: string | null;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** A city that is travelled to, or null. */
export async function diningCityById(db: Queryable, id: string): Promise<CityRow | null> {
  const { rows } = await sql<CityRow>`
    SELECT id, name, country, picture, zone, latitude, longitude FROM travel_city WHERE id = ${id} AND enabled`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Conditions of a restaurant that holds every word of what was typed in its name or area. */
export const namedBy = (typed: string): RawBuilder<unknown>[] =>
  placeWords(typed).map(
    (word) => sql`(${holdsFolded(sql`r.searched`, word)} OR ${holdsFolded(sql`c.searched`, word)})`,
  );

/** Cities that have restaurants on sale, popular ones first. */
export async function citiesWithRestaurants(db: Queryable): Promise<(CityRow & { restaurants: number })[]> {
  const { rows } = await sql<CityRow & { restaurants: number }>`
    SELECT c.id, c.name, c.country, c.picture, c.zone, c.latitude, c.longitude, n.restaurants
    FROM travel_city c CROSS JOIN LATERAL (
      SELECT count(*)::int AS restaurants FROM restaurant r WHERE r.city_id = c.id AND r.online) n
    WHERE c.enabled AND n.restaurants > 0
    ORDER BY c.popular DESC, c.sort_weight DESC, c.id DESC`.execute(db);
  return rows;
}

/** Cuisines of restaurants on sale, the most frequent first. */
export async function cuisinesOnSale(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ cuisine: string }>`
    SELECT cuisine FROM restaurant r, unnest(r.cuisines) cuisine WHERE r.online
    GROUP BY cuisine ORDER BY count(*) DESC, cuisine`.execute(db);
  return rows.map(({ cuisine }) => cuisine);
}

/** Writes the pinyin of restaurants that have none although their name is Chinese. */
export async function fillRestaurantPinyin(db: Queryable): Promise<void> {
  const { rows } = await sql<{ id: string; name: Localized; area: Localized }>`
    SELECT id, name, area FROM restaurant WHERE pinyin = '' AND name ->> 'zh-cn' ~ '[\u4e00-\u9fff]'`.execute(db);
  for (const { id, name, area } of rows) {
    await sql`UPDATE restaurant SET pinyin = ${await pinyinOfAll([name, area])} WHERE id = ${id}`.execute(db);
  }
}
