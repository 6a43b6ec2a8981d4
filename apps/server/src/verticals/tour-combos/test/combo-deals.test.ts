import { priceEndpoints } from '@app/contract/price-history/endpoints';
import { tourComboEndpoints as combos } from '@app/contract/verticals/tour-combos/endpoints';
import { HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { dealsFound, makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { dayAhead, newDeparture } from '../../tours/test/fixtures.ts';
import { bookedCombo, bundleOf, payCombo, quoteCombo, twoWalks } from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(async () => {
  await shop.app.platform.clock.move({ ms: HOUR, reset: false });
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const on = (combo: string, more: object = {}) =>
  ({ kind: 'tourcombo', key: `tourcombo:${combo}`, value: 20, ...more }) as const;
const detailsOf = async (id: string) => (await shop.call(combos.tourComboDetails, { query: { id } })).data;

test('a fifth less of what tours cost together: card, deal, quote and orders say the same', async () => {
  const walks = await twoWalks(shop);
  const id = await makeDeal(shop, staff, on(walks.combo, { quota: 2, perCustomer: 1 }));
  // Each walk 100 dollars: 90 in the combo, 72 at the deal.
  expect(await detailsOf(walks.combo)).toMatchObject({
    price: { usd: 14_400 },
    alone: { usd: 20_000 },
    deal: { usual: { usd: 18_000 }, was: { usd: 18_000 }, percent: 20 },
    dealTerms: { percent: 20, from: null, to: null },
  });
  const { data: cards } = await shop.call(combos.tourCombos, { query: { city: walks.first.cityId } });
  expect(cards.list[0]).toMatchObject({ price: { usd: 14_400 }, deal: { percent: 20 } });
  expect(await readDeal(shop, id)).toMatchObject({
    now: { usd: 14_400 },
    was: { usd: 18_000 },
    party: { adults: 1, children: 0 },
    target: { id: walks.combo },
    left: 2,
  });
  const who = await shop.buyer({ usd: 500_000 });
  const quote = await quoteCombo(shop, who.token, walks, { adults: 2 });
  expect(quote.data.payable.usd).toBe(28_800);
  const placed = await bookedCombo(shop, who.token, walks);
  expect((await payCombo(shop, who.token, placed.paymentId)).code).toBe(200);
  const { parts } = await bundleOf(shop, who.token, placed.bundleId);
  expect(parts.map(({ order }) => order.payable.usd)).toEqual([7_200, 7_200]);
  expect(await readDeal(shop, id)).toMatchObject({ left: 1, waiting: null });
  // One booking for each customer.
  expect((await quoteCombo(shop, who.token, walks)).data.payable.usd).toBe(18_000);
});

test('it holds by the day of the first tour', async () => {
  const walks = await twoWalks(shop);
  const late = [
    await newDeparture(shop.app.platform.db, walks.first, { day: dayAhead(shop, 50) }),
    await newDeparture(shop.app.platform.db, walks.second, { day: dayAhead(shop, 51) }),
  ];
  shop.app.platform.cache.drop(['tours', 'tour-places']);
  const id = await makeDeal(shop, staff, on(walks.combo, { travelFrom: dayAhead(shop, 50) }));
  const who = await shop.buyer({ usd: 500_000 });
  expect((await quoteCombo(shop, who.token, walks)).data.payable.usd).toBe(18_000);
  const picks = walks.picks.map(({ tourId }, index) => ({ tourId, departureId: late[index] ?? '' }));
  expect((await quoteCombo(shop, who.token, { ...walks, picks })).data.payable.usd).toBe(14_400);
  const shown = await detailsOf(walks.combo);
  expect(shown).toMatchObject({ price: { usd: 14_400 }, nextDay: dayAhead(shop, 50) });
  // A level lowers what each tour costs at the deal.
  expect(shown.memberParts.map(({ usd }) => usd).reduce((sum, usd) => sum + usd, 0)).toBe(14_400);
  const { calendar } = await readDeal(shop, id);
  expect(calendar.map(({ day, now }) => [day, now?.usd ?? null])).toEqual([[dayAhead(shop, 50), 14_400]]);
});

test('staff find combos of tours for a deal by name, and who waits for a lower price is told', async () => {
  const walks = await twoWalks(shop);
  await sql`UPDATE tour_combo SET name = '{"en-US": "Ridge and river"}' WHERE id = ${walks.combo}`.execute(
    shop.app.platform.db,
  );
  const who = await shop.buyer();
  const wish = { kind: 'tourcombo', key: `tourcombo:${walks.combo}`, day: null, until: null } as const;
  const { data: alert } = await shop.call(priceEndpoints.addPriceAlert, { token: who.token, body: wish });
  expect(alert.asked?.usd).toBe(18_000);
  const id = await makeDeal(shop, staff, on(walks.combo));
  expect(await dealsFound(shop, staff, 'ridge river')).toEqual([id]);
  await shop.app.platform.clock.move({ ms: HOUR, reset: false });
  await shop.app.runJobs('price-history.alerts');
  const { data } = await shop.call(priceEndpoints.priceAlerts, { token: who.token });
  expect(data.list[0]).toMatchObject({ now: { usd: 14_400 } });
  expect(data.list[0]?.notifiedAt).not.toBeNull();
});
