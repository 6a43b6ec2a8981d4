import type { Queryable } from '../../../platform/db/connect.ts';
import { flushLine } from '../../../platform/db/in-line.ts';
import type { CartRow } from '../db/cart.repo.ts';
import { judgeLines, type Offer } from '../domain/line-states.ts';
import { cartForSaleInLine } from './for-sale.ts';
import { toJudged } from './read-cart.ts';

/** Pieces in the lines that can be bought. */
export function countPieces(rows: readonly CartRow[], offerOf: (variantId: string) => Offer | undefined): number {
  const judged = judgeLines([...rows].reverse().map(toJudged), offerOf);
  return rows.reduce((sum, row) => sum + (judged.get(row.id)?.state === 'ok' ? row.quantity : 0), 0);
}

/** The number on the cart's badge: pieces in all lines that can be bought; read together with the next statement. */
export async function cartCountInLine(db: Queryable, customerId: string): Promise<() => number> {
  const read = await cartForSaleInLine(db, customerId);
  return () => {
    const { rows, variants } = read();
    return countPieces(rows, (id) => variants.get(id));
  };
}

/** The number on the cart's badge. */
export async function cartCount(db: Queryable, customerId: string): Promise<number> {
  const count = await cartCountInLine(db, customerId);
  await flushLine(db);
  return count();
}
