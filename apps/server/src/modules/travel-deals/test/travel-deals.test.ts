import { randomUUID } from 'node:crypto';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rejectionOf } from '../../../testing/refusal-of.ts';
import { passTime } from '../../../testing/shop.ts';
import { setParameter } from '../../settings/public.ts';
import {
  type Buyer,
  booked,
  bookStay,
  broken,
  newRoom,
  paidStay,
  quoteStay,
  readStay,
  type Shop,
} from '../../travel/test/fixtures.ts';
import { openTravelPaymentShop, type TravelPaymentShop } from '../../travel/test/payment.fixtures.ts';

let till: TravelPaymentShop;
let shop: Shop;
beforeAll(async () => {
  till = await openTravelPaymentShop();
  shop = till.shop;
  await setParameter(shop.app.platform.db, 'travel.unpaid_max', 100);
  shop.app.platform.cache.drop(['parameters']);
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await till.close();
});

const db = () => shop.app.platform.db;

type PlantedDeal = {
  method?: 'percent' | 'off' | 'fixed';
  value?: number;
  quota?: number;
  perCustomer?: number | null;
  beginsIn?: number;
  lasts?: number;
};

/** A deal on a room that runs now, for a day, unless said. */
async function newDeal(roomId: string, of: PlantedDeal = {}): Promise<string> {
  const id = randomUUID();
  const begins = of.beginsIn ?? -HOUR;
  await sql`INSERT INTO travel_deal (id, kind, key, title, line, method, value, starts_at, ends_at, quota, per_customer, enabled)
    VALUES (${id}, 'hotel', ${`room:${roomId}`}, '{}', '{}', ${of.method ?? 'percent'}, ${of.value ?? 25},
      app_now() + ${begins}::bigint * interval '1 millisecond',
      app_now() + ${begins + (of.lasts ?? 24 * HOUR)}::bigint * interval '1 millisecond', ${of.quota ?? 10}, ${of.perCustomer ?? null}, true)`.execute(
    db(),
  );
  return id;
}
const claimed = async (id: string): Promise<number> => {
  const { rows } = await sql<{ claimed: number }>`SELECT claimed FROM travel_deal WHERE id = ${id}`.execute(db());
  return rows[0]?.claimed ?? -1;
};
const dealLine = (quote: { priceLines: readonly { step: string; amount: { usd: number } }[] }): number =>
  quote.priceLines.find(({ step }) => step === 'deal')?.amount.usd ?? Number.NaN;

test('a stay is quoted, booked and paid at a deal: its line, tax and fees are of less, and its unit is claimed', async () => {
  const roomId = await newRoom(shop, { priceUsd: 20_000 });
  const dear = await quoteStay(shop, await shop.buyer(), { roomId });
  const deal = await newDeal(roomId);
  const buyer = await shop.buyer({ usd: 100_000 });
  const quote = await quoteStay(shop, buyer, { roomId });
  expect(dealLine(quote)).toBe(-5_000);
  expect(quote.payable.usd).toBe(16_500);
  // What cancelling costs is a part of what is paid, not of what the room costs otherwise.
  expect(quote.policy.map(({ fee }) => fee.usd)).toEqual([0, 8_250, 16_500]);
  expect(dear.policy.map(({ fee }) => fee.usd)).toEqual([0, 11_000, 22_000]);
  expect(await claimed(deal)).toBe(0);
  const placed = await bookStay(shop, buyer, { quoteId: quote.id });
  expect(await claimed(deal)).toBe(1);
  expect((await readStay(shop, buyer, placed.orderId)).data.payable.usd).toBe(16_500);
});

test('a deal that begins, ends or is sold out between quote and booking is asked about again with both prices', async () => {
  const roomId = await newRoom(shop);
  const buyer = await shop.buyer();
  const before = await quoteStay(shop, buyer, { roomId });
  const deal = await newDeal(roomId, { quota: 1, lasts: 2 * HOUR });
  const begun = await rejectionOf(bookStay(shop, buyer, { quoteId: before.id }));
  expect(begun).toMatchObject({ key: 'order.quote_changed', data: { after: { payable: { usd: 16_500 } } } });
  const [first, second] = [await shop.buyer(), await shop.buyer()];
  const quotes = [await quoteStay(shop, first, { roomId }), await quoteStay(shop, second, { roomId })];
  await bookStay(shop, first, { quoteId: quotes[0]?.id ?? '' });
  const gone = await rejectionOf(bookStay(shop, second, { quoteId: quotes[1]?.id ?? '' }));
  expect(gone).toMatchObject({
    key: 'order.quote_changed',
    data: { before: { payable: { usd: 16_500 } }, after: { payable: { usd: 22_000 } } },
  });
  expect(await claimed(deal)).toBe(1);
  // The order keeps what it was placed at; a quote after the end does not.
  await passTime(shop, 3 * HOUR);
  const late = await quoteStay(shop, await shop.buyer(), { roomId });
  expect(late.payable.usd).toBe(22_000);
});

test('a customer has no more units than they may, and those of an order that runs out come back', async () => {
  const roomId = await newRoom(shop);
  const deal = await newDeal(roomId, { perCustomer: 1 });
  const buyer = await shop.buyer();
  const dealLine = (quote: Awaited<ReturnType<typeof quoteStay>>) =>
    quote.priceLines.find(({ step }) => step === 'deal');
  await booked(shop, buyer, { roomId });
  const again = await quoteStay(shop, buyer, { roomId });
  expect(again.payable.usd).toBe(22_000);
  // The page of the room shows everybody the deal: the quote says why it is not theirs.
  expect(dealLine(again)).toMatchObject({ amount: { usd: 0 }, detail: { missed: 1 } });
  expect(dealLine(await quoteStay(shop, await shop.buyer(), { roomId }))?.detail).not.toHaveProperty('missed');
  expect(await claimed(deal)).toBe(1);
  await passTime(shop, 40 * MINUTE);
  await shop.app.runJobs('travel.expire');
  expect(await claimed(deal)).toBe(0);
  expect((await quoteStay(shop, buyer, { roomId })).payable.usd).toBe(16_500);
});

test('what is cancelled after payment gives its unit back; money that comes late has it again while there is one', async () => {
  const roomId = await newRoom(shop);
  const deal = await newDeal(roomId, { quota: 2 });
  const late = await till.place(roomId);
  const gone = await till.place(roomId);
  expect(await claimed(deal)).toBe(2);
  await passTime(shop, 40 * MINUTE);
  await shop.app.runJobs('travel.expire');
  expect(await claimed(deal)).toBe(0);
  const other = await paidStay(shop, await shop.buyer({ usd: 100_000 }), { roomId });
  expect(other.orderId).not.toBe(late.orderId);
  expect(await till.deliver(late.checkout, 16_500)).toBe(200);
  expect(await till.deliver(gone.checkout, 16_500)).toBe(200);
  expect(await claimed(deal)).toBe(2);
  expect([(await till.endOf(late)).state, (await till.endOf(gone)).state]).toEqual([
    'pending_verification',
    'cancelled',
  ]);
});

test('late money gives nobody more of a deal than they may have: it goes to the wallet', async () => {
  const roomId = await newRoom(shop, { total: 10 });
  const deal = await newDeal(roomId, { quota: 5, perCustomer: 1 });
  const late = await till.place(roomId);
  await passTime(shop, 40 * MINUTE);
  await shop.app.runJobs('travel.expire');
  await booked(shop, late.buyer, { roomId });
  expect(await till.deliver(late.checkout, 16_500)).toBe(200);
  expect([(await till.endOf(late)).state, await claimed(deal)]).toEqual(['cancelled', 1]);
});

test('the last unit and fifty buyers in two processes: one has it, and nobody pays another price than they saw', async () => {
  const roomId = await newRoom(shop, { total: 100 });
  const deal = await newDeal(roomId, { quota: 1 });
  const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.buyer()));
  const quotes = await Promise.all(buyers.map((buyer) => quoteStay(shop, buyer, { roomId })));
  const shops = [shop, till.second];
  const ends = await Promise.allSettled(
    buyers.map((buyer: Buyer, index) =>
      bookStay(shops[index % 2] ?? shop, buyer, { quoteId: quotes[index]?.id ?? '' }),
    ),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const keys = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { key: string }).key] : []));
  expect(new Set(keys)).toEqual(new Set(['order.quote_changed']));
  expect(await claimed(deal)).toBe(1);
});
