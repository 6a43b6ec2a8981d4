import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';
import type { ReactNode } from 'react';
import styles from './spent-bar.module.css';

/** How much of the way to the next member level has been spent; full without one. */
export function SpentBar(props: {
  readonly spent: Price;
  readonly threshold: Price | null;
  /** Stands at the end of the text's line, below it where both do not fit. */
  readonly beside?: ReactNode;
}) {
  const { spent, threshold } = props;
  const t = useT();
  const format = usePriceFormat();
  const share = threshold && threshold.usd > 0 ? Math.min(1, spent.usd / threshold.usd) : 1;
  const text = threshold
    ? t('member.spent_of', { spent: format.text(spent), threshold: format.text(threshold) })
    : t('member.spent', { spent: format.text(spent) });
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <p className="sub t2">{text}</p>
        {props.beside}
      </div>
      <div className={styles.track}>
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
    </div>
  );
}
