import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { MealItem } from '@app/contract/verticals/meals/views';
import { useMealWords } from '../../../widgets/dining/meal-words.ts';
import {
  BookedPart,
  PeoplePart,
  ReceiptScreen,
  type ReceiptSlots,
} from '../../../widgets/travel/order/receipt-screen.tsx';

/** What paid set meals cost, made for paper: the set, where it is served, how many. */
export default function MealReceiptScreen() {
  const t = useT();
  const words = useMealWords();
  const slotsOf = (order: TravelOrderDetail): ReceiptSlots => {
    const item = order.subject.item as MealItem;
    const pieces = t('meal.pieces', { count: item.pieces });
    return {
      parts: (
        <>
          <BookedPart subject={order.subject} lines={[words.places(item.places), pieces]} />
          <PeoplePart order={order} guestTitle={() => t('dining.guest')} />
        </>
      ),
      listName: pieces,
    };
  };
  return <ReceiptScreen title={t('meal.order.title')} route="mealOrderDetail" slotsOf={slotsOf} />;
}
