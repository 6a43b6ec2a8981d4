import { useT } from '@app/client/i18n';
import type { TourDetail } from '@app/contract/verticals/tours/views';
import { Card } from '../../../ui/card.tsx';
import styles from '../../../widgets/tours/departure-calendar.module.css';
import { DepartureMonths, Sure } from '../../../widgets/tours/departure-months.tsx';
import type { TourChoice } from '../../../widgets/tours/use-tour-choice.ts';

/** The calendar of a tour's departures, and what its shields mean. */
export function DepartureCalendar({ tour, choice }: { readonly tour: TourDetail; readonly choice: TourChoice }) {
  const t = useT();
  const start = choice.day ?? tour.next?.day ?? tour.today;
  return (
    <section>
      <div className={styles.section} id="departures">
        <h2 className="h2">{t('tours.departures')}</h2>
        <span className="cap t2">{t('tours.per_adult')}</span>
      </div>
      <Card>
        <DepartureMonths
          tourId={tour.id}
          party={choice.party}
          first={tour.today}
          last={tour.lastDay ?? start}
          start={start}
          day={choice.day}
          onDay={choice.setDay}
          next={tour.next?.day ?? null}
        />
        {tour.goDays > 0 ? (
          <p className={`cap t3 ${styles.legend}`}>
            <Sure />
            <span>{t('tours.legend', { people: tour.minPeople, count: tour.goDays })}</span>
          </p>
        ) : null}
      </Card>
    </section>
  );
}
