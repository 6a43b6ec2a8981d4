import { useT } from '@app/client/i18n';
import type { TravelSubject } from '@app/contract/travel/order-views';
import { isRoundTrip } from '@app/contract/verticals/flights/round-trip';
import type { FlightItem, SliceFare } from '@app/contract/verticals/flights/views';
import { IconChevronDown, IconChevronUp, IconPlaneDeparture } from '@tabler/icons-react';
import { useState } from 'react';
import { Card, IconWell } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import styles from './flight-subject.module.css';
import { dayOf, useFlightWords } from './flight-words.ts';
import { Itinerary } from './itinerary.tsx';
import { SliceArc } from './slice-arc.tsx';

/** What the fare of each way includes; in one line where both ways have the same. Where bags are bought, no lack of one is stated. */
function FareLines({ slices, bags }: Pick<FlightItem, 'slices' | 'bags'>) {
  const t = useT();
  const bagText = ({ pieces, kg }: SliceFare['checkedBag'], index: number): string => {
    if (pieces > 0) return t('flights.checked_bags', { count: pieces, kg });
    return bags.some(({ slice }) => slice === index + 1) ? '' : t('flights.no_bag');
  };
  const gives = ({ checkedBag, seat, meal }: SliceFare, index: number): string =>
    [bagText(checkedBag, index), t(`flights.seat.${seat}`), t(meal ? 'flights.meal' : 'flights.no_meal')]
      .filter(Boolean)
      .join(' · ');
  const fares = slices.map(({ fare }) => fare);
  const [first] = fares;
  if (!first) return null;
  const same = fares.every((fare, index) => fare.name === first.name && gives(fare, index) === gives(first, 0));
  const labelOf = (index: number) => {
    if (!isRoundTrip(slices)) return 'flights.fare_way';
    return index === 0 ? 'flights.fare_out' : 'flights.fare_back';
  };
  return (
    <div className={`cap t3 ${styles.bags}`}>
      {same ? (
        <p>{gives(first, 0)}</p>
      ) : (
        fares.map((fare, index) => (
          <p key={slices[index]?.key}>
            <span className="t2">{t(labelOf(index), { number: index + 1, fare: fare.name })}</span> {gives(fare, index)}
          </p>
        ))
      )}
    </div>
  );
}

/** What is booked: each way at a glance; unfolded, flight by flight. */
export function FlightSubject(props: {
  readonly subject: TravelSubject;
  readonly item: FlightItem;
  /** Unfolded at first. */
  readonly open?: boolean;
}) {
  const t = useT();
  const date = useDateText();
  const words = useFlightWords();
  const [open, setOpen] = useState(props.open ?? false);
  const { item } = props;
  const fares = item.slices.map(({ fare }) => fare);
  return (
    <>
      <Card>
        <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
          <IconWell>
            <Icon as={IconPlaneDeparture} size="m" />
          </IconWell>
          <span className="grow">
            <span className="h3">{words.trip(item.slices)}</span>
            <span className={`cap t2 ${styles.line}`}>
              {[words.fares(fares), words.party(item.party)].join(t('travel.comma'))}
            </span>
          </span>
          <Icon as={open ? IconChevronUp : IconChevronDown} size="m" className="t3" />
          <span className="visually-hidden">{t('flights.itinerary')}</span>
        </button>
        {open ? null : (
          <ul className={styles.ways}>
            {item.slices.map((slice) => (
              <li key={slice.key}>
                <p className={`cap t2 ${styles.day}`}>{date.weekday(dayOf(slice.localDeparture))}</p>
                <SliceArc slice={slice} />
              </li>
            ))}
          </ul>
        )}
        <FareLines slices={item.slices} bags={item.bags} />
      </Card>
      {open ? <Itinerary slices={item.slices} /> : null}
    </>
  );
}
