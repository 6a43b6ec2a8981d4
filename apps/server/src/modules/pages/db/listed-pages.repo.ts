import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { PageKindName } from '@app/contract/pages/page-address';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { ListedPages, PageLink } from '../usecases/page-kind.ts';

type Row = { id: string; name: Localized; changed_at: Date };

/** The names that a SELECT of a slice's own table returns in the column `name`; null without a row. */
export async function storedNames(db: Queryable, query: RawBuilder<unknown>): Promise<Localized | null> {
  const { rows } = await sql<{ name: Localized }>`${query}`.execute(db);
  return rows[0]?.name ?? null;
}

/** Links to pages of a kind, from a SELECT with the columns `id`, `name` and `picture`. */
export async function storedLinks(
  db: Queryable,
  query: RawBuilder<unknown>,
  of: { readonly kind: PageKindName; readonly lang: Locale },
): Promise<PageLink[]> {
  const { rows } = await sql<{ id: string; name: Localized; picture: string | null }>`${query}`.execute(db);
  return rows.map(({ id, name, picture }) => ({ kind: of.kind, id, name: localize(name, of.lang), picture }));
}

/**
 * The pages that a SELECT of a slice's own tables returns, with the columns `id` (text), `name` and `changed_at`, one row a page; in the order
 * of their ids.
 */
export const listedPages = (db: Queryable, rows: RawBuilder<unknown>): ListedPages => ({
  parts: async (size) => {
    const found = await sql<{ changed_at: Date }>`
      SELECT max(changed_at) AS changed_at
      FROM (SELECT changed_at, (row_number() OVER (ORDER BY id) - 1) / ${sql.lit(size)} AS part FROM (${rows}) page) numbered
      GROUP BY part ORDER BY part`.execute(db);
    return found.rows.map(({ changed_at }) => changed_at);
  },
  part: async (at, size) => {
    const found = await sql<Row>`
      SELECT id, name, changed_at FROM (${rows}) page ORDER BY id
      LIMIT ${sql.lit(size)} OFFSET ${at * size}`.execute(db);
    return found.rows.map(({ id, name, changed_at }) => ({ id, name, changedAt: changed_at }));
  },
});
