import { useT } from '@app/client/i18n';
import type { BookedSeat } from '@app/contract/verticals/flights/seat-schemas';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { legsOfTrip, useSeatWords } from './seat-words.ts';
import styles from './seats.module.css';

type ListProps = {
  readonly item: Pick<FlightItem, 'slices'>;
  readonly seats: readonly BookedSeat[];
  /** What a traveller is called, by their position from 1. */
  readonly nameOf: (guest: number) => string;
};

/** The seats of a booking by flight: who sits where. */
export function useSeatLines() {
  const words = useSeatWords();
  return ({ item, seats, nameOf }: ListProps) =>
    legsOfTrip(item).flatMap(({ position, leg }) => {
      const here = seats
        .filter((seat) => seat.leg === position)
        .map(({ guest, seat }) => ({ guest, seat, name: nameOf(guest) }));
      return here.length > 0 ? [{ position, flight: words.leg(leg), here }] : [];
    });
}

/** Seats by flight and traveller. */
export function SeatLines(props: ListProps) {
  const linesOf = useSeatLines();
  return (
    <ul className={styles.lines}>
      {linesOf(props).map(({ position, flight, here }) => (
        <li key={position}>
          <p className="cap t3">{flight}</p>
          {here.map(({ guest, seat, name }) => (
            <p key={guest} className={styles.line}>
              <span className="grow">{name}</span>
              <b className="num">{seat}</b>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Who sits where on the flights of a booking, with what can be done about it; nothing where no seat is known and none can be chosen. */
export function SeatsCard({
  item,
  nameOf,
  action,
}: Pick<ListProps, 'nameOf'> & { readonly item: FlightItem; readonly action?: ReactNode }) {
  const t = useT();
  if (item.seats.length === 0 && !action) return null;
  return (
    <Card>
      <div className={styles.head}>
        <h2 className="h3 grow">{t('flights.seats_title')}</h2>
        {action}
      </div>
      {item.seats.length > 0 ? (
        <SeatLines item={item} seats={item.seats} nameOf={nameOf} />
      ) : (
        <p className={`sub t2 ${styles.note}`}>{t('flights.seats_later')}</p>
      )}
    </Card>
  );
}
