import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { useGo } from '../../../shell/navigation.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { OrderScreen, type OrderSlots, useOrderOnScreen } from '../../../widgets/travel/order/order-screen.tsx';
import { useDiningWords } from '../dining-words.ts';
import { diningPartyParams, menusParam } from '../table-search.ts';
import { TableSubject } from '../table-subject.tsx';
import { ComingCard } from './coming-card.tsx';
import { diningItemOf } from './dining-item.ts';
import { LateCard } from './late-card.tsx';
import { SecondTableCard } from './second-table-card.tsx';
import { useTableLines } from './use-table-lines.ts';

/** The same table with its menus once more: on its day while that is to come, else today. */
function useBookAgain(order: TravelOrderDetail | undefined): () => void {
  const go = useGo();
  const today = useToday();
  return () => {
    if (!order) return;
    const { restaurantId, day, time, areaId, adults, childAges, menus } = diningItemOf(order);
    go.to('diningDetails', {
      id: restaurantId,
      ...(day > today && { day, time, area: areaId }),
      ...diningPartyParams({ adults, childAges }),
      menus: menusParam(menus),
    });
  };
}

/** One booking of a table, for its owner. */
export default function DiningOrderDetailScreen() {
  const t = useT();
  const words = useDiningWords();
  const on = useOrderOnScreen('dining');
  const go = useGo();
  const lines = useTableLines();
  const bookAgain = useBookAgain(on.order);
  const slotsOf = (order: TravelOrderDetail): OrderSlots => {
    const item = diningItemOf(order);
    return {
      guestTitle: () => t('dining.guest'),
      listName: words.paidAhead(item),
      lead: (
        <>
          <ComingCard order={order} item={item} />
          <LateCard order={order} item={item} />
        </>
      ),
      subject: (
        <>
          <TableSubject subject={order.subject} item={item} />
          <SecondTableCard order={order} item={item} />
        </>
      ),
      onBookAgain: bookAgain,
      changing: { start: () => go.to('diningChange', { id: order.id }), lines },
    };
  };
  return <OrderScreen on={on} title={t('dining.order_title')} route="diningOrderDetail" slotsOf={slotsOf} />;
}
