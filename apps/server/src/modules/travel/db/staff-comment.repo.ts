import type { TravelKind } from '@app/contract/travel/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded, holdsText } from '../../../platform/db/patterns.ts';
import { customersAs, type Sought, soughtIds } from '../../accounts/core.ts';
import { inSubtree } from '../../agents/core.ts';

const customers = customersAs('c');

/** Comments that whoever asks may see. */
type SeenComments = {
  /** Of customers below this agent alone; null for everybody's. */
  readonly agentId: string | null;
  /** Whether their order `o` is about something at the places of the merchant who asks. */
  readonly atMerchant: RawBuilder<unknown>;
};
const isSeen = ({ agentId, atMerchant }: SeenComments): RawBuilder<unknown> =>
  sql`${inSubtree(customers.agentId, agentId)} AND ${atMerchant}`;

export type StaffCommentFilter = {
  readonly kind?: TravelKind | undefined;
  readonly rating?: number | undefined;
  readonly hidden?: boolean | undefined;
  readonly text?: string | undefined;
  /** A part of a name in a snapshot, and the fields of snapshots that are names. */
  readonly place?: { readonly name: string; readonly in: readonly string[] } | undefined;
  /** Who wrote it; anybody when left out. */
  readonly sought?: Sought | undefined;
} & SeenComments;
export type StaffCommentRow = {
  id: string;
  kind: TravelKind;
  orderId: string;
  subjectId: string;
  snapshot: Record<string, unknown>;
  startsAt: Date;
  nickname: string;
  rating: number;
  text: string;
  pictures: string[];
  hidden: boolean;
  reason: string;
  version: number;
  createdAt: Date;
};
type Sql = RawBuilder<unknown>;

const columns: Sql = sql`t.id, t.kind, t.order_id AS "orderId", t.subject_id AS "subjectId", o.snapshot,
  o.starts_at AS "startsAt", ${customers.nickname}, t.rating,
  t.text, t.pictures, t.hidden, t.reason, t.version, t.created_at AS "createdAt"`;
const joined: Sql = sql`travel_comment t JOIN travel_order o ON o.id = t.order_id
  JOIN ${customers.table} ON ${customers.id} = t.customer_id`;
const sorts: Record<'createdAt' | 'rating', Sql> = { createdAt: sql`t.created_at`, rating: sql`t.rating` };

const isNamed = (name: string, fields: readonly string[]): Sql => sql`EXISTS (
  SELECT FROM unnest(${[...fields]}::text[]) AS k(key)
    CROSS JOIN jsonb_each_text(CASE jsonb_typeof(o.snapshot -> k.key) WHEN 'object' THEN o.snapshot -> k.key END) AS n
  WHERE ${holdsFolded(sql`search_fold(n.value)`, name)})`;

/** The names in what is typed: a route is shown as two of them with an arrow in between. */
const namesIn = (typed: string): string[] => {
  const names = typed.split(/[→⇄]/).flatMap((name) => name.trim() || []);
  return names.length > 0 ? names : [typed];
};

function conditions(filter: StaffCommentFilter): Sql {
  const all: Sql[] = [isSeen(filter)];
  if (filter.kind) all.push(sql`t.kind = ${filter.kind}`);
  if (filter.rating !== undefined) all.push(sql`t.rating = ${filter.rating}`);
  if (filter.hidden !== undefined) all.push(sql`t.hidden = ${filter.hidden}`);
  if (filter.text) all.push(holdsText(sql`t.text`, filter.text));
  const { place } = filter;
  if (place) all.push(...namesIn(place.name).map((name) => isNamed(name, place.in)));
  if (filter.sought) all.push(sql`t.customer_id IN ${soughtIds(filter.sought)}`);
  return sql.join(all, sql` AND `);
}

/** One page of comments for staff, with how many pass and how many there are shown and hidden. */
export async function staffComments(
  db: Queryable,
  filter: StaffCommentFilter,
  at: { sort: 'createdAt' | 'rating'; ascending: boolean; limit: number; offset: number },
): Promise<{ rows: StaffCommentRow[]; total: number; counts: { all: number; shown: number; hidden: number } }> {
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const [page, total, counts] = await Promise.all([
    sql<StaffCommentRow>`SELECT ${columns} FROM ${joined} WHERE ${conditions(filter)}
      ORDER BY ${sorts[at.sort]} ${direction}, t.id ${direction} LIMIT ${at.limit} OFFSET ${at.offset}`.execute(db),
    sql<{ count: number }>`SELECT count(*)::int AS count FROM ${joined} WHERE ${conditions(filter)}`.execute(db),
    sql<{ all: number; shown: number; hidden: number }>`SELECT count(*)::int AS all,
      count(*) FILTER (WHERE NOT t.hidden)::int AS shown, count(*) FILTER (WHERE t.hidden)::int AS hidden
      FROM ${joined} WHERE ${isSeen(filter)}`.execute(db),
  ]);
  return {
    rows: page.rows,
    total: total.rows[0]?.count ?? 0,
    counts: counts.rows[0] ?? { all: 0, shown: 0, hidden: 0 },
  };
}

/** One comment, its row held to the end of the transaction where asked; or null, also for one that whoever asks may not see. */
export async function staffComment(
  db: Queryable,
  of: { readonly id: string; readonly lock: boolean } & SeenComments,
): Promise<StaffCommentRow | null> {
  const { rows } = await sql<StaffCommentRow>`
    SELECT ${columns} FROM ${joined} WHERE t.id = ${of.id} AND ${isSeen(of)}
    ${of.lock ? sql`FOR NO KEY UPDATE OF t` : sql``}`.execute(db);
  return rows[0] ?? null;
}
