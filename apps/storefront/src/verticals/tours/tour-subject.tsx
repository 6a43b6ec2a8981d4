import { useT } from '@app/client/i18n';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { TourItem } from '@app/contract/verticals/tours/views';
import type { ReactNode } from 'react';
import { KeyValue } from '../../ui/list-row.tsx';
import styles from '../../widgets/tours/tour-subject.module.css';
import { useTourWords } from '../../widgets/tours/tour-words.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { SubjectCard } from '../../widgets/travel/order/subject-card.tsx';

/** What is booked: the tour, when it begins, who comes, and what was chosen with it. */
export function TourSubject({ subject, item }: { readonly subject: TravelSubject; readonly item: TourItem }) {
  const t = useT();
  const date = useDateText();
  const words = useTourWords();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('tours.start'), t('tours.day_at', { day: date.weekday(item.day), hour: item.start })],
    [t('tours.last_day'), item.lastDay === item.day ? null : date.weekday(item.lastDay)],
    [t('tours.filter_language'), words.language(item.language)],
    [t('tours.party'), words.units(item.units)],
    [t('tours.extras'), words.extras(item)],
    [t('tours.single_rooms'), item.singleRooms > 0 ? item.singleRooms : null],
  ];
  return (
    <SubjectCard
      subject={subject}
      lines={
        <>
          <p className="sub t2">{words.length(item)}</p>
          <p className="sub t3">{t('tours.run_by', { operator: item.operator })}</p>
        </>
      }
    >
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <KeyValue key={name} name={name}>
              {value}
            </KeyValue>
          ) : null,
        )}
      </dl>
    </SubjectCard>
  );
}
