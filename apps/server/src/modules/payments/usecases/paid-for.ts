import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type MovedMoney, paidShares } from '../domain/paid-shares.ts';

type Payment = {
  readonly id: string;
  readonly number: string;
  readonly amountUsd: number;
  readonly title: Localized | null;
  readonly moved: readonly MovedMoney[];
};

/**
 * Returns the payments that paid for an order that was changed or split, each with as much as it paid: `own` are the payments of that order,
 * `party` those of all orders that were one once.
 */
export async function paidFor(
  db: Queryable,
  of: { readonly own: readonly string[]; readonly party: readonly string[] },
): Promise<{ number: string; title: Localized | null; usd: number }[]> {
  const { rows } = await sql<Payment>`
    SELECT p.id, p.number, p.amount_usd::int AS "amountUsd", c.title,
      COALESCE((SELECT jsonb_agg(jsonb_build_object('from', r.payment_id, 'to', split_part(r.key, '/', 2), 'usd', r.amount_usd) ORDER BY r.id)
        FROM payment_refund r WHERE r.payment_id = p.id AND r.key LIKE 'split/%'), '[]') AS moved
    FROM payment p LEFT JOIN payment_channel c ON c.id = p.channel_id
    WHERE p.id = ANY(${[...of.party]}::uuid[]) AND p.paid_at IS NOT NULL ORDER BY p.created_at, p.id`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const own = of.own.flatMap((id) => byId.get(id) ?? []);
  return paidShares(
    own,
    rows.flatMap(({ moved }) => moved),
  ).flatMap(({ id, usd }) => {
    const payment = byId.get(id);
    return payment ? [{ number: payment.number, title: payment.title, usd }] : [];
  });
}
