import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelSubject } from '@app/contract/travel/order-views';
import { useConverted } from '../../converted.ts';
import { averageOf } from './item-reading.ts';

/** What says that a part of a bundle costs nothing here. */
export type FreePart = { readonly kind: TravelKind; readonly subject: Pick<TravelSubject, 'item'> };

/** Returns what is said of a part that costs nothing here: it is included, but for a table, whose guests pay there. */
export function useFreeText(): (part: FreePart, currency: string) => string {
  const t = useT();
  const format = usePriceFormat();
  const converted = useConverted();
  return ({ kind, subject }, currency) => {
    if (kind !== 'dining') return t('combos.included');
    const usd = averageOf(subject.item);
    if (usd === 0) return t('dining.reserved');
    return t('dining.reserved_about', { amount: format.text(converted({ usd, amount: usd, currency })) });
  };
}
