import type { Language } from '@app/contract/core/locale';
import type { TravelKind } from '@app/contract/travel/kinds';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { PlaceInFeed } from '../../../platform/http/place-in-feed.ts';
import { customersAs } from '../../accounts/core.ts';
import { writtenIn } from '../../reviews/core.ts';

const customers = customersAs('c');

export type CommentRow = {
  readonly rating: number;
  readonly text: string;
  readonly pictures: string[];
  readonly at: Date;
};

/** What a customer says, and the language that they read the shop in. */
export type CommentWords = {
  readonly rating: number;
  readonly text: string;
  readonly lang: Language;
  readonly pictures: readonly string[];
};

/** What comments are about. */
export type Subject = { readonly kind: TravelKind; readonly subjectId: string };

/** Writes what a customer says about a finished order. Throws when it has a comment. */
export async function insertComment(
  tx: Tx,
  comment: Subject & CommentWords & { readonly id: string; readonly orderId: string; readonly customerId: string },
): Promise<void> {
  const { id, orderId, customerId, kind, subjectId, rating, text, lang, pictures } = comment;
  await sql`INSERT INTO travel_comment (id, order_id, customer_id, kind, subject_id, rating, text, lang, pictures)
    VALUES (${id}, ${orderId}, ${customerId}, ${kind}, ${subjectId}, ${rating}, ${text}, ${lang}, ${[...pictures]}::text[])`.execute(
    tx,
  );
}

/** Counts a comment in or out of the score of what it is about. */
export async function countInScore(
  tx: Tx,
  { kind, subjectId, rating, sign }: Subject & { readonly rating: number; readonly sign: 1 | -1 },
): Promise<void> {
  await sql`INSERT INTO travel_score (kind, subject_id, rating_sum, rating_count) VALUES (${kind}, ${subjectId}, 0, 0)
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`UPDATE travel_score SET rating_sum = rating_sum + ${sign * rating}::int, rating_count = rating_count + ${sign}::int
    WHERE kind = ${kind} AND subject_id = ${subjectId}`.execute(tx);
}

/** The comment on an order, or null. */
export async function commentOf(db: Queryable, orderId: string): Promise<CommentRow | null> {
  const { rows } = await sql<CommentRow>`
    SELECT rating, text, pictures, created_at AS at FROM travel_comment WHERE order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

export type ShownComment = CommentRow & {
  /** Null where it is not known. */
  readonly lang: string | null;
  readonly id: string;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly snapshot: Record<string, unknown>;
  readonly startsAt: Date;
  readonly from: string;
  readonly to: string;
  readonly place: PlaceInFeed;
};

/** Shown comments on one hotel, restaurant or route, the newest first: one more than the limit tells of a next. */
export async function shownComments(
  db: Queryable,
  of: Subject & {
    readonly rating: number | null;
    /** Only those written in it; null for any. */
    readonly writtenIn: Language | null;
    readonly after: PlaceInFeed | null;
    readonly limit: number;
  },
): Promise<ShownComment[]> {
  const { after } = of;
  const { rows } = await sql<Omit<ShownComment, 'place'> & { placeAt: string }>`
    SELECT t.id, t.rating, t.text, t.lang, t.pictures, t.created_at AS at, ${customers.nickname}, ${customers.avatar},
      o.snapshot, o.starts_at AS "startsAt",
      o.service_from::text AS from, o.service_to::text AS to, t.created_at::text AS "placeAt"
    FROM travel_comment t JOIN ${customers.table} ON ${customers.id} = t.customer_id JOIN travel_order o ON o.id = t.order_id
    WHERE t.kind = ${of.kind} AND t.subject_id = ${of.subjectId} AND NOT t.hidden
      ${of.rating === null ? sql`` : sql`AND t.rating = ${of.rating}`}
      ${of.writtenIn === null ? sql`` : sql`AND ${writtenIn(sql`t`, of.writtenIn)}`}
      ${after ? sql`AND (t.created_at, t.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY t.created_at DESC, t.id DESC LIMIT ${of.limit + 1}`.execute(db);
  return rows.map(({ placeAt, ...row }) => ({ ...row, place: { at: placeAt, id: row.id } }));
}

/** How many shown comments have one star, how many two … five. */
export async function ratingCounts(db: Queryable, { kind, subjectId }: Subject): Promise<number[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    SELECT rating, count(*)::int AS count FROM travel_comment
    WHERE kind = ${kind} AND subject_id = ${subjectId} AND NOT hidden GROUP BY rating`.execute(db);
  return [1, 2, 3, 4, 5].map((rating) => rows.find((row) => row.rating === rating)?.count ?? 0);
}

/** The score of what comments are about, in tenths from 0 to 100, and of how many comments; null before the first. */
export async function scoreOf(
  db: Queryable,
  { kind, subjectId }: Subject,
): Promise<{ score: number | null; count: number }> {
  const { rows } = await sql<{ score: number | null; count: number }>`
    SELECT score, rating_count AS count FROM travel_score WHERE kind = ${kind} AND subject_id = ${subjectId}`.execute(
    db,
  );
  return rows[0] ?? { score: null, count: 0 };
}
