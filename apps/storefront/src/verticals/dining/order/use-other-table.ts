import { useEndpoint } from '@app/client/use-endpoint';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { peopleOf } from '@app/contract/verticals/dining/party';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { tableChoiceOf } from '../details/table-choice.ts';
import type { TableOnScreen } from '../details/use-table-choice.ts';
import { tableQuery, withMenu } from '../table-search.ts';
import { diningItemOf } from './dining-item.ts';
import {
  menusForPeople,
  type OtherTableParams,
  otherAreaOf,
  otherMenusOf,
  otherMenusParam,
  otherTableOf,
  otherTableParams,
} from './other-table.ts';

/** Another table instead of a booked one, as the address of the screen says it, and what can be had of its day. */
export function useOtherTable(order: TravelOrderDetail): TableOnScreen {
  const params = useScreenParams<keyof OtherTableParams & string>();
  const setParams = useSetScreenParams();
  const item = diningItemOf(order);
  const ask = otherTableOf(item, params, useToday());
  const { day: _, ...party } = tableQuery(ask);
  const read = useEndpoint(
    diningEndpoints.changeTableSlots,
    { query: { order: order.id, day: ask.day ?? item.day, ...party } },
    { keepPrevious: true, staleTime: 0 },
  );
  const slots = read.data;
  const menus = otherMenusOf(item, params.menus);
  const areaId = slots ? otherAreaOf(slots, item, { time: ask.time, area: params.area }) : null;
  return {
    id: item.restaurantId,
    booking: order.number,
    ask,
    second: null,
    read,
    slots,
    choice: slots ? tableChoiceOf(slots, { time: ask.time, areaId }) : null,
    stale: read.isPlaceholderData && slots?.day !== ask.day,
    menus: [...menus],
    setMenu: (menu, count) => setParams({ menus: otherMenusParam(withMenu(menus, { id: menu, count })) }),
    setAsk: (next) =>
      setParams({
        ...otherTableParams({ ...ask, ...next }),
        area: null,
        ...(next.party && { menus: otherMenusParam([...menusForPeople(menus, peopleOf(next.party))]) }),
      }),
    choose: (free) => setParams({ day: free.day, time: free.time, area: free.areaId }),
  };
}
