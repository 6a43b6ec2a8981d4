import { useEndpoint } from '@app/client/use-endpoint';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import type { DiningParty } from '@app/contract/verticals/dining/party';
import type { NextTime, RestaurantDetail } from '@app/contract/verticals/dining/views';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import {
  menusOf,
  menusParam,
  secondPartyOf,
  secondPartyParams,
  type TableAsk,
  type TableParams,
  tableOf,
  tableParams,
  tableQuery,
  withMenu,
} from '../table-search.ts';
import { type PaidAhead, paidAhead, tableChoiceOf } from './table-choice.ts';

/** A restaurant's table as the address of its screen says it, and what can be had of the day. */
export function useTableChoice() {
  const params = useScreenParams<'id' | 'area' | 'menus' | 'second' | 'secondAges' | (keyof TableParams & string)>();
  const setParams = useSetScreenParams();
  const { id = '' } = params;
  const ask = tableOf(params, useToday());
  const read = useEndpoint(
    diningEndpoints.diningSlots,
    { query: { restaurant: id, ...tableQuery(ask) } },
    { enabled: id !== '', keepPrevious: true, staleTime: 0 },
  );
  const slots = read.data;
  const choice = slots ? tableChoiceOf(slots, { time: ask.time, areaId: params.area ?? null }) : null;
  return {
    id,
    /** The number of the booking that is changed; null for a new one. */
    booking: null as string | null,
    ask,
    read,
    slots,
    choice,
    /** The answer is of another day still. */
    stale: read.isPlaceholderData && ask.day !== null && slots?.day !== ask.day,
    menus: menusOf(params.menus),
    /** Another group of the party, which has a table of its own; null for none. */
    second: secondPartyOf(params),
    setMenu: (menu: string, count: number) =>
      setParams({ menus: menusParam(withMenu(menusOf(params.menus), { id: menu, count })) }),
    /** Another day or party: whatever hung on it goes. */
    setAsk: (next: Partial<TableAsk> & { readonly second?: DiningParty }) =>
      setParams({
        ...tableParams({ ...ask, ...next }),
        area: null,
        ...(next.party && { menus: null, ...secondPartyParams(next.second ?? null) }),
      }),
    choose: (free: Pick<NextTime, 'day' | 'time' | 'areaId'>) =>
      setParams({ day: free.day, time: free.time, area: free.areaId }),
  };
}

export type TableOnScreen = ReturnType<typeof useTableChoice>;

/** Returns what the table on the screen is paid with; nothing while no time is chosen. */
export const paidAheadOf = ({ slots, choice, menus }: TableOnScreen, restaurant: RestaurantDetail): PaidAhead =>
  slots && choice ? paidAhead(restaurant, slots, { time: choice.time, menus }) : { menus: null, deposit: null };
