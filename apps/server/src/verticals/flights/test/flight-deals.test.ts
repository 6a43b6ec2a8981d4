import { staffTravelDealEndpoints as desk } from '@app/contract/deals/travel-deal-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { dealLine, makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { flightDealKeys } from '../domain/flight-deal.ts';
import { bookTrip, dayAhead, guestOf, newPair, newPassenger, type Pair, plantBrands, quoteTrip, slice } from './sky.ts';

let shop: Shop;
let staff: string;
let pair: Pair;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  await plantBrands(shop.app.platform.db);
  pair = await newPair(shop.app.platform.db);
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
  const out = (brand: string) => slice([{ flightId: pair.out, day }], brand);
  const back = slice([{ flightId: pair.back, day: dayAhead(shop, 37) }]);
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
