import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { UserInfoPart } from '../../accounts/core.ts';
import { offerColumn } from '../../catalog/public.ts';
import type { CartRow } from '../db/cart.repo.ts';
import { judgeLines, type Offer } from '../domain/line-states.ts';
import { cartForSale } from './for-sale.ts';
import { toJudged } from './read-cart.ts';

type Counted = Pick<CartRow, 'id' | 'variant_id' | 'quantity' | 'selected'>;

/** Pieces in the lines that can be bought. */
export function countPieces(rows: readonly Counted[], offerOf: (variantId: string) => Offer | undefined): number {
  const judged = judgeLines([...rows].reverse().map(toJudged), offerOf);
  return rows.reduce((sum, row) => sum + (judged.get(row.id)?.state === 'ok' ? row.quantity : 0), 0);
}

/** The number on the cart's badge: pieces in all lines that can be bought. */
export async function cartCount(db: Queryable, customerId: string): Promise<number> {
  const { rows, variants } = await cartForSale(db, customerId);
  return countPieces(rows, (id) => variants.get(id));
}

type CountedLine = Counted & { readonly offer: Offer };

/** The same as the cart's part of `userInfo`. */
export const badge: UserInfoPart<readonly CountedLine[] | null> = {
  value: sql`(SELECT json_agg(json_build_object('id', l.id, 'variant_id', l.variant_id, 'quantity', l.quantity,
      'selected', l.selected, 'offer', ${offerColumn(sql`l.variant_id`)}) ORDER BY l.created_at DESC, l.id DESC)
    FROM cart_line l WHERE l.customer_id = me.id)`,
  draw: (lines) => {
    if (!lines) return { cartCount: 0 };
    const offers = new Map(lines.map((line) => [line.variant_id, line.offer]));
    return { cartCount: countPieces(lines, (id) => offers.get(id)) };
  },
};
