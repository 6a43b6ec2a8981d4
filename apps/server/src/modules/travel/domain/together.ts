import { type BundleOff, bundledPiece } from '@app/contract/travel/bundled-piece';
import type { DealsNow } from '../../travel-deals/core.ts';
import type { OfferItem } from '../usecases/travel-vertical.ts';

type Item = Pick<OfferItem, 'quantity' | 'priceUsd' | 'deal' | 'deposit'>;

/**
 * What items come to in what is sold together, in US cents: each at the better of what comes off each piece of the bundle and of the
 * deal that runs on it, deposits whole.
 */
export const togetherUsd = (
  items: readonly Item[],
  { deals, ...off }: BundleOff & { readonly deals: DealsNow | null },
): number =>
  items.reduce((sum, item) => {
    const whole = item.priceUsd * item.quantity;
    if (item.deposit) return sum + whole;
    const atDeal = whole - (deals?.([item])?.offUsd ?? 0);
    return sum + Math.min(bundledPiece(item.priceUsd, off) * item.quantity, atDeal);
  }, 0);
