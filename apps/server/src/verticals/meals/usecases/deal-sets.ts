import { type Locale, localize } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { citiesAs, type DealSubject, placeWords, type VerticalDeals } from '../../../modules/travel/public.ts';
import { idOfKey, keyOf } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { restaurantsAs } from '../../dining/public.ts';
import { setsById } from '../db/set.repo.ts';
import { leftOf, type StoredSet } from '../domain/stored-set.ts';

const restaurants = restaurantsAs('h');
const cities = citiesAs('c');

/** What a deal on a set is on. */
export const setKey = (id: string): string => keyOf('set', id);
const idsOf = (keys: readonly string[]): string[] => keys.flatMap((key) => idOfKey('set', key) ?? []);

const subject = (set: StoredSet, lang: Locale): DealSubject => {
  const [place] = set.places;
  return {
    key: setKey(set.id),
    name: localize(set.name, lang),
    place: place ? [place.name, place.city].map((one) => localize(one, lang)).join(' · ') : '',
    city: place ? { id: place.cityId, name: localize(place.city, lang) } : null,
    cover: set.cover,
    online: set.online && place !== undefined,
    zone: place?.zone ?? 'UTC',
    // Prices of a restaurant have its taxes in them.
    taxBp: 0,
    target: { set: set.id },
  };
};

/** Whether a set `s`, a restaurant it is served in or the city of one is called by a word. */
const isNamed = (word: string) => sql`(${holdsFolded(sql`s.searched`, word)} OR EXISTS (SELECT FROM dining_set_place l
  JOIN ${restaurants.table} ON ${restaurants.id} = l.restaurant_id
    JOIN ${cities.table} ON ${cities.id} = ${restaurants.cityId}
  WHERE l.set_id = s.id AND (${holdsFolded(restaurants.searched, word)} OR ${holdsFolded(cities.searched, word)})))`;

async function find(db: Queryable, word: string, limit: number): Promise<string[]> {
  const named = [sql`s.online`, ...placeWords(word).map(isNamed)];
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM dining_set s WHERE ${sql.join(named, sql` AND `)} ORDER BY s.sort_weight DESC, s.id LIMIT ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Deals of set meals: each is on one set. */
export const mealDeals: VerticalDeals = {
  kind: 'dining',
  subjects: async (db, keys, lang) => {
    const sets = await setsById(db, idsOf(keys));
    return new Map(sets.map((set) => [setKey(set.id), subject(set, lang)]));
  },
  prices: async (db, { key, from }) => {
    const [set] = await setsById(db, idsOf([key]));
    return set && leftOf(set) > 0 ? [{ day: from, usd: set.usd, chargesUsd: 0 }] : [];
  },
  find: async (db, { word, limit, lang }) => {
    const ids = await find(db, word, limit);
    const sets = new Map((await setsById(db, ids)).map((set) => [set.id, set]));
    return ids.flatMap((id) => {
      const set = sets.get(id);
      return set ? [subject(set, lang)] : [];
    });
  },
  keys: async (db, { after, limit }) => {
    const { rows } = await sql<{ id: string }>`
      SELECT s.id FROM dining_set s WHERE s.online AND 'set:' || s.id > ${after} COLLATE "C" ORDER BY s.id LIMIT ${limit}`.execute(
      db,
    );
    return rows.map(({ id }) => setKey(id));
  },
  named: async (db, { keys, words }) => {
    const { rows } = await sql<{ id: string }>`
      SELECT s.id FROM dining_set s
      WHERE s.id = ANY(${idsOf(keys)}::uuid[]) AND ${sql.join(words.map(isNamed), sql` AND `)}`.execute(db);
    return rows.map(({ id }) => setKey(id));
  },
};
