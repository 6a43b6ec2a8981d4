import type { Queryable } from '../../../platform/db/connect.ts';
import { type CartRow, cartRows } from '../db/cart.repo.ts';
import { judgeLines, type Offer } from '../domain/line-states.ts';
import { forSale } from './for-sale.ts';
import { toJudged } from './read-cart.ts';

/** Pieces in the lines that can be bought. */
export function countPieces(rows: readonly CartRow[], offerOf: (variantId: string) => Offer | undefined): number {
  const judged = judgeLines([...rows].reverse().map(toJudged), offerOf);
  return rows.reduce((sum, row) => sum + (judged.get(row.id)?.state === 'ok' ? row.quantity : 0), 0);
}

/** The number on the cart's badge: pieces in all lines that can be bought. Two queries, one when the cart is empty. */
export async function cartCount(db: Queryable, customerId: string): Promise<number> {
  const rows = await cartRows(db, customerId);
  const variants = await forSale(
    db,
    rows.map((row) => row.variant_id),
  );
  return countPieces(rows, (id) => variants.get(id));
}
