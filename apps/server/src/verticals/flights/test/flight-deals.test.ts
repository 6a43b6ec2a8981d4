import { staffTravelDealEndpoints as desk } from '@app/contract/travel-deals/endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { sliceKeyOf } from '@app/contract/verticals/flights/trip-schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { dealLine, dealsFound, makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { flightDealKeys } from '../domain/flight-deal.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newAirline,
  newPassenger,
  newRoundTrip,
  plantBrands,
  quoteTrip,
  type RoundTrip,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
let staff: string;
let pair: RoundTrip;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  await plantBrands(shop.app.platform.db);
  pair = await newRoundTrip(shop.app.platform.db);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const keysOf = (brand: string) =>
  flightDealKeys({ from: pair.from.cityId, to: pair.to.cityId, cabin: 'economy', brand }) as [string, string, string];

test('seats of a route are sold at its deal one way, by fare, cabin or route; charges, babies and the way back are not', async () => {
  const day = dayAhead(shop, 30);
  const out = (brand: string) => wayOf([{ flightId: pair.out, day }], brand);
  const back = wayOf([{ flightId: pair.back, day: dayAhead(shop, 37) }]);
  const who = await shop.buyer({ usd: 500_000 });
  const found = await shop.call(desk.travelDealSubjects, { token: staff, query: { kind: 'flight', word: '' } });
  expect(found.data.map(({ key }) => key)).toContain(keysOf('flex')[2]);

  const id = await makeDeal(shop, staff, {
    kind: 'flight',
    key: keysOf('flex')[1],
    method: 'fixed',
    value: 7_000,
    quota: 4,
  });
  // Flex: 15,000 an adult, 11,250 the child, the baby on a lap 1,500.
  const family = { adults: 2, childAges: [5], babies: 1 };
  const quote = await quoteTrip(shop, who.token, { slices: [out('flex'), back], ...family });
  expect(dealLine(quote.data)).toBe(-(2 * 8_000 + 4_250));
  // On the lightest fare of the day: 10,000 and charges of 1,000.
  expect(await readDeal(shop, id)).toMatchObject({
    subject: expect.stringContaining('→'),
    place: 'Economy',
    now: { usd: 8_000 },
    was: { usd: 11_000 },
    target: { from: pair.from.cityId, to: pair.to.cityId, cabin: 'economy' },
  });

  const light = await makeDeal(shop, staff, { kind: 'flight', key: keysOf('light')[0], value: 50, quota: 9 });
  const one = await quoteTrip(shop, who.token, { slices: [out('light')] });
  // Half of 10,000 is less than 7,000: the better deal counts, not both.
  expect(dealLine(one.data)).toBe(-5_000);
  expect(dealLine((await quoteTrip(shop, who.token, { slices: [out('flex')] })).data)).toBe(-8_000);
  const person = await newPassenger(shop, who.token);
  const placed = await bookTrip(shop, who.token, one.data.id, [guestOf(person)]);
  expect(placed.code).toBe(200);
  expect([(await readDeal(shop, light)).left, (await readDeal(shop, id)).left]).toEqual([8, 4]);
});

test('search, days and fares show what a quote of the same trip asks for at deals, one way and there and back', async () => {
  const airline = await newAirline(shop.app.platform.db, { returnBp: 1_000 });
  const own = await newRoundTrip(shop.app.platform.db, { airline });
  const { from, to } = own;
  const [day, home] = [dayAhead(shop, 30), dayAhead(shop, 37)];
  const [legsOut, legsBack] = [[{ flightId: own.out, day }], [{ flightId: own.back, day: home }]];
  const [out, back] = [sliceKeyOf(legsOut), sliceKeyOf(legsBack)];
  const who = await shop.buyer({ usd: 500_000 });
  const keys = (brand: string, ends = [from, to]) =>
    flightDealKeys({ from: ends[0]?.cityId ?? '', to: ends[1]?.cityId ?? '', cabin: 'economy', brand });
  const party = { adults: '1', childAges: '5', babies: '1' };
  const trip = { adults: 1, childAges: [5], babies: 1 };
  const ways = { from: from.code, to: to.code };
  const search = async (more: object = {}) =>
    (await shop.call(flights.flightSearch, { query: { ...ways, day, ...party, ...more } })).data;
  const details = async (more: object = {}) =>
    (await shop.call(flights.flightDetails, { query: { out, ...party, ...more } })).data;
  const strip = async (of: { from: string; to: string }, on: string, more: object = {}) =>
    (await shop.call(flights.flightCalendar, { query: { ...of, first: on, last: on, ...party, ...more } })).data
      .days[0];

  const [usualCard] = (await search()).list;
  expect(usualCard).toMatchObject({ adultDeal: null, deal: null });
  expect(await strip(ways, day)).toMatchObject({ price: { usd: 11_000 }, deal: null });
  expect((await details()).fares[0]).toMatchObject({ deal: null, dealOff: null });

  await makeDeal(shop, staff, { kind: 'flight', key: keys('light')[2] ?? '', value: 20, quota: 50 });
  await makeDeal(shop, staff, { kind: 'flight', key: keys('flex', [to, from])[0] ?? '', value: 40, quota: 50 });
  // Of one customer a single seat: no party of an adult and a child has it for both, the adult alone does.
  await makeDeal(shop, staff, { kind: 'flight', key: keys('flex')[0] ?? '', value: 60, quota: 50, perCustomer: 1 });

  const single = await details();
  for (const fare of single.fares) {
    const quote = (await quoteTrip(shop, who.token, { slices: [wayOf(legsOut, fare.brands[0])], ...trip })).data;
    expect([fare.total.usd, -(fare.dealOff?.usd ?? 0)]).toEqual([quote.payable.usd, dealLine(quote)]);
    expect(fare.deal?.was.usd).toBe(fare.total.usd + (fare.dealOff?.usd ?? 0));
    expect(fare.policy.map(({ fee }) => fee.usd)).toEqual(quote.policy.map(({ fee }) => fee.usd));
  }
  // Light: 10,000 an adult, 7,500 the child, 1,000 the baby, charges of 1,000 a seat; a fifth off both seats.
  const [light] = single.choices[0] ?? [];
  expect(light).toMatchObject({
    adultPrice: { usd: 9_000 },
    adultDeal: { was: { usd: 11_000 }, percent: 18 },
    total: { usd: 17_000 },
    deal: { was: { usd: 20_500 }, percent: 17 },
  });
  expect((await search()).list[0]).toMatchObject({ adultPrice: light?.adultPrice, totalPrice: light?.total });
  // Orders speak of an adult, as cards do.
  expect((await search()).sorts?.cheapest.price).toEqual(light?.adultPrice);
  // The adult's seat of flex at 60 % less, 6,000, is the least of the day; without deals it is that of light.
  expect(await strip(ways, day)).toMatchObject({ price: { usd: 7_000 }, deal: { was: { usd: 11_000 }, percent: 36 } });

  const both = await details({ back });
  for (const fare of both.fares) {
    const slices = [wayOf(legsOut, fare.brands[0]), wayOf(legsBack, fare.brands[1])];
    const quote = (await quoteTrip(shop, who.token, { slices, ...trip })).data;
    expect([fare.total.usd, -(fare.dealOff?.usd ?? 0)]).toEqual([quote.payable.usd, dealLine(quote)]);
    const sum = both.choices.map(
      (choices, at) => choices.find(({ brand }) => brand === fare.brands[at])?.total.usd ?? 0,
    );
    expect(sum[0]).toBe(fare.total.usd - (sum[1] ?? 0));
    expect(fare.policy.map(({ fee }) => fee.usd)).toEqual(quote.policy.map(({ fee }) => fee.usd));
  }
  // What the airline of both ways takes off comes first, then the deal of what is left.
  const cheapest = both.fares.find(({ brands }) => brands.join() === 'light,light');
  expect(cheapest?.returnDiscount?.usd).toBe(3_700);
  const [found, chosen] = [await search({ back: home }), await search({ back: home, out })];
  for (const card of [found.list[0], chosen.list[0], chosen.chosen]) {
    expect(card).toMatchObject({
      totalPrice: { usd: cheapest?.total.usd },
      deal: cheapest?.deal,
      adultPrice: cheapest?.adultPrice,
      adultDeal: cheapest?.adultDeal,
    });
  }
  // Flex on the way back: 13,500 an adult with the return discount, 40 % less than that.
  const wayBack = { from: to.code, to: from.code };
  expect(await strip(wayBack, home, { out })).toMatchObject({ price: { usd: 9_100 }, deal: { was: { usd: 10_000 } } });
});

test('staff find a deal by the cities of its route, in any language', async () => {
  const db = shop.app.platform.db;
  const there = await newRoundTrip(db);
  const named = async (id: string, name: object) =>
    sql`UPDATE travel_city SET name = ${JSON.stringify(name)}::jsonb WHERE id = ${id}`.execute(db);
  await named(there.from.cityId, { 'en-US': 'Lisbon', 'zh-cn': '里斯本' });
  await named(there.to.cityId, { 'en-US': 'São Paulo', pt: 'São Paulo' });
  const { from, to } = { from: there.from.cityId, to: there.to.cityId };
  const ids: string[] = [];
  for (const key of flightDealKeys({ from, to, cabin: 'economy', brand: 'flex' }))
    ids.push(await makeDeal(shop, staff, { kind: 'flight', key }));
  for (const word of ['lisbon', 'sao paulo', '里斯本', 'Lisbon → São Paulo'])
    expect(await dealsFound(shop, staff, word), word).toEqual(ids.toSorted());
  expect(await dealsFound(shop, staff, 'lisbon porto')).toEqual([]);
});
