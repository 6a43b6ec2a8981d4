import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { KeyValue } from '../../ui/list-row.tsx';
import styles from '../../widgets/dining/table-subject.module.css';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { SubjectCard } from '../../widgets/travel/order/subject-card.tsx';
import { usePartyText } from '../../widgets/travel/search/party-text.ts';
import { useDiningWords } from './dining-words.ts';

/** What is booked: the restaurant, the hour by its clock, the table and what was ordered with it. */
export function TableSubject({ subject, item }: { readonly subject: TravelSubject; readonly item: DiningItem }) {
  const t = useT();
  const date = useDateText();
  const words = useDiningWords();
  const party = usePartyText();
  return (
    <SubjectCard
      subject={subject}
      lines={
        <>
          <p className="sub t2">{words.cuisines(item)}</p>
          <p className="sub t3">
            <Unbroken text={subject.place?.address ?? ''} />
          </p>
        </>
      }
    >
      <div className={styles.when}>
        <p className="h2 num">
          {date.weekday(item.date)}
          {t('travel.comma')}
          {item.time}
        </p>
        <p className="cap t3">{t('dining.local_clock')}</p>
        <dl>
          <KeyValue name={t('dining.people_title')}>{party.guests(item)}</KeyValue>
          <KeyValue name={t('dining.table')}>{words.tables(item)}</KeyValue>
          <KeyValue name={t('dining.yours')}>{words.minutes(item.stayMinutes)}</KeyValue>
          {item.occasion === 'none' ? null : (
            <KeyValue name={t('dining.occasion_title')}>{t(`dining.occasion.${item.occasion}`)}</KeyValue>
          )}
          {item.menus.map((menu) => (
            <KeyValue key={menu.id} name={t('dining.menu_times', { count: menu.count, name: menu.name })}>
              {t(menu.prepaid ? 'dining.menu_ahead' : 'dining.menu_there')}
            </KeyValue>
          ))}
        </dl>
      </div>
    </SubjectCard>
  );
}
