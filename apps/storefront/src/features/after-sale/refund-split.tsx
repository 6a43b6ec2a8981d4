import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { RefundSplit } from '@app/contract/orders/after-sale/return-request-summary';
import { KeyValue } from '../../ui/list-row.tsx';
import { Price } from '../../ui/price.tsx';
import { useNumberText } from '../../widgets/number-text.ts';
import { RoundingLine } from '../../widgets/rounding-line.tsx';
import styles from './after-sale.module.css';

/** What goes back, by source: money the way it was paid, points as points, the coupon's part named. */
export function RefundSplitView({ split, kind }: { readonly split: RefundSplit; readonly kind: 'refund' | 'return' }) {
  const t = useT();
  const format = usePriceFormat();
  const number = useNumberText();
  const targets = {
    wallet: 'after_sale.back_wallet',
    card: 'after_sale.back_card',
    none: 'after_sale.back_none',
  } as const;
  return (
    <>
      <dl className={styles.split}>
        <KeyValue name={t('after_sale.back_goods')}>{format.text(split.goods)}</KeyValue>
        {split.postage.usd > 0 ? (
          <KeyValue name={t('after_sale.back_postage')}>{format.text(split.postage)}</KeyValue>
        ) : null}
        <RoundingLine total={split.amount} parts={[split.goods, split.postage]} />
        {split.amount.usd > 0 || split.points === 0 ? (
          <KeyValue name={t(targets[split.to])} strong>
            {split.amount.usd > 0 ? <Price price={split.amount} /> : t('orders.nothing')}
          </KeyValue>
        ) : null}
        {split.points > 0 ? (
          <KeyValue name={t('after_sale.back_points')} strong>
            {t('orders.points_value', { count: split.points, points: number(split.points) })}
          </KeyValue>
        ) : null}
      </dl>
      {split.coupon.usd > 0 ? (
        <p className="cap t3">{t('after_sale.back_coupon', { amount: format.text(split.coupon) })}</p>
      ) : null}
      {kind === 'return' ? (
        <p className="cap t3">
          {split.keptPostage && split.keptPostage.usd > 0
            ? t('after_sale.back_postage_kept_of', { amount: format.text(split.keptPostage) })
            : t('after_sale.back_postage_kept')}
        </p>
      ) : null}
    </>
  );
}
