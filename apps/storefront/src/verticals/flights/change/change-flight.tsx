import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { type ChangedLines, ChangeSheet } from '../../../widgets/travel/order/change-sheet.tsx';
import { useChange } from '../../../widgets/travel/order/use-change.ts';
import { useChangeSteps } from '../../../widgets/travel/order/use-change-steps.ts';
import { useExtrasChanged } from '../bags/add-bags.tsx';
import { dayOf, hourOf, useFlightWords, useWayNames } from '../flight-words.ts';
import { lessBy } from '../seats/use-seat-choice.ts';
import { itemOf } from '../use-book-flight.ts';
import { ChooseFlights } from './choose-flights.tsx';
import { seatsThen, travelling, withSeats } from './wanted-seats.ts';
import { isSomething, NOTHING } from './wanted-trip.ts';

/** Returns how a flight booking is said beside its change: a line for each way, who travels, and seats and bags beside the fares. */
export function useFlightLines(order: Pick<TravelOrderDetail, 'guests'> | undefined): ChangedLines {
  const t = useT();
  const date = useDateText();
  const words = useFlightWords();
  const wayName = useWayNames();
  const extras = useExtrasChanged(order);
  return (booking) => {
    const item = itemOf(booking);
    const ways = item.slices.map((slice, index) => {
      const numbers = slice.legs.map(({ number }) => number.replaceAll(' ', '\u00a0')).join(t('travel.list_comma'));
      const when = `${date.weekday(dayOf(slice.localDeparture))} ${hourOf(slice.localDeparture)}`;
      return [wayName(item.slices, index), when, numbers, slice.fare.name].join('\u00a0· ');
    });
    return [...ways, words.party(item.party), ...(item.bags.length + item.seats.length > 0 ? extras(booking) : [])];
  };
}

/** Other flights for a booking, or fewer travellers: chosen, then what it costs, then done or on to the cashier. */
export function ChangeFlight(props: {
  readonly order: TravelOrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const words = useFlightWords();
  const { order } = props;
  const [wanted, setWanted] = useState(NOTHING);
  const named = (positions: readonly number[]) => ({
    guests: order.guests.filter((_, index) => positions.includes(index + 1)),
  });
  const linesThen = useFlightLines(named(travelling(wanted, order.guests)));
  const linesNow = useFlightLines(named(travelling({ ...wanted, leaving: [] }, order.guests)));
  const change = useChange({
    order,
    quote: flightEndpoints.quoteFlightChange,
    make: flightEndpoints.changeFlight,
    onDone: props.onClose,
  });
  const steps = useChangeSteps({ forget: change.forget, onClose: props.onClose });
  const item = (change.change?.after.subject.item as FlightItem | undefined) ?? itemOf(order);
  return (
    <>
      <Sheet
        open={props.open && !change.chosen}
        onClose={steps.onChooseClose}
        title={t('travel.action.change_dates')}
        footer={
          <Button
            block
            disabled={!isSomething(wanted, order.guests)}
            onClick={() => {
              steps.toPrice();
              const slices = wanted.ways.map(({ slice, cabin, brand, legs }) => ({
                ...{ slice, cabin, brand },
                legs: legs.map(({ flightId, day }) => ({ flightId, day })),
              }));
              change.choose({
                orderId: order.id,
                slices,
                leaving: [...wanted.leaving],
                moving: [...(wanted.moving ?? [])],
                seats: [...seatsThen(wanted, order.guests, itemOf(order))],
              });
            }}
          >
            {t('travel.change_see')}
          </Button>
        }
      >
        {props.open ? <ChooseFlights order={order} item={itemOf(order)} wanted={wanted} onWanted={setWanted} /> : null}
      </Sheet>
      <ChangeSheet
        open={props.open && change.chosen}
        on={change}
        lines={(booking) => (booking === change.change?.before ? linesNow : linesThen)(booking)}
        listName={[words.party(item.party), words.fares(item.slices.map(({ fare }) => fare))].join(t('travel.comma'))}
        offName={t(order.bundle ? 'combos.discount' : 'flights.return_discount')}
        onOther={() => {
          // A seat that someone else has is chosen anew; all else stays.
          const { guests } = order;
          const item = itemOf(order);
          const rest = lessBy(change.error, seatsThen(wanted, guests, item));
          if (rest) setWanted(withSeats(wanted, { guests, item, seats: rest }));
          steps.toChoose();
        }}
        onClose={steps.onPriceClose}
      />
    </>
  );
}
