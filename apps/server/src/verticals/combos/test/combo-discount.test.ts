import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { makeDeal } from '../../../testing/travel-deals.ts';
import { newTrip, picksOf, planOf, quoteCombo, type Trip } from './fixtures.ts';

let shop: Shop;
let trip: Trip;
beforeAll(async () => {
  shop = await openShop();
  trip = await newTrip(shop);
  // Ten percent less for who flies there and back, whether as a part of a combo or not.
  await sql`UPDATE airline SET return_bp = 1000 WHERE id IN (SELECT airline_id FROM flight WHERE id = ${trip.flights.out})`.execute(
    db(),
  );
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;

async function quoted(buyer: Buyer) {
  const plan = await planOf(shop, trip, { with: 'tour' });
  const { code, data } = await quoteCombo(shop, buyer.token, trip, picksOf(plan.data));
  if (code !== 200) throw new Error(JSON.stringify(data));
  return { quote: data, plan: plan.data };
}
type Quote = Awaited<ReturnType<typeof quoted>>['quote'];
const lineOf = (part: Quote['parts'][number], step: string): number =>
  part.priceLines.find((line) => line.step === step)?.amount.usd ?? 0;
/** What each part is said to cost before the combo, and what the combo is said to take off that. */
const said = ({ parts }: Quote) =>
  Object.fromEntries(parts.map((part) => [part.slot, [lineOf(part, 'list_price'), lineOf(part, 'variant')]]));

test('what is said to be the combo’s discount is what it takes off the price of each part alone, return discounts not in it', async () => {
  const { quote, plan } = await quoted(await shop.buyer({ usd: 1_000_000 }));
  for (const [slot, [list = 0, off = 0]] of Object.entries(said(quote))) {
    // A deposit stays whole, and each piece is rounded by itself.
    const takes = slot === 'dinner' ? 0 : list / 10;
    expect([slot, Math.abs(-off - takes) <= 5]).toEqual([slot, true]);
  }
  // A flight alone is said to cost what it does there and back.
  const flight = quote.parts.find(({ slot }) => slot === 'flight');
  expect(said(quote).flight?.[0]).toBe(flight?.alone.usd);
  // Taxes are less too, so what is saved in all is more than what is said to be off, and never less.
  const off = Object.values(said(quote)).reduce((sum, [, one = 0]) => sum - one, 0);
  expect(quote.saved.usd).toBeGreaterThanOrEqual(off);
  expect([quote.payable.usd, quote.alone.usd]).toEqual([plan.price?.usd, plan.alone?.usd]);
});

test('a member’s discount and a deal on a part are lines of their own: the combo’s is the same, and none of what is at the deal', async () => {
  const staff = await shop.staff();
  const usual = said((await quoted(await shop.buyer({ usd: 1_000_000 }))).quote);
  const member = await shop.buyer({ usd: 1_000_000 });
  await sql`INSERT INTO member_level (id, identifier, name, threshold_usd, discount_bp)
    VALUES (gen_random_uuid(), 'm800', '{"en-US":"M"}', 90000000, 800)`.execute(db());
  shop.app.platform.cache.drop(['levels']);
  await sql`UPDATE customer SET spent_usd = 90000000 WHERE id = ${member.id}`.execute(db());
  const theirs = (await quoted(member)).quote;
  expect(theirs.parts.some((part) => lineOf(part, 'member_level') < 0)).toBe(true);
  expect(said(theirs)).toEqual(usual);
  await makeDeal(shop, staff, { kind: 'hotel', key: `hotel:${trip.hotels[0].hotelId}`, value: 30, quota: 50 });
  const { quote } = await quoted(await shop.buyer({ usd: 1_000_000 }));
  const hotel = quote.parts.find(({ slot }) => slot === 'hotel');
  expect(hotel && [lineOf(hotel, 'variant'), lineOf(hotel, 'deal') < 0]).toEqual([0, true]);
  expect(hotel?.alone).toEqual(hotel?.payable);
});
