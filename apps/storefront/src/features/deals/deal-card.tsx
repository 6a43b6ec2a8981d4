import { useT } from '@app/client/i18n';
import type { DealCard as Deal } from '@app/contract/deals/views';
import { cx } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './deal-card.module.css';
import { dealHref } from './deal-href.ts';
import { ClaimedBar, ClaimedText, DealFlag, DealPrice, WaitingText } from './deal-parts.tsx';
import { isOver } from './deal-state.ts';
import { useDealWords } from './deal-words.ts';
import { ReminderButton } from './reminder-button.tsx';

/** What can be done: see it while it runs, be reminded before it begins, know what may come back once it is sold out. */
function Bottom({ deal }: { readonly deal: Deal }) {
  const t = useT();
  const words = useDealWords();
  if (deal.state === 'scheduled') {
    return (
      <div className={styles.bottom}>
        <p className="sub semi num">{t('deal.starts', { when: words.when(deal.startsAt) })}</p>
        <ReminderButton deal={deal} size="s" className={styles.remind} />
      </div>
    );
  }
  if (isOver(deal)) {
    return (
      <div className={styles.bottom}>
        <p>
          <ClaimedText deal={deal} />
        </p>
        <WaitingText deal={deal} />
      </div>
    );
  }
  return (
    <div className={styles.bottom}>
      <ClaimedBar deal={deal} />
      <div className={styles.line}>
        <ClaimedText deal={deal} />
        <span className={styles.see} aria-hidden="true">
          {t('deal.see')}
        </span>
      </div>
    </div>
  );
}

/** A deal in a list. A press opens it. */
export function DealCard({ deal, eager }: { readonly deal: Deal; readonly eager?: boolean }) {
  const words = useDealWords();
  return (
    <article className={cx(styles.card, isOver(deal) && styles.over)}>
      <div className={styles.picture}>
        <Picture src={deal.cover} alt="" width={112} eager={eager ?? false} />
        <span className={styles.flag}>
          <DealFlag deal={deal} plate />
        </span>
      </div>
      <div className={styles.body}>
        <h3 className={`semi clip2 ${styles.title}`}>
          <a className={styles.link} href={dealHref(deal)}>
            {deal.title}
          </a>
        </h3>
        <p className={`cap t2 clip2 ${styles.about}`}>{words.about(deal)}</p>
        <DealPrice deal={deal} />
        <Bottom deal={deal} />
      </div>
    </article>
  );
}

/** A deal in a row. A press opens it. */
export const SmallDealCard = ({ deal }: { readonly deal: Deal }) => (
  <a className={cx(styles.small, isOver(deal) && styles.over)} href={dealHref(deal)}>
    <span className={styles.smallPicture}>
      <Picture src={deal.cover} alt="" width={160} />
      <span className={styles.flag}>
        <DealFlag deal={deal} plate />
      </span>
    </span>
    <span className={`sub medium clip2 ${styles.smallTitle}`}>{deal.title}</span>
    <DealPrice deal={deal} size="m" per />
  </a>
);
