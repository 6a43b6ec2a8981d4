import type { SetMenu, TableSlots } from '@app/contract/verticals/dining/views';
import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import {
  type DealDiscount,
  type DealsNow,
  dealDiscount,
  dealKeysNow,
  dealMarkOf,
  dealsByKeyNow,
  dealsNow,
  holdsOn,
} from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import { dealMenus } from '../db/deal-table.repo.ts';
import { menuKey, menuScope, restaurantKey, restaurantOfKey } from '../domain/deal-keys.ts';
import type { StoredMenu, StoredRestaurant } from '../domain/stored-restaurant.ts';
import { dayProblem, type TableTime } from '../domain/table-times.ts';
import type { RestaurantReader } from './search/show-restaurant.ts';

type Menu = Pick<StoredMenu, 'id' | 'restaurantId' | 'usd'>;
type Money = Pick<RestaurantReader, 'price'>;

/** A person's menu as it is sold on a day, at an hour of it where one is named. */
const itemOf = (menu: Menu, day: Day, time: TableTime | null) => ({
  quantity: 1,
  priceUsd: menu.usd,
  deal: menuScope({ restaurantId: menu.restaurantId, menuId: menu.id, usd: menu.usd }, { day, time }),
});

/** What a person's menu costs at a deal, and the mark of that. */
function atDealView({ usd }: Menu, off: DealDiscount, { price }: Money) {
  const nowUsd = usd - off.offUsd;
  return { price: price(nowUsd), deal: dealMarkOf(off, { wasUsd: usd, nowUsd, price }) };
}

/** The lowest price of a menu of each of some restaurants at the deals that run, on a night; those that are at none are left out. */
export async function cardDeals(
  platform: Platform,
  of: { readonly restaurants: readonly Pick<StoredRestaurant, 'id'>[]; readonly day: Day },
  reader: Money,
): Promise<ReadonlyMap<string, ReturnType<typeof atDealView>>> {
  const on = new Set((await dealKeysNow(platform)).map(restaurantOfKey));
  const ids = of.restaurants.map(({ id }) => id).filter((id) => on.has(id));
  if (ids.length === 0) return new Map();
  const [menus, deals] = await Promise.all([dealMenus(platform.reads, ids), dealsNow(platform)]);
  const lowest = new Map<string, { readonly menu: Menu; readonly off: DealDiscount }>();
  for (const menu of menus) {
    const off = deals([itemOf(menu, of.day, null)]);
    const best = lowest.get(menu.restaurantId);
    if (off && (!best || menu.usd - off.offUsd < best.menu.usd - best.off.offUsd))
      lowest.set(menu.restaurantId, { menu, off });
  }
  return new Map([...lowest].map(([id, { menu, off }]) => [id, atDealView(menu, off, reader)]));
}

/** The deals that run on each menu of a restaurant, with the days and hours that they hold on, on days that are to come. */
export async function menuDeals(
  platform: Platform,
  restaurant: StoredRestaurant,
  of: { readonly today: Day; readonly now: Date },
  reader: Money,
): Promise<(menu: StoredMenu) => SetMenu['deals']> {
  const byKey = await dealsByKeyNow(platform);
  const open = [...nightsOf(of.today, addDays(of.today, restaurant.daysAhead + 1))].filter(
    (day) => dayProblem(restaurant, day, of.now) === null,
  );
  return (menu) => {
    if (!menu.prepaid) return [];
    const keys = [menuKey(restaurant.id, menu.id), restaurantKey(restaurant.id)];
    return keys
      .flatMap((key) => byKey.get(key) ?? [])
      .flatMap((deal) => {
        const day = deal.left > 0 ? open.find((one) => holdsOn(deal, one)) : undefined;
        const off = day === undefined ? null : dealDiscount([itemOf(menu, day, null)], [deal]);
        if (!off) return [];
        const { id, travelFrom: from, travelTo: to, weekdays, sitting: hours = null } = deal;
        const dated = from !== null || to !== null || weekdays.length < 7;
        return [
          { id, ...atDealView(menu, off, reader), days: dated ? { from, to, weekdays: [...weekdays] } : null, hours },
        ];
      });
  };
}

/** The times of a day's night at which menus of a restaurant are at deals that run, with what a person pays for each. */
export async function timesAtDeals(
  platform: Platform,
  of: { readonly restaurant: Pick<StoredRestaurant, 'id'>; readonly day: Day; readonly times: readonly TableTime[] },
  reader: Money,
): Promise<TableSlots['atDeals']> {
  const on = (await dealKeysNow(platform)).some((key) => restaurantOfKey(key) === of.restaurant.id);
  if (!on) return [];
  const [menus, deals] = await Promise.all([dealMenus(platform.reads, [of.restaurant.id]), dealsNow(platform)]);
  return of.times.flatMap((time) => {
    const found = menus.flatMap((menu) => menuAt(menu, { day: of.day, time }, { deals, reader }));
    return found.length > 0 ? [{ time: time.time, menus: found }] : [];
  });
}

/** A menu at an hour, where it is at a deal then. */
function menuAt(
  menu: Menu,
  { day, time }: { readonly day: Day; readonly time: TableTime },
  { deals, reader }: { readonly deals: DealsNow; readonly reader: Money },
) {
  const off = deals([itemOf(menu, day, time)]);
  return off ? [{ id: menu.id, ...atDealView(menu, off, reader) }] : [];
}
