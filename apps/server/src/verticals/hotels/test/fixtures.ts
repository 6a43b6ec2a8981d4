import { randomUUID } from 'node:crypto';
import { staffHotelEndpoints as staff } from '@app/contract/verticals/hotels/staff-endpoints';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connect.ts';
import type { Shop } from '../../../testing/shop.ts';
import { firstNight } from '../domain/stay-dates.ts';

export const ZONE = 'America/New_York';
export const GUEST = { unit: 1, givenName: 'Inês', familyName: "O'Neil-Sousa", ageType: 'adult', age: null } as const;
export const CONTACT = { name: 'Inês Sousa', country: 'US', phone: '202-555-0123', email: 'ines@example.com' };

/** A city to put hotels into. */
export async function newCity(db: Db, zone = ZONE): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO travel_city (id, name, country, country_code, zone, latitude, longitude, popular)
    VALUES (${id}, ${JSON.stringify({ 'en-US': `City ${id}`, 'zh-cn': '城市' })}, '{"en-US": "Somewhere"}', 'US', ${zone},
      40, -74, true)`.execute(db);
  return id;
}

export const hotelBody = (cityId: string, name = 'Casa Test') => ({
  cityId,
  name: { 'en-US': name, 'zh-cn': '测试酒店' },
  description: { 'en-US': 'A house.' },
  address: { 'en-US': 'Main Street 1' },
  area: { 'en-US': 'Old Town', es: 'Casco antiguo' },
  stars: 4,
  phone: '+1 202',
  latitude: 40.01,
  longitude: -74.02,
  zone: ZONE,
  cover: '/files/h-{w}.webp',
  gallery: [{ kind: 'image' as const, url: '/files/h-{w}.webp' }],
  facilities: ['wifi' as const, 'pool' as const],
  policies: { children: { 'en-US': 'Welcome' }, pets: { 'en-US': '' }, extra: { 'en-US': '' } },
  taxBp: 1_000,
  online: true,
  hot: true,
  sortWeight: 5,
});
export const roomBody = (units = 3) => ({
  name: { 'en-US': 'Double', 'zh-cn': '大床房' },
  description: { 'en-US': '' },
  pictures: ['/files/r-{w}.webp'],
  squareMetres: 24,
  beds: [{ bed: 'queen' as const, count: 1 }],
  view: 'city' as const,
  facilities: [],
  baseAdults: 2,
  maxAdults: 3,
  maxChildren: 1,
  maxGuests: 3,
  units,
  online: true,
  sortWeight: 1,
});
export const planBody = (baseUsd = 10_000) => ({
  name: { 'en-US': 'Flexible' },
  board: 'breakfast' as const,
  baseUsd,
  extraAdultUsd: 3_000,
  singleOffUsd: 500,
  childBands: [{ from: 0, to: 5, usd: 0 }],
  refundable: true,
  cancelSteps: [{ daysBefore: 2, percent: 50 }],
  minimumStay: 1,
  online: true,
  sortWeight: 1,
});

export type NewHotel = { cityId: string; hotelId: string; roomTypeId: string; planId: string };

/** A hotel with one room type and one plan, made through the back office. */
export async function plantHotel(
  shop: Shop,
  token: string,
  of: { units?: number; baseUsd?: number; cityId?: string; name?: string } = {},
): Promise<NewHotel> {
  const cityId = of.cityId ?? (await newCity(shop.app.platform.db));
  const made = await shop.call(staff.createHotel, { token, body: hotelBody(cityId, of.name) });
  const params = { id: made.data.id };
  const withRoom = await shop.call(staff.createRoomType, { token, params, body: roomBody(of.units) });
  const roomTypeId = withRoom.data.roomTypes[0]?.id ?? '';
  const withPlan = await shop.call(staff.createRatePlan, {
    token,
    params: { id: roomTypeId },
    body: planBody(of.baseUsd),
  });
  return { cityId, hotelId: made.data.id, roomTypeId, planId: withPlan.data.roomTypes[0]?.plans[0]?.id ?? '' };
}

/** Another room type of a hotel with a plan, a suite that costs half as much again. */
export async function plantSuite(
  shop: Shop,
  token: string,
  of: { readonly house: NewHotel; readonly units?: number; readonly baseUsd?: number },
): Promise<Pick<NewHotel, 'roomTypeId' | 'planId'>> {
  const body = { ...roomBody(of.units ?? 1), name: { 'en-US': 'Suite' } };
  const made = await shop.call(staff.createRoomType, { token, params: { id: of.house.hotelId }, body });
  const roomTypeId = made.data.roomTypes.find(({ id }) => id !== of.house.roomTypeId)?.id ?? '';
  const plan = { token, params: { id: roomTypeId }, body: planBody(of.baseUsd ?? 15_000) };
  const planned = await shop.call(staff.createRatePlan, plan);
  return { roomTypeId, planId: planned.data.roomTypes.find(({ id }) => id === roomTypeId)?.plans[0]?.id ?? '' };
}

/** The day so many days after the present one of the zone. */
export const dayAhead = (shop: Pick<Shop, 'app'>, days: number, zone = ZONE): string =>
  addDays(dayIn(zone, shop.app.platform.clock.now()), days);

/** The night so many after the first that can still be had: after midnight that is the one of the evening before. */
export const nightAhead = (shop: Pick<Shop, 'app'>, nights: number): string =>
  addDays(firstNight(ZONE, shop.app.platform.clock.now()), nights);

/** The days of a stay that begins so many days after the present one. */
export function datesIn(shop: Pick<Shop, 'app'>, inDays: number, nights: number) {
  const checkIn = dayAhead(shop, inDays);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** A stay as `quote` is asked for it. */
export const stayOf = (
  shop: Pick<Shop, 'app'>,
  house: Pick<NewHotel, 'planId'>,
  of: { inDays?: number; nights?: number; rooms?: number; adults?: number; childAges?: number[] } = {},
) => {
  const checkIn = dayAhead(shop, of.inDays ?? 20);
  const { rooms = 1, adults = 2, childAges = [] } = of;
  return { planId: house.planId, checkIn, checkOut: addDays(checkIn, of.nights ?? 2), rooms, adults, childAges };
};
