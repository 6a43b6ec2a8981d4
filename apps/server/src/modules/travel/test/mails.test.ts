import type { Locale } from '@app/contract/core/locale';
import { travelEndpoints as calls } from '@app/contract/travel/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../../accounts/test/letters.fixtures.ts';
import { type Buyer, booked, CONTACT, confirmStay, newRoom, openTravelShop, paidStay, type Shop } from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openTravelShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

async function reader(
  of: { locale?: Locale; email?: string; points?: number } = {},
): Promise<Buyer & { email: string }> {
  const buyer = await shop.buyer({ usd: 50_000, ...(of.points && { points: of.points }) });
  const email = of.email ?? `${buyer.id}@example.com`;
  await sql`UPDATE customer SET locale = ${of.locale ?? 'en-US'}, email = ${email} WHERE id = ${buyer.id}`.execute(
    shop.app.platform.db,
  );
  return { ...buyer, email };
}
const letters = async (email: string) => {
  await shop.app.deliverEvents();
  return (await lettersTo(shop, email)).reverse();
};

test('account and contact of a booking both hear that it is paid, confirmed and cancelled, each by a way that opens for them', async () => {
  const buyer = await reader({ locale: 'es' });
  const { orderId } = await paidStay(shop, buyer, { roomId: await newRoom(shop) });
  await confirmStay(shop, staff, orderId);
  await shop.app.deliverEvents();
  const { data } = await shop.call(calls.cancelPreview, { token: buyer.token, query: { id: orderId } });
  await shop.call(calls.cancelTravelOrder, { token: buyer.token, body: { orderId, refundUsd: data.refundUsd } });
  const [own, theirs] = [await letters(buyer.email), await letters(CONTACT.email)];
  const kinds = ['travel_paid', 'travel_confirmed', 'travel_refunded'];
  expect(own.map(({ template }) => template)).toEqual(kinds);
  expect(theirs.map(({ template }) => template)).toEqual(kinds);
  expect(own[1]?.filling).toMatchObject({ query: `?id=${orderId}`, facts: expect.stringContaining('RES-1') });
  expect(own[1]?.filling.facts).toContain('By the sea');
  expect(theirs[1]?.filling).toMatchObject({ foot: 'contact', query: expect.stringMatching(/\?id=.+&key=.+/) });
  expect(theirs[1]?.locale).toBe('es');
  expect(own[2]?.filling.back).toMatch(/220,00/);
});

test('who is the contact themselves gets one mail', async () => {
  await sql`DELETE FROM mail_outbox`.execute(shop.app.platform.db);
  const buyer = await reader({ email: CONTACT.email.toUpperCase() });
  await paidStay(shop, buyer, { roomId: await newRoom(shop) });
  await letters(buyer.email);
  const { rows } = await sql<{ recipient: string }>`SELECT recipient FROM mail_outbox`.execute(shop.app.platform.db);
  expect(rows).toEqual([{ recipient: buyer.email }]);
});

test('a link that asks for money goes to the account alone', async () => {
  await sql`DELETE FROM mail_outbox`.execute(shop.app.platform.db);
  const buyer = await reader();
  await booked(shop, buyer, { roomId: await newRoom(shop) });
  expect((await letters(buyer.email)).map(({ template }) => template)).toEqual(['travel_placed']);
  expect(await letters(CONTACT.email)).toEqual([]);
});
