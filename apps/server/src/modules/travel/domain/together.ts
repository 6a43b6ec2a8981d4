import { discountedPiece } from '@app/contract/travel/discounted-piece';
import type { DealsNow } from '../../travel-deals/core.ts';
import type { OfferItem } from '../usecases/travel-vertical.ts';

type Item = Pick<OfferItem, 'quantity' | 'priceUsd' | 'deal' | 'deposit'>;

/**
 * What items come to in what is sold together, in US cents: each at the better of so many basis points off a piece and of the deal that runs
 * on it, deposits whole.
 */
export const togetherUsd = (
  items: readonly Item[],
  { offBp, deals }: { readonly offBp: number; readonly deals: DealsNow | null },
): number =>
  items.reduce((sum, item) => {
    const whole = item.priceUsd * item.quantity;
    if (item.deposit) return sum + whole;
    const atDeal = whole - (deals?.([item])?.offUsd ?? 0);
    return sum + Math.min(discountedPiece(item.priceUsd, offBp) * item.quantity, atDeal);
  }, 0);
