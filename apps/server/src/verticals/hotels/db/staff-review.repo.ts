import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { StaffHotelComment } from '@app/contract/verticals/hotels/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import { inSubtree, type Sought, soughtIds } from '../../../modules/accounts/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';

export type StaffReviewFilter = {
  readonly hotel?: string | undefined;
  readonly rating?: number | undefined;
  readonly hidden?: boolean | undefined;
  readonly text?: string | undefined;
  /** Who wrote it; anybody when left out. */
  readonly sought?: Sought | undefined;
  /** Comments of customers below this agent alone; null for everybody's. */
  readonly agentId: string | null;
};
type Row = Omit<StaffHotelComment, 'hotel' | 'createdAt'> & {
  hotelId: string;
  hotelName: Localized;
  cityId: string;
  createdAt: Date;
};
type Sql = RawBuilder<unknown>;

const columns: Sql = sql`r.id, r.order_id AS "orderId", COALESCE(c.nickname, r.nickname) AS nickname, r.rating, r.text, r.pictures,
  r.hidden, r.reason, r.version, r.created_at AS "createdAt", h.id AS "hotelId", h.name AS "hotelName", h.city_id AS "cityId"`;
const joined: Sql = sql`hotel_review r JOIN hotel h ON h.id = r.hotel_id LEFT JOIN customer c ON c.id = r.customer_id`;
const sorts: Record<'createdAt' | 'rating', Sql> = { createdAt: sql`r.created_at`, rating: sql`r.rating` };

function conditions(filter: StaffReviewFilter): Sql {
  const all: Sql[] = [inSubtree('c.invited_by_agent', filter.agentId)];
  if (filter.hotel) all.push(sql`r.hotel_id = ${filter.hotel}`);
  if (filter.rating !== undefined) all.push(sql`r.rating = ${filter.rating}`);
  if (filter.hidden !== undefined) all.push(sql`r.hidden = ${filter.hidden}`);
  if (filter.text) all.push(holdsText(sql`r.text`, filter.text));
  if (filter.sought) all.push(sql`r.customer_id IN ${soughtIds(filter.sought)}`);
  return sql.join(all, sql` AND `);
}

function view({ hotelId, hotelName, cityId: _city, createdAt, ...row }: Row, lang: Locale): StaffHotelComment {
  return { ...row, hotel: { id: hotelId, name: localize(hotelName, lang) }, createdAt: createdAt.toISOString() };
}

/** One page of reviews for staff, with how many pass and how many there are of each kind. */
export async function staffReviews(
  db: Queryable,
  filter: StaffReviewFilter,
  at: { sort: 'createdAt' | 'rating'; ascending: boolean; limit: number; offset: number; lang: Locale },
): Promise<{ list: StaffHotelComment[]; total: number; counts: { all: number; shown: number; hidden: number } }> {
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const [page, total, counts] = await Promise.all([
    sql<Row>`SELECT ${columns} FROM ${joined} WHERE ${conditions(filter)}
      ORDER BY ${sorts[at.sort]} ${direction}, r.id ${direction} LIMIT ${at.limit} OFFSET ${at.offset}`.execute(db),
    sql<{ count: number }>`SELECT count(*)::int AS count FROM ${joined} WHERE ${conditions(filter)}`.execute(db),
    sql<{ all: number; shown: number; hidden: number }>`SELECT count(*)::int AS all,
      count(*) FILTER (WHERE NOT r.hidden)::int AS shown, count(*) FILTER (WHERE r.hidden)::int AS hidden
      FROM ${joined} WHERE ${inSubtree('c.invited_by_agent', filter.agentId)}`.execute(db),
  ]);
  return {
    list: page.rows.map((row) => view(row, at.lang)),
    total: total.rows[0]?.count ?? 0,
    counts: counts.rows[0] ?? { all: 0, shown: 0, hidden: 0 },
  };
}

/** One review with the city of its hotel, its row held to the end of the transaction where asked; or null, also for a customer who is not below the agent. */
export async function staffReview(
  db: Queryable,
  of: { readonly id: string; readonly lang: Locale; readonly lock: boolean; readonly agentId: string | null },
): Promise<{ comment: StaffHotelComment; cityId: string } | null> {
  const { rows } =
    await sql<Row>`SELECT ${columns} FROM ${joined} WHERE r.id = ${of.id} AND ${inSubtree('c.invited_by_agent', of.agentId)}
    ${of.lock ? sql`FOR NO KEY UPDATE OF r` : sql``}`.execute(db);
  const [row] = rows;
  return row ? { comment: view(row, of.lang), cityId: row.cityId } : null;
}
