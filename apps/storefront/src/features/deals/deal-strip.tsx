import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { DealDetail } from '@app/contract/deals/views';
import { cx } from '../../ui/class-names.ts';
import { ClaimedBar, ClaimedText, DealFlag, DealPrice, WaitingText } from './deal-parts.tsx';
import { useDealPer } from './deal-per.ts';
import { isOver } from './deal-state.ts';
import styles from './deal-strip.module.css';
import { useDealWords } from './deal-words.ts';
import { TimeLeft } from './time-left.tsx';

/** What is saved on a unit at least. */
function Saved({ deal }: { readonly deal: DealDetail }) {
  const t = useT();
  const format = usePriceFormat();
  const per = useDealPer();
  const { now, was } = deal;
  if (isOver(deal) || !now || !was || was.usd <= now.usd) return null;
  const amount = format.text({ ...now, amount: was.amount - now.amount });
  return <b className="semi accent num">{t('deal.save', { amount, per: per(deal) })}</b>;
}

/** The price with what it was, how long it holds or when it begins, and how much of it is taken. */
export function DealStrip({ deal, onTurn }: { readonly deal: DealDetail; readonly onTurn: () => void }) {
  const t = useT();
  const words = useDealWords();
  const over = isOver(deal);
  const begins = deal.state === 'scheduled';
  const until = begins ? deal.startsAt : deal.endsAt;
  const far = begins
    ? t('deal.starts', { when: words.when(until) })
    : t('deal.rule.until', { until: words.when(until) });
  return (
    <section className={cx(styles.strip, over && styles.over)}>
      <div className={styles.head}>
        <DealFlag deal={deal} />
        {over ? null : (
          <TimeLeft
            key={until}
            until={until}
            label={t(begins ? 'deal.starts_in' : 'deal.ends_in')}
            far={far}
            onEnd={onTurn}
          />
        )}
      </div>
      <div className={styles.price}>
        <DealPrice deal={deal} size="xl" per />
      </div>
      {over ? null : <ClaimedBar deal={deal} />}
      <div className={`cap ${styles.foot}`}>
        <ClaimedText deal={deal} />
        <Saved deal={deal} />
      </div>
      {over ? <WaitingText deal={deal} /> : null}
    </section>
  );
}
