import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './connect.ts';

type Paged<Row> = {
  /** The rows in their order, without a limit. */
  readonly rows: RawBuilder<Row>;
  /** What they are counted in: `FROM …` with the conditions, without what no condition needs. */
  readonly counted: RawBuilder<unknown>;
  readonly at: { readonly page: number; readonly limit: number };
};

/** Returns one page of rows and how many there are on all pages. */
export async function pageOf<Row>(
  db: Queryable,
  { rows, counted, at }: Paged<Row>,
): Promise<{ rows: Row[]; total: number }> {
  const [page, all] = await Promise.all([
    sql<Row>`${rows} LIMIT ${at.limit} OFFSET ${(at.page - 1) * at.limit}`.execute(db),
    sql<{ n: number }>`SELECT count(*)::int AS n ${counted}`.execute(db),
  ]);
  return { rows: page.rows, total: all.rows[0]?.n ?? 0 };
}
