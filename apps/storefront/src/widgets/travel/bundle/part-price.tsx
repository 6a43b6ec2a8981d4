import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { BundlePart } from '@app/contract/travel/bundle-views';
import { useFreeText } from './free-part.ts';

/** What one part of a bundle costs, in words where that is nothing. */
export function PartPrice({ part }: { readonly part: Pick<BundlePart, 'free' | 'order' | 'subject'> }) {
  const t = useT();
  const format = usePriceFormat();
  const freeText = useFreeText();
  const { kind, payable } = part.order;
  if (part.free) return <span className="t2">{freeText({ kind, subject: part.subject }, payable.currency)}</span>;
  return payable.usd === 0 ? <span className="t2">{t('orders.paid_points')}</span> : format.text(payable);
}
