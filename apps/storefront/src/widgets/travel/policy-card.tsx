import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { PolicyStep } from '@app/contract/travel/order-views';
import { cx } from '../../ui/class-names.ts';
import styles from './policy-card.module.css';
import { type PolicyLine, policyLines } from './policy-rules.ts';
import { useZoneText } from './zone-text.ts';

const tone: Record<PolicyLine['kind'], string> = { free: 'ok', partly: '', all: 'bad' };

/** What cancelling costs, as dates in the place's own time and as money. */
export function PolicyLines(props: {
  readonly policy: readonly PolicyStep[];
  readonly payable: { readonly usd: number };
  readonly zone: string;
}) {
  const t = useT();
  const format = usePriceFormat();
  const zone = useZoneText(props.zone);
  const when = ({ from, until }: PolicyLine): string => {
    if (until) return t('travel.policy_until', { time: zone.minute(until) });
    return from ? t('travel.policy_after', { time: zone.minute(from) }) : t('travel.policy_always');
  };
  const what = ({ kind, fee }: PolicyLine): string => {
    if (kind === 'free') return t('travel.policy_free');
    return kind === 'all' ? t('travel.policy_no_refund') : t('travel.policy_fee', { amount: format.text(fee) });
  };
  return (
    <>
      <ol className={styles.lines}>
        {policyLines(props.policy, props.payable).map((line) => (
          <li key={line.until ?? 'last'} className={cx(styles.line, styles[line.kind])}>
            <span className="sub t2">{when(line)}</span>
            <span className={cx('semi', tone[line.kind])}>{what(line)}</span>
          </li>
        ))}
      </ol>
      <p className={`cap t3 ${styles.zone}`}>{t('travel.policy_zone')}</p>
    </>
  );
}
