import { useT } from '@app/client/i18n';
import { fullName } from '@app/contract/travel/person-names';
import { seatsOf, travellerTypes } from '@app/contract/verticals/flights/party';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { passengerField } from '../../../widgets/travel/travellers/traveller-rules.ts';
import { useTravellerTitle } from '../../../widgets/travel/travellers/travellers.tsx';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import type { useBookFlight } from '../use-book-flight.ts';
import { SeatSheet, type SeatTraveller } from './seat-sheet.tsx';
import { legsOfTrip } from './seat-words.ts';
import styles from './seats.module.css';
import { SeatLines } from './seats-card.tsx';

type Booked = ReturnType<typeof useBookFlight>;

/** Those of a trip who need a seat, by their names where they are chosen. */
function useSeatTravellers({ booking, kept }: Booked, { party }: FlightItem): SeatTraveller[] {
  const titleOf = useTravellerTitle();
  const types = travellerTypes(party);
  return Array.from({ length: seatsOf(party) }, (_, index) => {
    const chosen = kept.list.find(({ id }) => id === booking.form.watch(passengerField(index)));
    return {
      guest: index + 1,
      name: chosen ? fullName(chosen) : titleOf(types, index),
      initials: chosen ? `${chosen.givenName.slice(0, 1)}${chosen.familyName.slice(0, 1)}` : String(index + 1),
    };
  });
}

/** The seats of a trip that is about to be booked: chosen where its fares allow it, given with the tickets otherwise. */
export function TripSeats({ of, item }: { readonly of: Booked; readonly item: FlightItem }) {
  const t = useT();
  const asking = useAsking<'seats'>();
  const travellers = useSeatTravellers(of, item);
  const [first, ...more] = legsOfTrip(item);
  if (!first || item.slices.every(({ fare }) => fare.seat === 'none')) return null;
  const { chosen, choose } = of.seats;
  return (
    <Card>
      <div className={styles.head}>
        <h2 className="h3 grow">{t('flights.seats_title')}</h2>
        <Button kind="soft" size="m" aria-haspopup="dialog" onClick={() => asking.ask('seats')}>
          {t(chosen.length > 0 ? 'flights.seats_change' : 'flights.seats_choose')}
        </Button>
      </div>
      {chosen.length > 0 ? (
        <SeatLines item={item} seats={chosen} nameOf={(guest) => travellers[guest - 1]?.name ?? ''} />
      ) : (
        <p className={`sub t2 ${styles.note}`}>{t('flights.seats_later')}</p>
      )}
      {asking.times > 0 ? (
        <SeatSheet
          key={asking.times}
          open={asking.what !== null}
          onClose={asking.close}
          legs={[first, ...more]}
          travellers={travellers}
          party={item.party}
          chosen={chosen}
          onChoose={choose}
        />
      ) : null}
    </Card>
  );
}
