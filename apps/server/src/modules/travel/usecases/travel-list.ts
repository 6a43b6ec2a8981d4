import type { Locale } from '@app/contract/core/locale';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelOrderSummary } from '@app/contract/travel/order-views';
import { type TravelOrderState, type TravelOrderTab, travelOrderTabs } from '@app/contract/travel/travel-order.machine';
import { cursorAfter, readPlace } from '../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { countTravelStates, customerTravel, type StateCount } from '../db/travel-list.repo.ts';
import { verticalOf } from './travel-vertical.ts';
import { summaryView } from './travel-views.ts';

/** How many of the counted orders are in each tab: those with a change to be paid among the unpaid as well. */
function tabCounts(counted: readonly StateCount[]): Record<TravelOrderTab, number> {
  const changes = counted.reduce((sum, { changeUnpaid }) => sum + changeUnpaid, 0);
  const entries = Object.entries(travelOrderTabs).map(([tab, states]) => [
    tab,
    counted
      .filter(({ state }) => (states as readonly TravelOrderState[]).includes(state))
      .reduce((sum, { n }) => sum + n, tab === 'unpaid' ? changes : 0),
  ]);
  return Object.fromEntries(entries) as Record<TravelOrderTab, number>;
}

/** A stretch of the customer's travel orders, newest first, with counts per tab. Refuses a cursor of another making. */
export async function listTravelOrders(
  platform: Platform,
  of: {
    customerId: string;
    lang: Locale;
    kind?: TravelKind | undefined;
    tab: TravelOrderTab;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ list: TravelOrderSummary[]; cursor: string | null; counts: Record<TravelOrderTab, number> }> {
  const { customerId, kind, limit } = of;
  const after = readPlace(of.cursor);
  const [rows, counted] = await Promise.all([
    customerTravel(platform.db, {
      ...{ customerId, kind, states: travelOrderTabs[of.tab], after, limit },
      ...(of.tab === 'unpaid' && { group: of.tab }),
    }),
    countTravelStates(platform.db, { customerId, kind }),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    list: page.map((row) => summaryView(verticalOf(platform, row.kind), row, of.lang)),
    cursor: rows.length > limit && last ? cursorAfter(last.place) : null,
    counts: tabCounts(counted),
  };
}
