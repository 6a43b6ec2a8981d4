import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { fullName } from '@app/contract/travel/person-names';
import { seatsOf } from '@app/contract/verticals/flights/party';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { Button } from '../../../ui/button.tsx';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { SeatSheet, type SeatTraveller } from '../seats/seat-sheet.tsx';
import { useSeatWords } from '../seats/seat-words.ts';
import styles from './change.module.css';
import { newLegs, partyThen, seatsThen, travelling, withSeats } from './wanted-seats.ts';
import { isSomething, type WantedTrip } from './wanted-trip.ts';

/** Seats on the flights that are changed to, chosen on their maps where the fares allow it; who has none is assigned one with the ticket. */
export function ChangedSeats(props: {
  readonly order: TravelOrderDetail;
  readonly item: FlightItem;
  readonly wanted: WantedTrip;
  readonly onWanted: (wanted: WantedTrip) => void;
}) {
  const t = useT();
  const words = useSeatWords();
  const asking = useAsking<'seats'>();
  const { item, wanted } = props;
  const { guests } = props.order;
  const [first, ...more] = newLegs(wanted, item);
  if (!first || !isSomething(wanted, guests)) return null;
  const party = partyThen(wanted, guests, item);
  const who = travelling(wanted, guests).slice(0, seatsOf(party));
  const travellers = who.flatMap((at, index): SeatTraveller[] => {
    const guest = guests[at - 1];
    if (!guest) return [];
    const initials = `${guest.givenName.slice(0, 1)}${guest.familyName.slice(0, 1)}`;
    return [{ guest: index + 1, name: fullName(guest), initials }];
  });
  const chosen = seatsThen(wanted, guests, item);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('flights.seats_title')}</legend>
      {[first, ...more].map((leg) => {
        const here = chosen.filter((seat) => seat.leg === leg.position);
        return (
          <div key={leg.position} className={styles.seated}>
            <p className="cap t3">{words.leg(leg.leg)}</p>
            {here.length > 0 ? (
              here.map(({ guest, seat }) => (
                <p key={guest} className={styles.seat}>
                  <span className="grow">{travellers[guest - 1]?.name}</span>
                  <b className="num">{seat}</b>
                </p>
              ))
            ) : (
              <p className="sub t2">{t('flights.change_seats_later')}</p>
            )}
          </div>
        );
      })}
      <Button kind="soft" size="m" aria-haspopup="dialog" onClick={() => asking.ask('seats')}>
        {t(chosen.length > 0 ? 'flights.seats_change' : 'flights.seats_choose')}
      </Button>
      {asking.times > 0 ? (
        <SeatSheet
          key={asking.times}
          open={asking.what !== null}
          onClose={asking.close}
          legs={[first, ...more]}
          travellers={travellers}
          party={party}
          chosen={chosen}
          onChoose={(seats) => props.onWanted(withSeats(wanted, { guests, item, seats }))}
        />
      ) : null}
    </fieldset>
  );
}
