import { staffTravelDealEndpoints as desk } from '@app/contract/travel-deals/endpoints';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { staffHotelEndpoints as hotelDesk } from '@app/contract/verticals/hotels/staff-endpoints';
import { MINUTE } from '@app/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { makeDeal } from '../../../testing/travel-deals.ts';
import { bookStay, momentIn, quoteStay } from './deal.fixtures.ts';
import { dayAhead, type NewHotel, planBody, plantHotel, stayOf } from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

/** What a night for two costs, taxes included: in a search without dates, in one of the night, and in the calendars of hotel and city. */
async function shownFor({ cityId, hotelId }: NewHotel): Promise<(number | undefined)[]> {
  const [checkIn, checkOut] = [dayAhead(shop, 20), dayAhead(shop, 21)];
  const search = async (query: object) =>
    (await shop.call(hotels.hotelSearch, { query: { city: cityId, adults: '2', ...query } })).data.list[0]?.price
      ?.nightly.usd;
  const calendar = async (where: object) =>
    (await shop.call(hotels.hotelCalendar, { query: { from: checkIn, to: checkIn, adults: '2', ...where } })).data
      .days[0]?.price?.usd;
  return [
    await search({}),
    await search({ checkIn, checkOut }),
    await calendar({ hotel: hotelId }),
    await calendar({ city: cityId }),
  ];
}
const all = (usd: number): number[] => [usd, usd, usd, usd];

test('searches and calendars show a deal as soon as it is made, changed, sold out or stopped', async () => {
  const house = await plantHotel(shop, staff);
  expect(await shownFor(house)).toEqual(all(11_000));
  const id = await makeDeal(shop, staff, { kind: 'hotel', key: `room:${house.roomTypeId}`, quota: 2 });
  expect(await shownFor(house)).toEqual(all(8_250));

  const who = await shop.buyer();
  expect((await bookStay(shop, who, (await quoteStay(shop, who, stayOf(shop, house))).id)).code).toBe(200);
  expect(await shownFor(house)).toEqual(all(11_000));

  const params = { id };
  const { version, ...deal } = (await shop.call(desk.readTravelDeal, { token: staff, params })).data;
  const { title, line, method, kind, key, perCustomer, startsAt, endsAt, travelFrom, travelTo, weekdays } = deal;
  const same = { title, line, method, kind, key, perCustomer, startsAt, endsAt, travelFrom, travelTo, weekdays };
  const body = { ...same, value: 40, quota: 9, enabled: true, version };
  const changed = await shop.call(desk.updateTravelDeal, { token: staff, params, body });
  expect(changed.code).toBe(200);
  expect(await shownFor(house)).toEqual(all(6_600));

  const off = { enabled: false, version: changed.data.version };
  await shop.call(desk.switchTravelDeal, { token: staff, params, body: off });
  expect(await shownFor(house)).toEqual(all(11_000));
});

test('searches and calendars show a deal from the moment it begins to before the one it ends', async () => {
  const house = await plantHotel(shop, staff);
  await makeDeal(shop, staff, {
    kind: 'hotel',
    key: `hotel:${house.hotelId}`,
    startsAt: momentIn(shop, 30 * MINUTE),
    endsAt: momentIn(shop, 90 * MINUTE),
  });
  expect(await shownFor(house)).toEqual(all(11_000));
  await passTime(shop, 31 * MINUTE);
  expect(await shownFor(house)).toEqual(all(8_250));
  await passTime(shop, 60 * MINUTE);
  expect(await shownFor(house)).toEqual(all(11_000));
});

test('what staff change of a plan is in searches and calendars at a deal at once', async () => {
  const house = await plantHotel(shop, staff);
  await makeDeal(shop, staff, { kind: 'hotel', key: `plan:${house.planId}` });
  expect(await shownFor(house)).toEqual(all(8_250));
  const params = { id: house.hotelId };
  const read = await shop.call(hotelDesk.readHotel, { token: staff, params });
  const version = read.data.roomTypes[0]?.plans[0]?.version ?? 0;
  const plan = { token: staff, params: { id: house.planId }, body: { ...planBody(10_400), version } };
  expect((await shop.call(hotelDesk.updateRatePlan, plan)).code).toBe(200);
  expect(await shownFor(house)).toEqual(all(8_580));
});
