import { addMs, DAY } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { demoCities } from '../../../demo/content/cities/cities.ts';
import { pictureUrl } from '../../../demo/content/picture-list.ts';
import type { VerticalSeed } from '../../../demo/content/vertical-demo.ts';
import { same } from '../../../demo/content/wording.ts';
import { insertRows } from '../../../demo/seed/bulk.ts';
import { type Chance, createChance } from '../../../demo/seed/chance.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { fillRestaurantPinyin } from '../db/find-restaurants.repo.ts';
import type { DemoAreaKey, DemoRestaurant } from './demo-restaurant.ts';
import { demoMerchants } from './merchants.ts';
import { tablePicture } from './pictures.ts';
import { demoRestaurants } from './restaurants/all.ts';

/** Sets the chance of restaurants apart from that of others. */
const OWN_CHANCE = 810;
/** That of the ids of merchants, so that they change nothing of the restaurants. */
const MERCHANTS_CHANCE = 5_810;
/** Cents that a person spends in a restaurant of the level, where no menu says so. */
const LEVEL_USD = [1_400, 3_200, 6_200, 12_000];
/** A quarter of the seats may arrive at once, but always a whole party. */
const PACED = 4;
type Row = Record<string, unknown>;
type Rows = { restaurants: Row[]; areas: Row[]; menus: Row[] };

/** What is pictured first: seats outdoors before the counter before the hall. */
const FIRST: readonly DemoAreaKey[] = ['terrace', 'garden', 'counter', 'room', 'hall'];
const byLook = (restaurant: DemoRestaurant): DemoAreaKey[] =>
  restaurant.areas.map(({ key }) => key).sort((a, b) => FIRST.indexOf(a) - FIRST.indexOf(b));

const averageOf = ({ menus, priceLevel }: DemoRestaurant): number =>
  menus.length > 0 ? Math.min(...menus.map(({ usd }) => usd)) : (LEVEL_USD[priceLevel - 1] ?? 3_000);

const seatsIn = ({ areas }: DemoRestaurant): number =>
  areas.reduce((sum, { seats, tables }) => sum + seats[1] * tables, 0);

function addRestaurant(
  restaurant: DemoRestaurant,
  at: {
    readonly index: number;
    readonly now: Date;
    readonly chance: Chance;
    readonly rows: Rows;
    readonly merchantId: string | null;
  },
  city: { readonly id: string; readonly zone: string },
): void {
  const { index, now, chance, rows } = at;
  const founded = addMs(now, -(420 - index) * DAY);
  const id = chance.id(founded);
  const looks = byLook(restaurant);
  const seats = seatsIn(restaurant);
  rows.restaurants.push({
    id,
    city_id: city.id,
    merchant_id: at.merchantId,
    name: restaurant.name,
    story: restaurant.story,
    address: same(restaurant.address),
    area: restaurant.area,
    cuisines: restaurant.cuisines,
    price_level: restaurant.priceLevel,
    average_usd: averageOf(restaurant),
    phone: restaurant.phone,
    latitude: restaurant.at[0],
    longitude: restaurant.at[1],
    zone: city.zone,
    cover: pictureUrl(tablePicture(looks[0] ?? 'hall', index)),
    gallery: looks.flatMap((area, place) =>
      [0, 1].map((step) => ({ kind: 'image', url: pictureUrl(tablePicture(area, index + place + step * 2)) })),
    ),
    facilities: restaurant.facilities,
    hours: restaurant.hours.flatMap(({ days, ...hours }) => days.map((weekday) => ({ weekday, ...hours }))),
    // One in eight stays closed on a day of the next weeks.
    closed_days: index % 8 === 5 ? [addDays(dayIn(city.zone, now), 9)] : [],
    notice_minutes: restaurant.noticeMinutes,
    days_ahead: restaurant.daysAhead,
    step_minutes: restaurant.stepMinutes,
    turns: restaurant.turns,
    buffer_minutes: restaurant.bufferMinutes,
    pace: Math.max(restaurant.maxParty, Math.ceil(seats / PACED)),
    max_party: restaurant.maxParty,
    deposit_usd: restaurant.depositUsd,
    deposit_from_party: restaurant.depositFromParty,
    cancel_steps: restaurant.cancelSteps,
    confirm: restaurant.confirm,
    dishes: restaurant.dishes,
    online: true,
    sort_weight: chance.whole(0, 20) + restaurant.priceLevel * 5,
    version: 1,
    created_at: founded,
  });
  for (const [place, area] of restaurant.areas.entries()) {
    rows.areas.push({
      id: chance.id(founded),
      restaurant_id: id,
      name: area.name,
      note: same(''),
      seats_min: area.seats[0],
      seats_max: area.seats[1],
      tables: area.tables,
      joins: area.joins ?? true,
      outdoor: area.key === 'terrace' || area.key === 'garden',
      online: true,
      sort_weight: 100 - place * 10,
    });
  }
  for (const [place, menu] of restaurant.menus.entries()) {
    rows.menus.push({
      id: chance.id(founded),
      restaurant_id: id,
      name: menu.name,
      courses: menu.courses,
      usd: menu.usd,
      min_people: menu.minPeople,
      picture: null,
      prepaid: menu.prepaid,
      online: true,
      sort_weight: 100 - place * 10,
    });
  }
}

/** Merchants of the demo; returns their ids with what the keys of their restaurants begin with. */
async function seedMerchants(
  tx: Tx,
  { now, chance }: { readonly now: Date; readonly chance: Chance },
): Promise<{ id: string; keys: string }[]> {
  const founded = addMs(now, -430 * DAY);
  const rows = demoMerchants.map(({ keys: _keys, ...merchant }) => ({
    id: chance.id(founded),
    ...merchant,
    enabled: true,
    version: 1,
    created_at: founded,
  }));
  await insertRows(tx, 'merchant', rows);
  return rows.map(({ id }, index) => ({ id, keys: demoMerchants[index]?.keys ?? '' }));
}

/** Restaurants of the demo: two in each of thirty cities, with their kinds of tables and set menus. */
const seedRestaurants: VerticalSeed = async (tx, { now, seed, cityIds }) => {
  const chance = createChance(seed + OWN_CHANCE);
  const rows: Rows = { restaurants: [], areas: [], menus: [] };
  const merchants = await seedMerchants(tx, { now, chance: createChance(seed + MERCHANTS_CHANCE) });
  const zones = new Map(demoCities.map(({ key, zone }) => [key, zone]));
  for (const [index, restaurant] of demoRestaurants.entries()) {
    const city = { id: cityIds.get(restaurant.city) ?? '', zone: zones.get(restaurant.city) ?? 'UTC' };
    const merchantId = merchants.find(({ keys }) => restaurant.key.startsWith(keys))?.id ?? null;
    addRestaurant(restaurant, { index, now, chance, rows, merchantId }, city);
  }
  await insertRows(tx, 'restaurant', rows.restaurants);
  await insertRows(tx, 'dining_area', rows.areas);
  await insertRows(tx, 'dining_menu', rows.menus);
  await fillRestaurantPinyin(tx);
};
export default seedRestaurants;
