import { useT } from '@app/client/i18n';
import type { DealMark } from '@app/contract/deals/deal-mark';
import { Tag } from '../../../ui/tag.tsx';
import { useMomentText } from '../../moment-text.ts';
import styles from './deal-tag.module.css';

/**
 * That a price of what is booked as one is at a deal: what that takes off what it costs together otherwise, and with `until` how long. What is crossed
 * out beside the price is what its parts cost one by one.
 */
export function DealOff({
  deal,
  until = false,
}: {
  readonly deal: Pick<NonNullable<DealMark>, 'percent' | 'endsAt'>;
  readonly until?: boolean;
}) {
  const t = useT();
  const moment = useMomentText();
  return (
    <span className={styles.mark}>
      <Tag tone="solid">{deal.percent > 0 ? t('deal.mark_off', { percent: deal.percent }) : t('deal.mark')}</Tag>
      {until ? <span className="cap accent">{t('deal.until', { time: moment.minute(deal.endsAt) })}</span> : null}
    </span>
  );
}
