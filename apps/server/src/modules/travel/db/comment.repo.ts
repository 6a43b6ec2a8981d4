import type { TravelKind } from '@app/contract/travel/kinds';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { PlaceInFeed } from '../../../platform/http/place-in-feed.ts';

export type CommentRow = {
  readonly rating: number;
  readonly text: string;
  readonly pictures: string[];
  readonly at: Date;
};

/** Keeps what a customer says about a finished order. Throws when it has a comment. */
export async function insertComment(
  tx: Tx,
  comment: {
    orderId: string;
    customerId: string;
    kind: TravelKind;
    subjectId: string;
    rating: number;
    text: string;
    pictures: readonly string[];
  },
): Promise<void> {
  const { orderId, customerId, kind, subjectId, rating, text, pictures } = comment;
  await sql`INSERT INTO travel_comment (order_id, customer_id, kind, subject_id, rating, text, pictures)
    VALUES (${orderId}, ${customerId}, ${kind}, ${subjectId}, ${rating}, ${text}, ${[...pictures]}::text[])`.execute(
    tx,
  );
}

/** The comment on an order, or null. */
export async function commentOf(db: Queryable, orderId: string): Promise<CommentRow | null> {
  const { rows } = await sql<CommentRow>`
    SELECT rating, text, pictures, created_at AS at FROM travel_comment WHERE order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

export type SubjectComment = CommentRow & {
  readonly id: string;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly place: PlaceInFeed;
};

/** Comments on one hotel, restaurant or route, the newest first: one more than the limit tells of a next. */
export async function commentsOn(
  db: Queryable,
  of: { kind: TravelKind; subjectId: string; after: PlaceInFeed | null; limit: number },
): Promise<SubjectComment[]> {
  const after = of.after
    ? sql`AND (t.created_at, t.order_id) < (${of.after.at}::timestamptz, ${of.after.id}::uuid)`
    : sql``;
  const { rows } = await sql<Omit<SubjectComment, 'place'> & { placeAt: string }>`
    SELECT t.order_id AS id, t.rating, t.text, t.pictures, t.created_at AS at, c.nickname, c.avatar,
      t.created_at::text AS "placeAt"
    FROM travel_comment t JOIN customer c ON c.id = t.customer_id
    WHERE t.kind = ${of.kind} AND t.subject_id = ${of.subjectId} ${after}
    ORDER BY t.created_at DESC, t.order_id DESC LIMIT ${of.limit + 1}`.execute(db);
  return rows.map(({ placeAt, ...row }) => ({ ...row, place: { at: placeAt, id: row.id } }));
}
