import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { useState } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { OrderScreen, type OrderSlots, useOrderOnScreen } from '../../../widgets/travel/order/order-screen.tsx';
import { BookingSubject } from '../booking-subject.tsx';
import { stayOf, stayParams } from '../stay.ts';
import { hotelItemOf, partyOf, useStayWords } from '../stay-words.ts';
import { ChangeStay, useStayLines } from './change-stay.tsx';

/** The same hotel for as many nights and people from tomorrow, or for the same days while they are to come. */
function useBookAgain(order: TravelOrderDetail | undefined): () => void {
  const go = useGo();
  const today = useToday();
  return () => {
    if (!order) return;
    const item = hotelItemOf(order);
    const { rooms, adults, childAges } = partyOf(item);
    const asked = {
      checkIn: item.checkIn,
      checkOut: item.checkOut,
      rooms: String(rooms),
      adults: String(adults),
      childAges: childAges.join(','),
    };
    go.to('hotelDetails', { id: item.hotelId, ...stayParams(stayOf(asked, today)) });
  };
}

/** One hotel booking; for its owner, or by the key of a link with personal data masked. */
export default function HotelOrderDetailScreen() {
  const t = useT();
  const words = useStayWords();
  const on = useOrderOnScreen('hotel');
  const [changing, setChanging] = useState({ open: false, times: 0 });
  const bookAgain = useBookAgain(on.order);
  const lines = useStayLines();
  const slotsOf = (order: TravelOrderDetail): OrderSlots => {
    const item = hotelItemOf(order);
    return {
      guestTitle: (guest) => words.guest(item, guest),
      listName: words.roomsAndNights(item),
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
      changing: { start: () => setChanging((now) => ({ open: true, times: now.times + 1 })), lines },
    };
  };
  return <OrderScreen on={on} title={t('hotels.order_title')} route="hotelOrderDetail" slotsOf={slotsOf} />;
}
