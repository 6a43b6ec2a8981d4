import { staffTravelDealEndpoints as desk } from '@app/contract/deals/travel-deal-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { dealLine, makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { dayAhead, newDeparture, newTour, orderOf, PICKUP, paidTour, quoteTour } from './agency.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;

test('people of a tour go for less on the days of its deal; pickup and other days cost as ever', async () => {
  const tour = await newTour(db(), { usd: 10_000, name: 'Walk over the moor' });
  const [inside, outside] = [dayAhead(shop, 20), dayAhead(shop, 40)];
  const on = await newDeparture(db(), tour, { day: inside, priceBp: 11_000 });
  const off = await newDeparture(db(), tour, { day: outside });
  const found = await shop.call(desk.travelDealSubjects, {
    token: staff,
    query: { kind: 'tour', word: 'over the moor' },
  });
  expect(found.data).toMatchObject([{ key: `tour:${tour.id}`, name: 'Walk over the moor' }]);
  const key = found.data[0]?.key ?? '';
  const id = await makeDeal(shop, staff, { kind: 'tour', key, value: 20, travelTo: dayAhead(shop, 30), quota: 4 });
  expect(await readDeal(shop, id)).toMatchObject({
    now: { usd: 8_800 },
    was: { usd: 11_000 },
    percent: 20,
    target: { id: tour.id },
    calendar: [{ day: inside, was: { usd: 11_000 }, now: { usd: 8_800 } }],
  });
  const who = await shop.buyer({ usd: 100_000 });
  const party = { adults: 2, pickupId: PICKUP };
  const quote = await quoteTour(shop, who.token, on, party);
  expect(dealLine(quote.data)).toBe(-4_400);
  expect(quote.data.payable.usd).toBe(2 * 8_800 + 2 * 1_000);
  expect(dealLine((await quoteTour(shop, who.token, off, party)).data)).toBe(0);
  const { orderId } = await paidTour(shop, who.token, on, { adults: 3 });
  expect((await orderOf(shop, who.token, orderId)).payable.usd).toBe(3 * 8_800);
  expect((await readDeal(shop, id)).left).toBe(1);
  // Two more do not fit into what is left: neither has it.
  expect(dealLine((await quoteTour(shop, who.token, on, { adults: 2 })).data)).toBe(0);
  expect(dealLine((await quoteTour(shop, who.token, on, { adults: 1 })).data)).toBe(-2_200);
});
