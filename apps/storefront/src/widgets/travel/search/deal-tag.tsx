import { useT } from '@app/client/i18n';
import { type DealMark, struckPrice } from '@app/contract/deals/deal-mark';
import { OldPrice } from '../../../ui/price.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useMomentText } from '../../moment-text.ts';
import styles from './deal-tag.module.css';

/**
 * Beside a price that is at a discount deal: what it was before, how much less that is, and until when. Where it is not below what was
 * asked in the 30 days before, there is no old price to show.
 */
export function DealTag({ deal, until = false }: { readonly deal: DealMark; readonly until?: boolean }) {
  const t = useT();
  const moment = useMomentText();
  if (!deal) return null;
  const before = struckPrice(deal);
  return (
    <span className={styles.mark}>
      {before ? (
        <>
          <OldPrice price={before} />
          <Tag tone="solid">−{deal.percent}%</Tag>
        </>
      ) : (
        <Tag tone="solid">{t('deal.mark')}</Tag>
      )}
      {until ? <span className="cap accent">{t('deal.until', { time: moment.minute(deal.endsAt) })}</span> : null}
    </span>
  );
}
