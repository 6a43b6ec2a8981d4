import { type Locale, localize } from '@app/contract/core/locale';
import { type Day, nightsOf } from '@app/kernel/local-day';
import type { DealSubject, VerticalDeals } from '../../../modules/travel/public.ts';
import { type DayPrice, type DealTerms, holdsAt } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type DealMenu, dealMenus, findDealMenus, keysNamed, nextDealKeys } from '../db/deal-table.repo.ts';
import { readRestaurant } from '../db/restaurant.repo.ts';
import { takenOf } from '../db/taken.repo.ts';
import { menuKey, menuOfKey, restaurantKey, restaurantOfKey, sittingMinutes } from '../domain/deal-keys.ts';
import { quartersOfDays, seatsOn } from '../domain/next-times.ts';
import { NOTHING_TAKEN } from '../domain/seating.ts';
import { dayProblem } from '../domain/table-times.ts';

type Keyed = { readonly key: string; readonly menu: DealMenu };

/** The menus that some keys are of, each with its key: of a restaurant the one that costs least. */
async function menusOfKeys(db: Queryable, keys: readonly string[]): Promise<Keyed[]> {
  const ids = keys.flatMap((key) => restaurantOfKey(key) ?? []);
  const menus = await dealMenus(db, ids);
  return keys.flatMap((key) => {
    const restaurantId = restaurantOfKey(key);
    const menuId = menuOfKey(key);
    const own = menus.filter((menu) => menu.restaurantId === restaurantId && (menuId === null || menu.id === menuId));
    const [menu] = own.toSorted((a, b) => a.usd - b.usd);
    return menu ? [{ key, menu }] : [];
  });
}

/** What a key is called: a menu by its own name, all of a restaurant by the restaurant's. */
function subject({ key, menu }: Keyed, lang: Locale): DealSubject {
  const one = menuOfKey(key) !== null;
  const [restaurant, city] = [menu.restaurant, menu.city].map((name) => localize(name, lang));
  return {
    key,
    name: (one ? localize(menu.name, lang) : restaurant) ?? '',
    place: (one ? [restaurant, city].join(' · ') : city) ?? '',
    city: { id: menu.cityId, name: city ?? '' },
    cover: (one ? menu.picture : null) ?? menu.cover,
    online: menu.online,
    zone: menu.zone,
    // Prices of a restaurant have its taxes in them.
    taxBp: 0,
    target: { id: menu.restaurantId, menu: menu.id, least: String(menu.minPeople) },
  };
}

/** A usual party at a table. */
const TWO = 2;

/**
 * What a menu costs on the days of a range on which a table for as few as have it is free. Of a deal, the first hour within its own that a
 * usual party can still have, else as few as have it; none can be booked on a day whose hours at the deal are over or taken.
 */
async function menuDays(
  db: Queryable,
  menu: DealMenu,
  of: { readonly from: Day; readonly to: Day; readonly now: Date; readonly deal?: Pick<DealTerms, 'sitting'> },
): Promise<DayPrice[]> {
  const restaurant = await readRestaurant(db, menu.restaurantId);
  if (!restaurant || !menu.online) return [];
  const days = [...nightsOf(of.from, of.to), of.to].filter((day) => dayProblem(restaurant, day, of.now) === null);
  const [first] = days;
  if (first === undefined) return [];
  const quarters = quartersOfDays(restaurant, first, nightsOf(first, of.to).length + 1);
  const taken = (await takenOf(db, [restaurant.id], quarters)).get(restaurant.id) ?? NOTHING_TAKEN;
  const free = (day: Day, people: number) => seatsOn(restaurant, taken, { day, people, now: of.now });
  return days.flatMap((day): DayPrice[] => {
    const seats = free(day, menu.minPeople);
    if (seats.length === 0) return [];
    const price = { day, usd: menu.usd, chargesUsd: 0 };
    const { deal } = of;
    if (!deal) return [price];
    const within = [...free(day, Math.max(TWO, menu.minPeople)), ...seats];
    const first = within.find(({ time }) => holdsAt(deal, sittingMinutes(time)));
    return [first ? { ...price, time: first.time.time } : { ...price, stays: [] }];
  });
}

/** Deals on tables: each is on the people of one set menu that is paid with the table, or of any of a restaurant. */
export const tableDeals: VerticalDeals = {
  kind: 'table',
  subjects: async (db, keys, lang) =>
    new Map((await menusOfKeys(db, keys)).map((keyed) => [keyed.key, subject(keyed, lang)])),
  prices: async (db, { key, ...of }) => {
    const [keyed] = await menusOfKeys(db, [key]);
    return keyed ? menuDays(db, keyed.menu, of) : [];
  },
  find: async (db, { word, limit, lang }) => {
    const menus = await findDealMenus(db, { word, limit });
    const found = Map.groupBy(menus, ({ restaurantId }) => restaurantId);
    const keyed = [...found].flatMap(([restaurantId, own]): Keyed[] => [
      ...own.slice(0, 1).map((menu) => ({ key: restaurantKey(restaurantId), menu })),
      ...own.map((menu) => ({ key: menuKey(restaurantId, menu.id), menu })),
    ]);
    return keyed.slice(0, limit).map((one) => subject(one, lang));
  },
  wider: (key) => {
    const restaurantId = restaurantOfKey(key);
    return menuOfKey(key) === null || restaurantId === null ? [] : [restaurantKey(restaurantId)];
  },
  keys: nextDealKeys,
  named: keysNamed,
};
