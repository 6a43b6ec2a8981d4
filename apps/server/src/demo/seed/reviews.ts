import { addMs, HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import type { DemoLocale } from '../content/people.ts';
import { HIDDEN_REASON, REPORT_NOTE, reviewReplies } from '../content/review-replies.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';

type Written = {
  readonly id: string;
  readonly customer_id: string;
  readonly rating: number;
  readonly pictured: boolean;
  readonly created_at: Date;
};

const HIDDEN = 1;
const REPORTED = 2;

/** When something about a review happened: after it was written and before now. */
const after = ({ created_at }: Written, now: Date, hours: number): Date =>
  new Date(Math.min(addMs(created_at, hours * HOUR).getTime(), addMs(now, -HOUR / 2).getTime()));

/**
 * What follows a review: likes, replies of the shop, photo reviews in the buyers' show; of the latest ones one is
 * hidden and two are reported. Must run after orders and products are written.
 */
export async function seedReviews(
  tx: Tx,
  made: { chance: Chance; now: Date; customers: readonly SeededCustomer[]; staffName: string },
): Promise<void> {
  const { chance, now, customers, staffName } = made;
  const localeOf = new Map<string, DemoLocale>(customers.map(({ id, locale }) => [id, locale]));
  const { rows } = await sql<Written>`
    SELECT id, customer_id, rating, pictures <> '[]' AS pictured, created_at FROM product_review
    ORDER BY created_at DESC, id`.execute(tx);
  const photos = rows.filter(({ pictured }) => pictured);
  const hidden = photos.filter(({ rating }) => rating < 4).slice(0, HIDDEN);
  const seen = rows.filter((row) => !hidden.includes(row));
  const shared = photos.filter((row, index) => !hidden.includes(row) && row.rating >= 4 && index % 4 !== 3);
  const liked = seen.flatMap((row) => {
    const fans = new Set(
      Array.from({ length: row.pictured ? chance.whole(0, 9) : chance.whole(0, 2) }, () => chance.pick(customers).id),
    );
    fans.delete(row.customer_id);
    return [...fans].map((customer_id) => ({
      review_id: row.id,
      customer_id,
      created_at: after(row, now, chance.between(1, 200)),
    }));
  });
  await insertRows(tx, 'review_like', liked);
  await sql`UPDATE product_review r SET likes = l.given
    FROM (SELECT review_id, count(*)::int AS given FROM review_like GROUP BY review_id) l WHERE l.review_id = r.id`.execute(
    tx,
  );
  await sql`UPDATE product_review SET shared = true WHERE id = ANY(${shared.map(({ id }) => id)}::uuid[])`.execute(tx);

  const answered = seen.filter(({ rating, pictured }) =>
    rating <= 2 ? chance.maybe(0.7) : chance.maybe(pictured ? 0.4 : 0.15),
  );
  const replies = answered.map((row) => {
    const words = reviewReplies[row.rating <= 2 ? 'sorry' : 'pleased'][localeOf.get(row.customer_id) ?? 'en-US'];
    return { id: row.id, text: chance.pick(words), at: after(row, now, chance.between(2, 40)).toISOString() };
  });
  await sql`UPDATE product_review r SET reply = a.text, reply_at = a.at, reply_by = ${staffName}
    FROM jsonb_to_recordset(${JSON.stringify(replies)}::jsonb) AS a(id uuid, text text, at timestamptz)
    WHERE a.id = r.id`.execute(tx);

  for (const { id } of hidden) {
    await sql`UPDATE product_review SET hidden_at = ${addMs(now, -HOUR)}, hidden_reason = ${HIDDEN_REASON}, version = 2
      WHERE id = ${id}`.execute(tx);
    await sql`UPDATE product p SET rating_sum = p.rating_sum - r.rating, rating_count = p.rating_count - 1
      FROM product_review r WHERE r.id = ${id} AND p.id = r.product_id`.execute(tx);
  }
  const reported = shared.slice(1, 1 + REPORTED).flatMap((row) => {
    const by = customers.find(({ id }) => id !== row.customer_id);
    const note = row === shared[1] ? REPORT_NOTE : '';
    const about = { review_id: row.id, reason: note ? 'not_the_product' : 'advertising', note };
    return by ? [{ ...about, customer_id: by.id, created_at: addMs(now, -HOUR) }] : [];
  });
  await insertRows(tx, 'review_report', reported);
}
