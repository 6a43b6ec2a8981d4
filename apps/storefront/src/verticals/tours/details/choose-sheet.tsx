import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { seatsOf, tourTravellers } from '@app/contract/verticals/tours/party';
import type { PricedDeparture, TourDetail } from '@app/contract/verticals/tours/views';
import { useState } from 'react';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { extrasParam } from '../../../widgets/tours/booking-params.ts';
import styles from '../../../widgets/tours/choose-sheet.module.css';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { countsOf, type TourChoice } from '../../../widgets/tours/use-tour-choice.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { CountRow } from '../../../widgets/travel/search/party-fields.tsx';
import { Starts } from './starts.tsx';

/** The start and language of the day, extras and rooms of one's own; then on to the booking. Mount it anew for each opening. */
export function ChooseSheet(props: {
  readonly tour: TourDetail;
  readonly choice: TourChoice;
  readonly departure: PricedDeparture;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const date = useDateText();
  const format = usePriceFormat();
  const words = useTourWords();
  const { tour, choice, departure } = props;
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [singles, setSingles] = useState(0);
  const people = tourTravellers(choice.party);
  const seats = seatsOf(countsOf(tour, choice.party).counts);
  const extras = tour.extras.map(({ id }) => ({ id, count: counts[id] ?? 0 }));
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={[date.weekday(departure.day), words.people(choice.party)].join(t('travel.comma'))}
      footer={
        <ButtonLink
          block
          href={hrefTo('tourSubmitOrder', {
            tour: tour.id,
            departure: departure.id,
            ...partyParams(choice.party),
            adults: choice.party.adults,
            singleRooms: singles > 0 ? singles : null,
            extras: extrasParam(extras),
          })}
        >
          {t('tours.continue')}
        </ButtonLink>
      }
    >
      <Starts choice={choice} chosen={departure} taxPercent={tour.taxPercent} />
      {tour.singlePrice || tour.extras.length > 0 ? (
        <section className={styles.part}>
          <h3 className={styles.legend}>{t('tours.extras')}</h3>
          {tour.singlePrice ? (
            <CountRow
              title={t('tours.single_rooms')}
              note={t('tours.each', { amount: format.text(tour.singlePrice) })}
              value={singles}
              min={0}
              max={seats}
              onChange={setSingles}
            />
          ) : null}
          {tour.extras.map((extra) => (
            <CountRow
              key={extra.id}
              title={extra.name}
              note={[format.text(extra.price), t(`tours.per.${extra.per}`)].join(t('travel.comma'))}
              value={counts[extra.id] ?? 0}
              min={0}
              max={extra.per === 'person' ? extra.max * people : extra.max}
              onChange={(value) => setCounts((now) => ({ ...now, [extra.id]: value }))}
            />
          ))}
        </section>
      ) : null}
      {tour.pickups.length > 0 ? <p className="cap t3">{t('tours.pickup_next')}</p> : null}
    </Sheet>
  );
}
