import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import {
  BookedPart,
  PeoplePart,
  ReceiptScreen,
  type ReceiptSlots,
} from '../../../widgets/travel/order/receipt-screen.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { useDiningWords } from '../dining-words.ts';
import { diningItemOf } from './dining-item.ts';

/** What was paid ahead for a table, made for paper: the restaurant and the hour, the table and its menus. */
export default function DiningReceiptScreen() {
  const t = useT();
  const date = useDateText();
  const party = usePartyText();
  const words = useDiningWords();
  const slotsOf = (order: TravelOrderDetail): ReceiptSlots => {
    const item = diningItemOf(order);
    return {
      parts: (
        <>
          <BookedPart
            subject={order.subject}
            lines={[
              [date.dated(item.date), item.time].join(t('travel.comma')),
              [words.tables(item), party.guests(item)].join(t('travel.comma')),
              ...item.menus.map(({ count, name }) => t('dining.menu_times', { count, name })),
            ]}
          />
          <PeoplePart order={order} guestTitle={() => t('dining.guest')} />
        </>
      ),
      listName: words.paidAhead(item),
    };
  };
  return <ReceiptScreen title={t('dining.order_title')} route="diningOrderDetail" slotsOf={slotsOf} />;
}
