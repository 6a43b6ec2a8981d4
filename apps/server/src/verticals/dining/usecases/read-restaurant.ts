import { localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { RestaurantDetail } from '@app/contract/verticals/dining/views';
import { metresBetween } from '@app/kernel/distance';
import { wallTimeIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../modules/currencies/public.ts';
import { reviewsHead } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { menusOf, readRestaurant } from '../db/restaurant.repo.ts';
import { isOpenAt, tonight } from '../domain/table-times.ts';
import { menuDeals } from './menus-at-deals.ts';
import type { Searching } from './search/search-restaurants.ts';
import { restaurantFacts } from './search/show-restaurant.ts';

type RestaurantQuery = {
  readonly id: string;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
};

/** One restaurant with everything a guest reads before choosing a table. Refuses record.not_found and dining.offline. */
export async function readRestaurantDetails(
  platform: Platform,
  wanted: RestaurantQuery,
  given: Searching,
): Promise<RestaurantDetail> {
  const restaurant = (await readRestaurant(platform.reads, wanted.id)) ?? refuse('record.not_found');
  assertThat(restaurant.online && restaurant.cityEnabled, 'dining.offline');
  const [menus, price, head] = await Promise.all([
    menusOf(platform.reads, restaurant.id),
    priceIn(platform, given.currency),
    reviewsHead(platform, { kind: 'dining', subjectId: restaurant.id }, given.lang),
  ]);
  const now = platform.clock.now();
  const today = tonight(restaurant, now);
  const reader = { lang: given.lang, price };
  const dealsOf = await menuDeals(platform, restaurant, { today, now }, reader);
  const say = (text: typeof restaurant.name): string => localize(text, given.lang);
  const { latitude, longitude } = wanted;
  const from = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const centre = { latitude: restaurant.cityLatitude, longitude: restaurant.cityLongitude };
  return {
    ...restaurantFacts(restaurant, { name: restaurant.cityName }, reader),
    distance: metresBetween(from ?? centre, restaurant),
    openNow: isOpenAt(restaurant, now),
    story: say(restaurant.story),
    gallery: restaurant.gallery,
    address: say(restaurant.address),
    phone: restaurant.phone,
    country: say(restaurant.country),
    zone: restaurant.zone,
    today,
    now: wallTimeIn(restaurant.zone, now).slice(11),
    hours: [...restaurant.hours].sort((a, b) => a.weekday - b.weekday || (a.opens < b.opens ? -1 : 1)),
    closedDays: restaurant.closedDays.filter((day) => day >= today),
    noticeMinutes: restaurant.noticeMinutes,
    daysAhead: restaurant.daysAhead,
    maxParty: restaurant.maxParty,
    areas: restaurant.areas
      .filter(({ online }) => online)
      .map(({ id, name, note, seatsMin, seatsMax, tables, outdoor }) => ({
        id,
        name: say(name),
        note: say(note),
        seatsMin,
        seatsMax,
        tables,
        outdoor,
      })),
    menus: menus
      .filter(({ online }) => online)
      .map((menu) => ({
        id: menu.id,
        name: say(menu.name),
        courses: menu.courses.map(say),
        price: price(menu.usd),
        minPeople: menu.minPeople,
        picture: menu.picture,
        prepaid: menu.prepaid,
        deals: dealsOf(menu),
      })),
    dishes: restaurant.dishes.map(say),
    deposit:
      restaurant.depositUsd > 0 ? { each: price(restaurant.depositUsd), fromParty: restaurant.depositFromParty } : null,
    cancelSteps: [...restaurant.cancelSteps],
    online: restaurant.online,
    ...head,
  };
}
