import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Quote } from '@app/contract/orders/schemas';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { SumPrice } from '../../../widgets/sum-price.tsx';
import styles from '../my-orders/orders.module.css';
import type { Placing } from './use-place-order.ts';
import type { QuoteOnScreen } from './use-quote.ts';

/** The bar with what is to be paid and the one button. */
export function PlaceBar(props: { readonly quote: Quote; readonly on: QuoteOnScreen; readonly placing: Placing }) {
  const t = useT();
  const format = usePriceFormat();
  const { quote, on, placing } = props;
  const short = quote.points.lockedReason === 'error.wallet.insufficient_points';
  const hindrance = quote.address === null ? t('orders.address_first') : short ? t('orders.points_short') : null;
  const saved = quote.saved.usd > 0 ? t('orders.you_save', { amount: format.text(quote.saved) }) : null;
  return (
    <>
      <div className={cx(styles.sum, on.isRevising && styles.busy)}>
        <SumPrice price={quote.payable} points={quote.pointsForGoods} size="l" />
        <p className="cap t3 num clip2">{hindrance ?? saved}</p>
      </div>
      <Button
        className={styles.placeButton}
        disabled={hindrance !== null || on.isRevising}
        loading={placing.isPlacing}
        onClick={placing.place}
      >
        {t('orders.place')}
      </Button>
    </>
  );
}
