import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { MealItem } from '@app/contract/verticals/meals/views';
import { useGo } from '../../../shell/navigation.ts';
import { OrderScreen, type OrderSlots, useOrderOnScreen } from '../../../widgets/travel/order/order-screen.tsx';
import { MealPlaces } from '../details/meal-facts.tsx';
import { MealSubject } from '../meal-subject.tsx';
import { GiveBack } from './give-back.tsx';
import { MealCodes } from './meal-codes.tsx';

/** One order of set meals, for its owner: a code each, and what becomes of it. */
export default function MealOrderDetailScreen() {
  const t = useT();
  const go = useGo();
  const on = useOrderOnScreen('diningcombo');
  const slotsOf = (order: TravelOrderDetail): OrderSlots => {
    const item = order.subject.item as MealItem;
    return {
      guestTitle: () => t('dining.guest'),
      listName: t('meal.pieces', { count: item.pieces }),
      leadText: order.state === 'confirmed' ? t('meal.order.lead') : undefined,
      voucher: <MealCodes order={order} item={item} />,
      lead: <GiveBack order={order} item={item} />,
      subject: <MealSubject subject={order.subject} item={item} />,
      place: <MealPlaces places={item.places} />,
      onBookAgain: () => go.to('mealDetails', { set: item.setId }),
    };
  };
  return <OrderScreen on={on} title={t('meal.order.title')} route="mealOrderDetail" slotsOf={slotsOf} />;
}
