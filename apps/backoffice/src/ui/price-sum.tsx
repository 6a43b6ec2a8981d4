import type { PriceLine } from '@app/contract/orders/price-lines';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import styles from './price-sum.module.css';

/** Every step of a price that changed something, and what is paid: settlement cents that the steps add up to. */
export function PriceSum({ lines, payableUsd }: { lines: readonly PriceLine[]; payableUsd: number }) {
  const t = useText();
  const format = useFormat();
  const shown = lines.filter((line) => line.amount.usd !== 0 || line.step === 'list_price');
  return (
    <div className={styles.sum}>
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may occur twice, and lines never move
        <span key={`${line.step}-${index}`}>
          {t(`orders.price.${line.step}`)} <b>{format.money(line.amount.usd)}</b>
        </span>
      ))}
      <span className={styles.total}>
        {t('orders.actual_payment')} <b>{format.money(payableUsd)}</b>
      </span>
    </div>
  );
}
