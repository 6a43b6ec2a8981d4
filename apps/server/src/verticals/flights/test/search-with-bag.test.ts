import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { FLIGHTS } from '../usecases/tags.ts';
import { dayAhead, newRoundTrip, plantBrands, quoteTrip, type RoundTrip, sellBags, wayOf } from './fixtures.ts';

let shop: Shop;
let pair: RoundTrip;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(shop.app.platform.db);
  await sellBags(shop.app.platform.db);
  pair = await newRoundTrip(shop.app.platform.db);
});
afterAll(() => shop.close());

test('with a bag: list, price limit, calendar, details and quote ask one price, that of the cheaper of two ways to have one', async () => {
  const [day, back] = [dayAhead(shop, 30), dayAhead(shop, 37)];
  const party = { adults: '1', childAges: '5', babies: '1' };
  const query = { from: pair.from.code, to: pair.to.code, day, back, bag: '1' as const, ...party };
  // Each way light with a bag for two of 4,500, where flex, which includes one, costs half of the fares more.
  const light = 10_000 + 7_500 + 1_000 + 2 * 1_000;
  const total = 2 * (light + 2 * 4_500);
  const found = (await shop.call(flights.flightSearch, { query })).data;
  const [card] = found.list;
  expect(card).toMatchObject({
    totalPrice: { usd: total },
    adultPrice: { usd: 2 * (11_000 + 4_500) },
    bagPrice: { usd: 9_000 },
    brands: ['light', 'light'],
    checkedBag: { pieces: 0 },
  });
  expect(found.sorts?.cheapest.price.usd).toBe(2 * 15_500);
  expect(found.facets).toMatchObject({ bag: 1, total: { min: { usd: total } } });
  const limited = async (priceMax: string) =>
    (await shop.call(flights.flightSearch, { query: { ...query, priceMax } })).data.total;
  expect([await limited((total / 100).toFixed(2)), await limited((total / 100 - 0.01).toFixed(2))]).toEqual([1, 0]);
  const without = (await shop.call(flights.flightSearch, { query: { ...query, bag: '0' } })).data;
  expect(without.list[0]).toMatchObject({ totalPrice: { usd: 2 * light }, bagPrice: null });
  expect(without.facets).toMatchObject({ bag: 1 });

  const backs = (await shop.call(flights.flightSearch, { query: { ...query, out: card?.key ?? '' } })).data;
  expect([backs.chosen?.totalPrice.usd, backs.list[0]?.totalPrice.usd]).toEqual([total, total]);
  const keys = { out: card?.key ?? '', back: backs.list[0]?.key ?? '' };
  const details = (await shop.call(flights.flightDetails, { query: { ...keys, bag: '1', ...party } })).data;
  const chosen = details.fares.find(({ brands }) => `${brands}` === 'light,light');
  expect(chosen).toMatchObject({ total: { usd: total }, bags: { usd: 4 * 4_500 }, adultPrice: { usd: 2 * 15_500 } });
  const parts = [...(chosen?.lines ?? []).map((line) => line.total.usd), chosen?.charges.usd ?? 0, 4 * 4_500];
  expect(parts.reduce((sum, usd) => sum + usd, 0)).toBe(total);
  // A fare that includes one costs what it did.
  expect(details.fares.find(({ brands }) => `${brands}` === 'flex,flex')).toMatchObject({ bags: null });

  const { token } = await shop.buyer();
  const bags = [1, 2].flatMap((slice) => [1, 2].map((guest) => ({ slice, guest, kind: 'checked', pieces: 1 })));
  const quoted = await quoteTrip(shop, token, {
    slices: [keys.out, keys.back].map((key) => wayOf(readSliceKey(key) ?? [], 'light')),
    childAges: [5],
    babies: 1,
    bags,
  });
  expect(quoted.data.payable.usd).toBe(total);
  expect(quoted.data.policy.map(({ fee }) => fee.usd)).toEqual(chosen?.policy.map(({ fee }) => fee.usd));
});

test('the days around are priced with a bag, and for those who want money back, as their searches are', async () => {
  const [first, last] = [dayAhead(shop, 30), dayAhead(shop, 32)];
  const ends = { from: pair.from.code, to: pair.to.code };
  for (const wish of [{}, { bag: '1' }, { refundable: '1' }, { bag: '1', refundable: '1' }] as const) {
    const { days } = (await shop.call(flights.flightCalendar, { query: { ...ends, first, last, ...wish } })).data;
    for (const { date, price } of days) {
      const { list } = (
        await shop.call(flights.flightSearch, { query: { ...ends, day: date, sort: 'cheapest', ...wish } })
      ).data;
      expect([date, price?.usd]).toEqual([date, list[0]?.adultPrice.usd]);
    }
  }
});

test('a fare that neither includes a bag nor sells one is not found with one', async () => {
  const { db } = shop.app.platform;
  const only = await newRoundTrip(db);
  const query = { from: only.from.code, to: only.to.code, day: dayAhead(shop, 30) };
  const found = async () => (await shop.call(flights.flightSearch, { query: { ...query, bag: '1' } })).data;
  expect((await found()).list[0]).toMatchObject({ brands: ['light'], bagPrice: { usd: 4_500 } });
  await db
    .updateTable('fare_brand')
    .set({ extra_bags: JSON.stringify([]) })
    .where('code', '=', 'light')
    .execute();
  shop.app.platform.cache.drop([FLIGHTS]);
  expect((await found()).list[0]).toMatchObject({ brands: ['flex'], bagPrice: null });
});
