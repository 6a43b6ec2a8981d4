import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { usePersonTitle, useTourWords } from '../../../widgets/tours/tour-words.ts';
import { itemOf, peopleOf } from '../../../widgets/tours/use-book-tour.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import {
  BookedPart,
  PeoplePart,
  ReceiptScreen,
  type ReceiptSlots,
} from '../../../widgets/travel/order/receipt-screen.tsx';

/** What a paid tour cost, made for paper: the tour and its days, who comes, what was chosen with it. */
export default function TourReceiptScreen() {
  const t = useT();
  const date = useDateText();
  const words = useTourWords();
  const titleOf = usePersonTitle();
  const slotsOf = (order: TravelOrderDetail): ReceiptSlots => {
    const item = itemOf(order);
    const people = peopleOf(item);
    return {
      parts: (
        <>
          <BookedPart
            subject={order.subject}
            lines={[
              t('tours.day_at', { day: date.dated(item.day, item.lastDay), hour: item.start }),
              words.extras(item),
              t('tours.run_by', { operator: item.operator }),
            ]}
          />
          <PeoplePart order={order} guestTitle={(_, index) => titleOf(people, index)} />
        </>
      ),
      listName: words.units(item.units),
      ...(order.bundle && { offName: t('tours.combo.discount') }),
    };
  };
  return <ReceiptScreen title={t('tours.order_title')} route="tourOrderDetail" slotsOf={slotsOf} />;
}
