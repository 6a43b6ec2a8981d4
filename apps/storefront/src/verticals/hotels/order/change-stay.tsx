import { isApiError } from '@app/client/api-error';
import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { travelKind } from '@app/contract/travel/kinds';
import type { TravelChange, TravelOrderDetail } from '@app/contract/travel/order-views';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { useRef, useState } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { toast } from '../../../ui/toast-store.ts';
import { DateRangeSheet } from '../../../widgets/travel/dates/date-range-sheet.tsx';
import { addDays, daysBetween } from '../../../widgets/travel/dates/local-date.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { ChangeDatesSheet } from '../../../widgets/travel/order/change-dates-sheet.tsx';
import { useTravelStep } from '../../../widgets/travel/order/use-travel-order.ts';
import { usePriceMarks } from '../use-price-marks.ts';
import { type Nights, ownDeparture, ownMarks } from './own-nights.ts';

const partyOf = (item: HotelItem) => ({
  rooms: item.rooms.length,
  adults: item.rooms.reduce((sum, room) => sum + room.adults, 0),
  childAges: item.rooms.flatMap((room) => [...room.childAges]),
});

/** Other nights for a stay: the hotel's calendar, then what they cost, then done or on to the cashier. */
export function ChangeStay(props: {
  readonly order: TravelOrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const go = useGo();
  const today = useToday();
  const { order } = props;
  const item = order.subject.item as HotelItem;
  const booked: Nights = { from: item.checkIn, to: item.checkOut };
  const [wanted, setWanted] = useState<Nights | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const quote = useEndpointMutation(hotelEndpoints.quoteStayChange, { toast: false });
  const take = useTravelStep(hotelEndpoints.changeStay, { toast: false });
  const { marks, onMonth, departure, onArrival } = usePriceMarks({ hotel: item.hotelId }, partyOf(item), props.open);
  const price = ({ from, to }: Nights) => quote.mutate({ body: { orderId: order.id, checkIn: from, checkOut: to } });
  // A sheet that makes way for the other also tells that it closes: only the one that is asked for ends the whole.
  const front = useRef<'calendar' | 'price'>('calendar');
  const closeFrom = (sheet: 'calendar' | 'price') => () => {
    if (front.current === sheet) props.onClose();
  };
  const choose = (nights: Nights) => {
    front.current = 'price';
    setWanted(nights);
    setRefused(null);
    price(nights);
  };
  const other = () => {
    front.current = 'calendar';
    setWanted(null);
    quote.reset();
  };
  const make = async (change: TravelChange) => {
    setRefused(null);
    try {
      const made = await take.mutateAsync({ body: { changeId: change.id } });
      props.onClose();
      if (made.paymentId) go.to(travelKind(order.kind).cashierRoute, { payment: made.paymentId });
      else toast(t('travel.dates_changed'), 'success');
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setRefused(Object.values(fieldMessages(failure))[0] ?? failure.msg);
      // What they cost is shown again before anything is taken.
      if (wanted && failure.kind === 'answer') price(wanted);
    }
  };
  return (
    <>
      <DateRangeSheet
        open={props.open && wanted === null}
        onClose={closeFrom('calendar')}
        title={t('travel.change_choose')}
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
      <ChangeDatesSheet
        open={props.open && wanted !== null}
        change={quote.isPending ? undefined : quote.data}
        error={quote.error}
        refused={refused}
        sending={take.isPending}
        listName={t('hotels.list_price', {
          rooms: t('travel.rooms', { count: item.rooms.length }),
          nights: t('travel.nights', { count: wanted ? daysBetween(wanted.from, wanted.to) : item.nights }),
        })}
        onRetry={() => wanted && price(wanted)}
        onOther={other}
        onTake={(change) => void make(change)}
        onClose={closeFrom('price')}
      />
    </>
  );
}
