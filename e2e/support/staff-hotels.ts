import { randomUUID } from 'node:crypto';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { staffHotelEndpoints } from '@app/contract/verticals/hotels/staff-endpoints';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import type { Customer } from './customers.ts';
import { hotelRoom, hotelText, ratePlan } from './hotel-forms.ts';
import { payFromBalance } from './orders.ts';
import { ask, type Product } from './products.ts';
import { staffToken } from './staff.ts';

export type MadeHotel = { id: string; name: string; roomId: string; planId: string };

/** Where the hotels of journeys are. */
const ZONE = 'Europe/Lisbon';

/** A date of today or later at the hotels of journeys, `days` from now: in summer theirs begins an hour before that of UTC. */
export const dayFromNow = (days: number): string => addDays(dayIn(ZONE, new Date()), days);

/** A city of its own. */
export async function newCity(product: Product, name = `Porto ${randomUUID().slice(0, 6)}`): Promise<string> {
  const token = await staffToken(product);
  const body = {
    name: { 'en-US': name, 'zh-cn': '波尔图' },
    country: { 'en-US': 'Portugal', 'zh-cn': '葡萄牙' },
    countryCode: 'PT',
    zone: ZONE,
    picture: null,
    latitude: 41.15,
    longitude: -8.61,
    popular: false,
    enabled: true,
    sortWeight: 0,
  };
  return (await ask(product, staffTravelEndpoints.createCity, { token, body })).id;
}

/** A listed hotel with one room type of so many rooms and one plan, made through the back office. */
export async function newHotel(
  product: Product,
  given: { name?: string; units?: number; usd?: number; cityId?: string } = {},
): Promise<MadeHotel> {
  const token = await staffToken(product);
  const name = given.name ?? `Casa do Rio ${randomUUID().slice(0, 6)}`;
  const cityId = given.cityId ?? (await newCity(product));
  const { id } = await ask(product, staffHotelEndpoints.createHotel, { token, body: hotelText(name, cityId) });
  const withRoom = await ask(product, staffHotelEndpoints.createRoomType, {
    token,
    params: { id },
    body: hotelRoom('River double', given.units ?? 3),
  });
  const roomId = withRoom.roomTypes[0]?.id ?? '';
  const whole = await ask(product, staffHotelEndpoints.createRatePlan, {
    token,
    params: { id: roomId },
    body: ratePlan('Flexible', given.usd ?? 10_000),
  });
  return { id, name, roomId, planId: whole.roomTypes[0]?.plans[0]?.id ?? '' };
}

/** Books one room for two from so many days ahead on; paid from the balance when asked for. */
export async function bookHotel(
  product: Product,
  customer: Customer,
  hotel: MadeHotel,
  stay: { from: number; nights: number; paid?: boolean },
) {
  const { token } = customer;
  const quote = await ask(product, hotelEndpoints.createHotelQuote, {
    token,
    body: {
      planId: hotel.planId,
      checkIn: dayFromNow(stay.from),
      checkOut: dayFromNow(stay.from + stay.nights),
      rooms: 1,
      adults: 2,
      childAges: [],
      usePoints: false,
    },
  });
  const order = await ask(product, hotelEndpoints.bookHotel, {
    token,
    body: {
      quoteId: quote.id,
      guests: [{ unit: 1, givenName: 'Ana', familyName: 'Reis', ageType: 'adult', age: null }],
      contact: { name: 'Ana Reis', country: 'PT', phone: '912345678', email: customer.email },
      arrival: '18:00',
      wishes: 'A quiet room, please',
      policyAccepted: true,
    },
  });
  if (stay.paid) await payFromBalance(product, customer, order.paymentId);
  return order;
}
