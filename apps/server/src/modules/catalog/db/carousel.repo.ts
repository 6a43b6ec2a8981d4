import type { CarouselItem } from '@app/contract/catalog/merchandising-schemas';
import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';

type State = CarouselItem['state'];
type Row = {
  id: string;
  product_id: string;
  name: Localized;
  cover: string;
  online: boolean;
  sort_weight: number;
  starts_at: Date;
  ends_at: Date | null;
  enabled: boolean;
  state: State;
  created_at: Date;
  version: number;
};

const state = sql`CASE WHEN NOT c.enabled THEN 'off' WHEN c.ends_at <= app_now() THEN 'ended'
  WHEN c.starts_at > app_now() THEN 'scheduled' ELSE 'showing' END`;
const selected = sql`SELECT c.*, p.name, p.cover, p.online, ${state} AS state
  FROM carousel_item c JOIN product p ON p.id = c.product_id`;

const shown = (row: Row, lang: Locale): CarouselItem => ({
  id: row.id,
  product: { id: row.product_id, name: localize(row.name, lang), cover: row.cover, online: row.online },
  sortWeight: row.sort_weight,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  enabled: row.enabled,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

export type CarouselFilter = {
  readonly name: string | null;
  readonly state: State | null;
  readonly enabled: boolean | null;
};
const sorts = { sortWeight: sql`c.sort_weight`, startsAt: sql`c.starts_at`, createdAt: sql`c.created_at` };

function conditions(filter: CarouselFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (filter.name) all.push(holdsText(sql`p.name`, filter.name));
  if (filter.state) all.push(sql`${state} = ${filter.state}`);
  if (filter.enabled !== null) all.push(filter.enabled ? sql`c.enabled` : sql`NOT c.enabled`);
  return sql.join(all, sql` AND `);
}

/** One page of the carousel, how many match, and how many stand where. */
export async function carouselPage(
  db: Queryable,
  filter: CarouselFilter,
  at: { lang: Locale; sort: keyof typeof sorts; ascending: boolean; limit: number; offset: number },
) {
  const way = at.ascending ? sql`ASC` : sql`DESC`;
  const [{ rows }, total, counts] = await Promise.all([
    sql<Row>`${selected} WHERE ${conditions(filter)} ORDER BY ${sorts[at.sort]} ${way}, c.created_at, c.id
      LIMIT ${sql.lit(at.limit)} OFFSET ${at.offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM carousel_item c JOIN product p ON p.id = c.product_id
      WHERE ${conditions(filter)}`.execute(db),
    sql<Record<State, number> & { all: number }>`
      SELECT count(*) AS all, count(*) FILTER (WHERE s = 'showing') AS showing, count(*) FILTER (WHERE s = 'ended') AS ended,
        count(*) FILTER (WHERE s = 'scheduled') AS scheduled, count(*) FILTER (WHERE s = 'off') AS off
      FROM (SELECT ${state} AS s FROM carousel_item c) states`.execute(db),
  ]);
  return {
    list: rows.map((row) => shown(row, at.lang)),
    total: total.rows[0]?.total ?? 0,
    counts: counts.rows[0] ?? { all: 0, showing: 0, ended: 0, scheduled: 0, off: 0 },
  };
}

/** One place of the carousel, held until the transaction ends; null when there is none. */
export async function lockCarouselItem(tx: Tx, id: string, lang: Locale): Promise<CarouselItem | null> {
  const { rows } = await sql<Row>`${selected} WHERE c.id = ${id} FOR UPDATE OF c`.execute(tx);
  return rows[0] ? shown(rows[0], lang) : null;
}

export type CarouselPlace = {
  readonly productId: string;
  readonly sortWeight: number;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly enabled: boolean;
};

/** Writes a place, new or one version on. A product stands in it once: the unique index decides. */
export async function storeCarouselItem(tx: Tx, id: string, place: CarouselPlace): Promise<void> {
  await sql`
    INSERT INTO carousel_item (id, product_id, sort_weight, starts_at, ends_at, enabled)
    VALUES (${id}, ${place.productId}, ${place.sortWeight}, ${place.startsAt}, ${place.endsAt}, ${place.enabled})
    ON CONFLICT (id) DO UPDATE SET product_id = excluded.product_id, sort_weight = excluded.sort_weight,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, enabled = excluded.enabled,
      version = carousel_item.version + 1`.execute(tx);
}

export async function deleteCarouselRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('carousel_item').where('id', '=', id).execute();
}

/** Gives the places falling weights in this order; gives how many of them there were. */
export async function weighCarousel(tx: Tx, ids: readonly string[]): Promise<number> {
  const done = await sql`
    UPDATE carousel_item c SET sort_weight = ${ids.length} - o.place + 1, version = version + 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS o(id, place) WHERE c.id = o.id`.execute(tx);
  return Number(done.numAffectedRows ?? 0);
}

/** The listed products shown now, the first one first. */
export async function shownInCarousel(db: Queryable, most: number): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    SELECT c.product_id FROM carousel_item c JOIN product p ON p.id = c.product_id AND p.online
    WHERE c.enabled AND c.starts_at <= app_now() AND (c.ends_at IS NULL OR c.ends_at > app_now())
    ORDER BY c.sort_weight DESC, c.created_at, c.id LIMIT ${sql.lit(most)}`.execute(db);
  return rows.map((row) => row.product_id);
}
