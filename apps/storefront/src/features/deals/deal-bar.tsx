import { useT } from '@app/client/i18n';
import type { DealDetail } from '@app/contract/deals/views';
import { ButtonLink } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { useConverted } from '../../widgets/converted.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { buyHref, costOf, type DealChoice } from './deal-choice.ts';
import styles from './deal-details.module.css';
import { useDealPer } from './deal-per.ts';
import { useDealWords } from './deal-words.ts';
import { ReminderButton } from './reminder-button.tsx';

/** What the choice costs, and the way on with it; before the deal begins, a reminder. */
export function DealBar({ deal, choice }: { readonly deal: DealDetail; readonly choice: DealChoice | null }) {
  const t = useT();
  const date = useDateText();
  const words = useDealWords();
  const per = useDealPer();
  const waits = deal.state === 'scheduled';
  const converted = useConverted();
  const chosen = choice && !waits ? costOf(deal.calendar, choice) : null;
  const cost = chosen ? converted(chosen) : deal.now;
  const said = (): string => {
    if (waits) return t('deal.starts', { when: words.when(deal.startsAt) });
    if (!choice) return per(deal);
    if (deal.kind === 'hotel') return t('deal.nights', { from: date.day(choice.day), count: choice.nights });
    return [date.weekday(choice.day), ...(deal.party ? [per(deal)] : [])].join(t('travel.comma'));
  };
  return (
    <>
      <div className={styles.sum} aria-live="polite">
        {cost ? (
          <p>
            <span className="cap t3">{t('deal.from')} </span>
            <Price price={cost} size="l" deal />
          </p>
        ) : null}
        <p className="cap t3 num">{said()}</p>
      </div>
      {waits ? (
        <div className={styles.remind}>
          <ReminderButton deal={deal} size="m" />
        </div>
      ) : (
        <ButtonLink href={buyHref(deal, choice)}>{t(`deal.go.${deal.kind}`)}</ButtonLink>
      )}
    </>
  );
}
