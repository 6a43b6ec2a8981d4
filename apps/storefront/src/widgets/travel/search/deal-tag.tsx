import { useT } from '@app/client/i18n';
import type { DealMark } from '@app/contract/deals/deal-mark';
import { OldPrice } from '../../../ui/price.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useMomentText } from '../../moment-text.ts';
import styles from './deal-tag.module.css';

/** Beside a price that is at a discount deal: what it costs otherwise, how much less that is, and until when. */
export function DealTag({ deal, until = false }: { readonly deal: DealMark; readonly until?: boolean }) {
  const t = useT();
  const moment = useMomentText();
  if (!deal) return null;
  return (
    <span className={styles.mark}>
      <OldPrice price={deal.was} />
      <Tag tone="solid">−{deal.percent}%</Tag>
      {until ? <span className="cap accent">{t('deal.until', { time: moment.minute(deal.endsAt) })}</span> : null}
    </span>
  );
}
