import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { BookedPart, PeoplePart, type ReceiptSlots } from '../../../widgets/travel/order/receipt-screen.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { hotelItemOf, partyOf, useStayWords } from '../stay-words.ts';

/** Returns what stands on the receipt of a stay: the house and the room, the nights, who sleeps there. */
export function useHotelReceipt(): (order: TravelOrderDetail) => ReceiptSlots {
  const t = useT();
  const date = useDateText();
  const party = usePartyText();
  const words = useStayWords();
  return (order) => {
    const item = hotelItemOf(order);
    return {
      parts: (
        <>
          <BookedPart
            subject={order.subject}
            lines={[
              [item.room, item.plan].join(t('travel.comma')),
              [t(`hotels.board.${item.board}`), party.agedWhole(partyOf(item))].join(t('travel.comma')),
              date.dated(item.checkIn, item.checkOut),
            ]}
          />
          <PeoplePart order={order} guestTitle={(guest) => words.guest(item, guest)} />
        </>
      ),
      listName: words.roomsAndNights(item),
    };
  };
}
