import type { Tx } from '../../../../platform/db/connect.ts';
import { deleteTravelQuote, isPlaced, travelQuote } from '../../db/place-travel.repo.ts';

/**
 * Takes a quote back in the caller's transaction, so that no order can be placed by it any more. Returns whether it is gone: one that became
 * an order stays.
 */
export async function withdrawTravelQuote(
  tx: Tx,
  of: { readonly customerId: string; readonly quoteId: string },
): Promise<boolean> {
  const quote = await travelQuote(tx, { ...of, lock: true });
  if (quote === null) return !(await isPlaced(tx, of.quoteId));
  if (quote.orderId !== null) return false;
  await deleteTravelQuote(tx, of.quoteId);
  return true;
}
