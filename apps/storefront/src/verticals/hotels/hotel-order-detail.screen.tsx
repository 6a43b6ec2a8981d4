import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { useState } from 'react';
import { useGo } from '../../shell/navigation.ts';
import { daysBetween } from '../../widgets/travel/local-date.ts';
import { OrderScreen, type OrderSlots, useOrderOnScreen } from '../../widgets/travel/order-screen.tsx';
import { useToday } from '../../widgets/travel/use-today.ts';
import { BookingSubject } from './booking-subject.tsx';
import { ChangeStay } from './change-stay.tsx';
import { stayOf, stayParams } from './stay.ts';

const itemOf = (order: TravelOrderDetail): HotelItem => order.subject.item as HotelItem;

/** The same hotel for as many nights and people from tomorrow, or for the same days while they are to come. */
function useBookAgain(order: TravelOrderDetail | undefined): () => void {
  const go = useGo();
  const today = useToday();
  return () => {
    if (!order) return;
    const item = itemOf(order);
    const asked = {
      checkIn: item.checkIn,
      checkOut: item.checkOut,
      rooms: String(item.rooms.length),
      adults: String(item.rooms.reduce((sum, room) => sum + room.adults, 0)),
      childAges: item.rooms.flatMap((room) => room.childAges).join(','),
    };
    go.to('hotelDetails', { id: item.hotelId, ...stayParams(stayOf(asked, today)) });
  };
}

/** One hotel booking; for its owner, or by the key of a link with personal data masked. */
export default function HotelOrderDetailScreen() {
  const t = useT();
  const on = useOrderOnScreen();
  const [changing, setChanging] = useState({ open: false, times: 0 });
  const bookAgain = useBookAgain(on.order);
  const slotsOf = (order: TravelOrderDetail): OrderSlots => {
    const item = itemOf(order);
    return {
      guestTitle: (guest) => (item.rooms.length === 1 ? t('hotels.guest') : t('hotels.room_of', { index: guest.unit })),
      listName: t('hotels.list_price', {
        rooms: t('travel.rooms', { count: item.rooms.length }),
        nights: t('travel.nights', { count: daysBetween(item.checkIn, item.checkOut) }),
      }),
      subject: <BookingSubject subject={order.subject} item={item} />,
      sheets: (
        <ChangeStay
          key={changing.times}
          order={order}
          open={changing.open}
          onClose={() => setChanging((now) => ({ ...now, open: false }))}
        />
      ),
      onBookAgain: bookAgain,
      onChangeDates: () => setChanging((now) => ({ open: true, times: now.times + 1 })),
    };
  };
  return <OrderScreen on={on} title={t('hotels.order_title')} route="hotelOrderDetail" slotsOf={slotsOf} />;
}
