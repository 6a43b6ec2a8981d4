import type { PriceAlert } from '@app/contract/price-history/schemas';
import { hrefTo } from '../../shell/navigation.ts';

/** The screen on which what an alert is for is looked at and bought; null where it is not sold any more. */
export function alertHref({ kind, target, day, until }: PriceAlert): string | null {
  if (!target) return null;
  const { id, from, to, cabin } = target;
  switch (kind) {
    case 'flight':
      return hrefTo('flightSearch', { from, to, cabin, day: day ?? undefined, back: until ?? undefined });
    case 'hotel':
      return hrefTo('hotelDetails', { id, checkIn: day ?? undefined, checkOut: until ?? undefined });
    case 'tour':
      return hrefTo('tourDetails', { id, day: day ?? undefined });
    case 'tourcombo':
      return hrefTo('tourComboDetails', { id });
    case 'combo':
      return hrefTo('comboDetails', { id, from, day: day ?? undefined });
    case 'product':
      return hrefTo('productDetail', { id });
    case 'deal':
      return hrefTo('dealDetails', { id });
  }
}
