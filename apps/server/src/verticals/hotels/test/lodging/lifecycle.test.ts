import { lodgingEndpoints } from '@app/contract/lodging/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey, switchBuying } from '../../../../modules/assistants/test/fixtures.ts';
import { expectBooking } from '../../../../modules/lodging/test/lodging-rules.ts';
import { broken } from '../../../../modules/orders/test/fixtures.ts';
import { confirmStay } from '../../../../modules/travel/test/fixtures.ts';
import { refusalCode } from '../../../../testing/refusal-code.ts';
import { openShop, passTime, type Shop } from '../../../../testing/shop.ts';
import { type NewHotel, plantHotel } from '../fixtures.ts';
import { booker, bookStay, codesOf, openGuests, payStay, takeStay, wishFor } from './fixtures.ts';

let shop: Shop;
let staff: string;
let house: NewHotel;
let profiles: Awaited<ReturnType<typeof openGuests>>;
let one: ReturnType<typeof booker>;
beforeAll(async () => {
  [shop, profiles] = await Promise.all([openShop(), openGuests()]);
  await switchBuying(shop, true);
  staff = await shop.staff();
  house = await plantHotel(shop, staff);
  one = booker(shop, profiles.at('/agent.json'));
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
  await profiles.close();
});

const look = (id: string, token?: string) =>
  shop.call(lodgingEndpoints.assistantStay, { query: { id }, ...(token ? { token } : {}) });

test('2026-09-25: a guest opens the link, signs in, books and pays; confirmed by the house the session is completed', async () => {
  const buyer = await shop.buyer({ usd: 100_000 });
  const { body } = await one.create({
    ...wishFor(shop, house, { inDays: 50, stay: { guest_assignments: [{ guest_id: 'gst_1', role: 'primary' }] } }),
    guests: [{ id: 'gst_1', first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' }],
    booker: { first_name: 'Ben', last_name: 'Lee', email: 'ben@example.com' },
  });
  expectBooking(body);
  expect((await look(body.id)).data).toMatchObject({ state: 'open', assistant: expect.stringMatching(/^127/) });
  const taken = await takeStay(shop, buyer, body.id);
  expect(taken.code).toBe(200);
  const waiting = await one.get(body.id);
  expectBooking(waiting.body);
  expect(waiting.body.status).toBe('requires_escalation');
  // Who it was for is the guest's own matter from here on; ids of guests stay.
  expect([waiting.body.booker, waiting.body.guests]).toEqual([undefined, [{ id: 'gst_1' }]]);

  const placed = await bookStay(shop, buyer, taken.data.quoteId);
  expect(placed.code).toBe(200);
  const unpaid = await one.get(body.id);
  expectBooking(unpaid.body);
  expect([unpaid.body.status, codesOf(unpaid)]).toEqual(['requires_escalation', ['payment_required']]);
  expect((await payStay(shop, buyer, placed.data.paymentId)).code).toBe(200);
  const paid = await one.get(body.id);
  expectBooking(paid.body);
  expect([paid.body.status, paid.body.confirmation]).toEqual(['complete_in_progress', undefined]);
  const put = await one.put(body.id, wishFor(shop, house, { nights: 5 }));
  expect(put.body.messages[0]).toMatchObject({ code: 'already_booked', severity: 'recoverable' });
  expect({ ...put.body, messages: [] }).toEqual({ ...paid.body, messages: [] });

  await confirmStay(shop, staff, placed.data.orderId);
  const done = await one.get(body.id);
  expectBooking(done.body);
  expect([done.body.status, done.body.continue_url, done.body.expires_at]).toEqual(['completed', undefined, undefined]);
  expect(done.body.confirmation).toMatchObject({
    id: placed.data.orderId,
    label: placed.data.number,
    permalink_url: expect.stringContaining(`#/hotelorderdetail?id=${placed.data.orderId}`),
  });
  // No name goes along when the link is passed on.
  expect(done.body.booker).toEqual({ first_name: 'I***', last_name: 'O***', email: 'i***@example.com' });
  expect((await look(body.id, buyer.token)).data).toMatchObject({ state: 'mine', orderId: placed.data.orderId });

  const { data: preview } = await shop.call(travelEndpoints.cancelPreview, {
    token: buyer.token,
    query: { id: placed.data.orderId },
  });
  await shop.call(travelEndpoints.cancelTravelOrder, {
    token: buyer.token,
    body: { orderId: placed.data.orderId, reason: '', refundUsd: preview.refundUsd },
    headers: newKey(),
  });
  // Booked it was, whatever the guest does with it since.
  expect((await one.get(body.id)).body.status).toBe('completed');
  for (const late of [await one.put(body.id, wishFor(shop, house)), await one.cancel(body.id)]) {
    expectBooking(late.body);
    expect([late.body.status, late.body.messages[0].code]).toEqual(['completed', 'already_booked']);
  }
});

test('a booking that was never paid, and one that was cancelled before the house confirmed it, are canceled', async () => {
  for (const pays of [false, true]) {
    const buyer = await shop.buyer({ usd: 100_000 });
    const { body } = await one.create(wishFor(shop, house, { inDays: 70 }));
    const taken = await takeStay(shop, buyer, body.id);
    const placed = await bookStay(shop, buyer, taken.data.quoteId);
    const { orderId: id, paymentId } = placed.data;
    if (pays) expect((await payStay(shop, buyer, paymentId)).code).toBe(200);
    const refund = pays
      ? (await shop.call(travelEndpoints.cancelPreview, { token: buyer.token, query: { id } })).data.refundUsd
      : undefined;
    const ended = await shop.call(travelEndpoints.cancelTravelOrder, {
      token: buyer.token,
      body: { orderId: id, reason: '', ...(refund === undefined ? {} : { refundUsd: refund }) },
      headers: newKey(),
    });
    expect(ended.code).toBe(200);
    const over = await one.get(body.id);
    expectBooking(over.body);
    expect([over.body.status, over.body.messages]).toEqual(['canceled', []]);
  }
});

test('a session ends with its quote, and what someone took with theirs', async () => {
  const [open, taken] = [await one.create(wishFor(shop, house)), await one.create(wishFor(shop, house))];
  const buyer = await shop.buyer();
  expect((await takeStay(shop, buyer, taken.body.id)).code).toBe(200);
  await passTime(shop, 40 * 60_000);
  const ended = await one.get(open.body.id);
  expectBooking(ended.body);
  expect([ended.body.status, ended.body.continue_url, (await look(open.body.id)).data.state]).toEqual([
    'canceled',
    undefined,
    'over',
  ]);
  const late = await shop.call(lodgingEndpoints.takeAssistantStay, {
    token: buyer.token,
    body: { id: open.body.id, version: 1 },
  });
  expect(late.code).toBe(refusalCode('order.quote_expired'));
  expect((await one.put(open.body.id, wishFor(shop, house))).body.messages[0].code).toBe('canceled');
  // A day longer the guest can have it priced anew.
  expect((await one.get(taken.body.id)).body.status).toBe('requires_escalation');
  await passTime(shop, 26 * 3_600_000);
  expect((await one.get(taken.body.id)).body.status).toBe('canceled');
  await shop.app.runJobs('lodging.forget');
  expect((await one.get(open.body.id)).body.messages[0].code).toBe('not_found');
});
