import type { Tx } from '../../../../platform/db/connect.ts';
import { deleteQuote, isOrdered, lockQuote } from '../../db/quote.repo.ts';

/**
 * Takes a quote back in the caller's transaction, so that no order can be placed by it any more. Returns whether it is gone: one that became
 * an order stays.
 */
export async function withdrawQuote(
  tx: Tx,
  of: { readonly customerId: string; readonly quoteId: string },
): Promise<boolean> {
  const quote = await lockQuote(tx, of.customerId, of.quoteId);
  if (quote === null) return !(await isOrdered(tx, of.quoteId));
  if (quote.orderId !== null) return false;
  await deleteQuote(tx, of.quoteId);
  return true;
}
