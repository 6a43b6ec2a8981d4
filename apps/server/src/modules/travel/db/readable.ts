import type { TravelKind } from '@app/contract/travel/kinds';
import { type RawBuilder, sql } from 'kysely';
import { readableTable } from '../../../platform/db/readable-table.ts';

/** Cities in a statement of another slice. */
export const citiesAs = readableTable('travel_city', {
  id: 'id',
  name: 'name',
  country: 'country',
  countryCode: 'country_code',
  zone: 'zone',
  picture: 'picture',
  latitude: 'latitude',
  longitude: 'longitude',
  searched: 'searched',
  isShown: 'enabled',
  isPopular: 'popular',
  sortWeight: 'sort_weight',
});

/** What reviews say of something bookable: the join behind its table, the score in tenths, and how many reviews there are. */
export type Rating = Readonly<Record<'join' | 'score' | 'reviews', RawBuilder<unknown>>>;

/** Returns the rating of what an expression holds the id of; `alias` is its name in the statement. */
export const ratingOf = (kind: TravelKind, subjectId: RawBuilder<unknown>, alias = 's'): Rating => {
  const of = (column: string) => sql.raw(`${alias}.${column}`);
  return {
    join: sql`LEFT JOIN travel_score ${sql.raw(alias)} ON ${of('kind')} = ${sql.lit(kind)} AND ${of('subject_id')} = ${subjectId}`,
    score: of('score'),
    reviews: sql`COALESCE(${of('rating_count')}, 0)`,
  };
};
