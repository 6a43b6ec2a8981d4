import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { useRef, useState } from 'react';
import { DateRangeSheet } from '../../../widgets/travel/dates/date-range-sheet.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays, daysBetween } from '../../../widgets/travel/dates/local-date.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { type ChangedLines, ChangeSheet } from '../../../widgets/travel/order/change-sheet.tsx';
import { useChange } from '../../../widgets/travel/order/use-change.ts';
import { usePriceMarks } from '../use-price-marks.ts';
import { type Nights, ownDeparture, ownMarks } from './own-nights.ts';

const partyOf = (item: HotelItem) => ({
  rooms: item.rooms.length,
  adults: item.rooms.reduce((sum, room) => sum + room.adults, 0),
  childAges: item.rooms.flatMap((room) => [...room.childAges]),
});

/** Returns how the days of a stay are said beside those of its change. */
export function useStayLines(): ChangedLines {
  const date = useDateText();
  return ({ service: { from, to } }) => [`${date.weekday(from)} – ${date.weekday(to)}`];
}

/** Other nights for a stay: the hotel's calendar, then what they cost, then done or on to the cashier. */
export function ChangeStay(props: {
  readonly order: TravelOrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const today = useToday();
  const lines = useStayLines();
  const { order } = props;
  const item = order.subject.item as HotelItem;
  const booked: Nights = { from: item.checkIn, to: item.checkOut };
  const [nights, setNights] = useState<Nights>(booked);
  const change = useChange({
    order,
    quote: hotelEndpoints.quoteStayChange,
    make: hotelEndpoints.changeStay,
    onDone: props.onClose,
  });
  const { marks, onMonth, departure, onArrival } = usePriceMarks({ hotel: item.hotelId }, partyOf(item), props.open);
  // A sheet that makes way for the other also tells that it closes: only the one that is asked for ends the whole.
  const front = useRef<'calendar' | 'price'>('calendar');
  const closeFrom = (sheet: 'calendar' | 'price') => () => {
    if (front.current === sheet) props.onClose();
  };
  const choose = (wanted: Nights) => {
    front.current = 'price';
    setNights(wanted);
    change.choose({ orderId: order.id, checkIn: wanted.from, checkOut: wanted.to });
  };
  const other = () => {
    front.current = 'calendar';
    change.forget();
  };
  return (
    <>
      <DateRangeSheet
        open={props.open && !change.chosen}
        onClose={closeFrom('calendar')}
        title={t('hotels.change_choose')}
        range={booked}
        rules={{
          min: today,
          max: addDays(today, hotelLimits.daysAhead),
          maxNights: hotelLimits.nights,
          ...(departure ? { departure: ownDeparture(departure) } : {}),
        }}
        marks={ownMarks(marks, booked)}
        note={t('hotels.calendar_note')}
        onMonth={onMonth}
        onArrival={onArrival}
        onChoose={choose}
      />
      <ChangeSheet
        open={props.open && change.chosen}
        on={change}
        lines={lines}
        listName={t('hotels.list_price', {
          rooms: t('travel.rooms', { count: item.rooms.length }),
          nights: t('travel.nights', { count: daysBetween(nights.from, nights.to) }),
        })}
        onOther={other}
        onClose={closeFrom('price')}
      />
    </>
  );
}
