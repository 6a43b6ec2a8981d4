import { useT } from '@app/client/i18n';
import type { Amount } from '@app/contract/core/money-words';
import { Price } from '../ui/price.tsx';
import { useNumberText } from './number-text.ts';
import styles from './sum-price.module.css';

/** What something costs in all: money, the points that its points goods cost, or both; that nothing is to pay where that is so. */
export function SumPrice(props: { readonly price: Amount; readonly points: number; readonly size?: 'm' | 'l' }) {
  const t = useT();
  const number = useNumberText();
  const { price, points, size } = props;
  if (price.amount === 0 && points === 0) return <span className="semi">{t('orders.nothing_to_pay')}</span>;
  if (points === 0) return <Price price={price} {...(size ? { size } : {})} />;
  const shown = t('orders.points_value', { count: points, points: number(points) });
  if (price.amount === 0) return <span className={`${styles.alone} num`}>{shown}</span>;
  return (
    <span className={styles.both}>
      <Price price={price} {...(size ? { size } : {})} /> <span className={`${styles.plus} num`}>+ {shown}</span>
    </span>
  );
}
