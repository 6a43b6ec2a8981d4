import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/db/conditions.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';

/** What staff narrow a list of what is sold in cities by. */
type OnSaleFilter = {
  readonly keyword?: string | undefined;
  readonly cityId?: string | undefined;
  readonly online?: boolean | undefined;
};

/** A page of such a list as staff ask for it. */
export type OnSalePage = OnSaleFilter & { readonly page: number; readonly limit: number; readonly lang: Locale };

/** Returns the conditions of such a list on rows of an alias that have `searched`, `city_id` and `online`. */
export const fitsOnSale = (row: string, { keyword, cityId, online }: OnSaleFilter): RawBuilder<unknown> =>
  allOf([
    keyword && holdsFolded(sql.ref(`${row}.searched`), keyword),
    cityId !== undefined && sql`${sql.ref(`${row}.city_id`)} = ${cityId}`,
    online !== undefined && sql`${sql.ref(`${row}.online`)} = ${online}`,
  ]);

type Listed = { readonly city: Localized; readonly createdAt: Date };
type StaffLine<Row extends Listed> = Omit<Row, 'city' | 'createdAt'> & { city: string; createdAt: string };

/** One page of such a list, the weightiest first. `rows` and `counted` name their rows `row` and have no conditions. */
export async function onSalePage<Row extends Listed>(
  db: Queryable,
  of: OnSalePage,
  {
    row,
    rows,
    counted,
  }: { readonly row: string; readonly rows: RawBuilder<Row>; readonly counted: RawBuilder<unknown> },
) {
  const where = fitsOnSale(row, of);
  const found = await pageOf(db, {
    rows: sql<Row>`${rows} WHERE ${where} ORDER BY ${sql.ref(`${row}.sort_weight`)} DESC, ${sql.ref(`${row}.id`)}`,
    counted: sql`${counted} WHERE ${where}`,
    at: of,
  });
  const list = found.rows.map(
    ({ city, createdAt, ...rest }): StaffLine<Row> => ({
      ...rest,
      city: localize(city, of.lang),
      createdAt: createdAt.toISOString(),
    }),
  );
  return { list, total: found.total, page: of.page, limit: of.limit };
}

/** How many of what is sold there are, on sale and not. */
type OnSaleTabs = { all: number; online: number; offline: number };

/** Counts what is on sale and what is not: `from` names the rows, which have `online`. */
export async function countOnSale(db: Queryable, from: RawBuilder<unknown>): Promise<OnSaleTabs> {
  const { rows } = await sql<OnSaleTabs>`
    SELECT count(*)::int AS all, count(*) FILTER (WHERE online)::int AS online,
      count(*) FILTER (WHERE NOT online)::int AS offline ${from}`.execute(db);
  return rows[0] ?? { all: 0, online: 0, offline: 0 };
}
