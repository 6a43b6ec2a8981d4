import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { fullName } from '@app/contract/travel/person-names';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { seatsOf } from '@app/contract/verticals/flights/party';
import { useRef } from 'react';
import { ChangeSheet } from '../../../widgets/travel/order/change-sheet.tsx';
import { useChange } from '../../../widgets/travel/order/use-change.ts';
import { useExtrasChanged } from '../bags/add-bags.tsx';
import { itemOf } from '../use-book-flight.ts';
import type { Seats } from './seat-choice.ts';
import { SeatSheet, type SeatTraveller } from './seat-sheet.tsx';
import { legsOfTrip } from './seat-words.ts';

/** Those of a booking who need a seat. */
const travellersOf = (order: TravelOrderDetail): SeatTraveller[] =>
  order.guests.slice(0, seatsOf(itemOf(order).party)).map((person, index) => ({
    guest: index + 1,
    name: fullName(person),
    initials: `${person.givenName.slice(0, 1)}${person.familyName.slice(0, 1)}`,
  }));

/** Other seats for those of a booking: chosen flight by flight, then what they cost, then on to the cashier. */
export function ChangeSeats(props: {
  readonly order: TravelOrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const { order, open, onClose } = props;
  const item = itemOf(order);
  const lines = useExtrasChanged(order);
  const change = useChange({
    order,
    quote: flightEndpoints.quoteExtras,
    make: flightEndpoints.addExtras,
    onDone: onClose,
  });
  // The sheet of seats makes way for the price, or ends the whole: it says what was chosen before it closes.
  const chose = useRef(false);
  const toSeats = () => {
    chose.current = false;
    change.forget();
  };
  const [first, ...more] = legsOfTrip(item).filter(({ leg }) => Date.parse(leg.departsAt) > Date.now());
  if (!first) return null;
  const isBooked = (seat: Seats[number]) =>
    item.seats.some((one) => one.leg === seat.leg && one.guest === seat.guest && one.seat === seat.seat);
  return (
    <>
      <SeatSheet
        open={open && !change.chosen}
        onClose={() => {
          if (!chose.current) onClose();
        }}
        legs={[first, ...more]}
        travellers={travellersOf(order)}
        party={item.party}
        chosen={item.seats}
        isBooked
        onChoose={(seats) => {
          // It also closes when it has made way.
          if (chose.current) return;
          chose.current = true;
          change.choose({ orderId: order.id, bags: [], seats: seats.filter((seat) => !isBooked(seat)) });
        }}
      />
      <ChangeSheet
        open={open && change.chosen}
        on={change}
        lines={lines}
        action="add_extras"
        title={t('flights.seats_change')}
        listName={t('flights.extras_and_fare')}
        offName={t(order.bundle ? 'combos.discount' : 'flights.return_discount')}
        onOther={toSeats}
        onClose={() => {
          if (chose.current) toSeats();
        }}
      />
    </>
  );
}
