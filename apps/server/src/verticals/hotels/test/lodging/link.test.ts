import { lodgingEndpoints } from '@app/contract/lodging/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSigner, signing, switchBuying } from '../../../../modules/assistants/test/fixtures.ts';
import { expectBooking } from '../../../../modules/lodging/test/lodging-rules.ts';
import { broken } from '../../../../modules/orders/test/fixtures.ts';
import { refusalCode } from '../../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../../testing/shop.ts';
import { type NewHotel, plantHotel } from '../fixtures.ts';
import { booker, bookStay, openGuests, takeStay, wishFor } from './fixtures.ts';

let shop: Shop;
let house: NewHotel;
let profiles: Awaited<ReturnType<typeof openGuests>>;
let one: ReturnType<typeof booker>;
beforeAll(async () => {
  [shop, profiles] = await Promise.all([openShop(), openGuests()]);
  await switchBuying(shop, true);
  house = await plantHotel(shop, await shop.staff());
  one = booker(shop, profiles.at('/agent.json'));
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
  await profiles.close();
});

test('who opens the link sees stay, price and policy; once taken nothing of it is shown to anyone else', async () => {
  const { body } = await one.create(wishFor(shop, house));
  const seen = await shop.call(lodgingEndpoints.assistantStay, { query: { id: body.id } });
  expect(seen.data).toMatchObject({
    state: 'open',
    stay: { subject: { title: 'Casa Test' }, payable: { amount: 22_000 } },
  });
  expect(seen.data.stay?.policy).toHaveLength(3);
  const [ann, ben] = [await shop.buyer(), await shop.buyer()];
  const taken = await takeStay(shop, ann, body.id);
  expect((await takeStay(shop, ann, body.id)).data).toEqual(taken.data);
  for (const token of [undefined, ben.token]) {
    const { data } = await shop.call(lodgingEndpoints.assistantStay, {
      query: { id: body.id },
      ...(token ? { token } : {}),
    });
    expect([data.state, data.stay, data.quoteId]).toEqual(['taken', null, null]);
  }
  expect((await takeStay(shop, ben, body.id)).code).toBe(refusalCode('record.not_found'));
});

test('who takes a stay is told once whom the assistant has named for each room; then it is forgotten', async () => {
  const guests = [
    { id: 'a', first_name: 'Ann', last_name: 'Lee' },
    { id: 'k', first_name: 'Kim', last_name: 'Lee', age: 7 },
  ];
  const room = { occupancy: { adults: 1, children: 1, child_ages: [7], total: 2 } };
  const assigned = { guest_assignments: [{ guest_id: 'k' }, { guest_id: 'a' }] };
  const { body } = await one.create({
    ...wishFor(shop, house, { rooms: [{ ...room, ...assigned }, {}] }),
    guests,
    booker: { first_name: 'Eva', last_name: 'Roy' },
  });
  const ann = await shop.buyer();
  const taken = await takeStay(shop, ann, body.id);
  expect(taken.data.guests).toEqual([{ unit: 1, givenName: 'Ann', familyName: 'Lee' }]);
  expect((await takeStay(shop, ann, body.id)).data).toEqual({ quoteId: taken.data.quoteId, guests: [] });
  const { rows } = await sql<{
    wish: string;
  }>`SELECT wish::text AS wish FROM lodging_session WHERE id = ${body.id}`.execute(shop.app.platform.db);
  expect(rows[0]?.wish).not.toMatch(/Lee|Eva|Roy/);
});

test('the link shows what the stay costs now, and what the assistant said where that is another price', async () => {
  const dear = await plantHotel(shop, await shop.staff(), { units: 1 });
  const { body } = await one.create(wishFor(shop, dear));
  const look = async (token?: string) =>
    (await shop.call(lodgingEndpoints.assistantStay, { query: { id: body.id }, ...(token ? { token } : {}) })).data;
  expect(await look()).toMatchObject({ stay: { payable: { amount: 22_000 } }, said: null, gone: false });
  await sql`UPDATE hotel_plan SET base_usd = 12500 WHERE id = ${dear.planId}`.execute(shop.app.platform.db);
  expect(await look()).toMatchObject({ stay: { payable: { amount: 27_500 } }, said: { amount: 22_000 }, gone: false });
  expect((await one.get(body.id)).body.totals.at(-1).amount).toBe(27_500);
  expect(await look()).toMatchObject({ stay: { payable: { amount: 27_500 } }, said: null });
  await sql`UPDATE hotel_plan SET online = false WHERE id = ${dear.planId}`.execute(shop.app.platform.db);
  expect(await look()).toMatchObject({ state: 'open', gone: true, stay: { subject: { title: 'Casa Test' } } });
});

test('who took a stay sees the price of their own quote; that its room is gone is said to them and to the assistant', async () => {
  const last = await plantHotel(shop, await shop.staff(), { units: 1 });
  const [first, second] = [await one.create(wishFor(shop, last)), await one.create(wishFor(shop, last))];
  const [ann, ben] = [await shop.buyer(), await shop.buyer({ usd: 100_000 })];
  await sql`UPDATE hotel_plan SET base_usd = 12500 WHERE id = ${last.planId}`.execute(shop.app.platform.db);
  await takeStay(shop, ann, first.body.id);
  const look = async () =>
    (await shop.call(lodgingEndpoints.assistantStay, { query: { id: first.body.id }, token: ann.token })).data;
  expect(await look()).toMatchObject({ state: 'mine', stay: { payable: { amount: 27_500 } }, gone: false });
  const other = await takeStay(shop, ben, second.body.id);
  expect((await bookStay(shop, ben, other.data.quoteId)).code).toBe(200);
  expect(await look()).toMatchObject({ state: 'mine', gone: true });
  const { body } = await one.get(first.body.id);
  expectBooking(body);
  expect([body.status, body.messages[0].code]).toEqual(['incomplete', 'inventory_exhausted']);
});

test('a taken session is priced anew until it is booked; that its price has changed is said once', async () => {
  const dear = await plantHotel(shop, await shop.staff());
  const { body } = await one.create(wishFor(shop, dear));
  const ann = await shop.buyer();
  await sql`UPDATE hotel_plan SET base_usd = 12500 WHERE id = ${dear.planId}`.execute(shop.app.platform.db);
  await takeStay(shop, ann, body.id);
  const now = await one.get(body.id);
  expectBooking(now.body);
  expect([now.body.totals.at(-1).amount, now.body.stays[0].totals.at(-1).amount]).toEqual([27_500, 27_500]);
  expect(now.body.messages[0]).toMatchObject({ type: 'warning', code: 'totals_changed' });
  const again = await one.get(body.id);
  expect(again.body.totals).toEqual(now.body.totals);
  expect(again.body.messages.map(({ code }: { code: string }) => code)).toEqual(['identity_required']);
});

test('the quote is of the same stay, room by room, in the currency of who takes it', async () => {
  const rooms = [{ occupancy: { adults: 3, total: 3 } }, { occupancy: { adults: 1, total: 1 } }];
  const { body } = await one.create(wishFor(shop, house, { rooms }));
  const ann = await shop.buyer();
  const taken = await takeStay(shop, ann, body.id);
  const { data } = await shop.call(travelEndpoints.readTravelQuote, {
    token: ann.token,
    query: { id: taken.data.quoteId },
  });
  expect(data.payable.amount).toBe(body.totals.at(-1).amount);
  expect((data.subject.item as { rooms: object[] }).rooms).toEqual([
    { adults: 3, childAges: [] },
    { adults: 1, childAges: [] },
  ]);
});

test('refused: without a token, an unknown id, another version than was seen, a stay that cannot be had any more', async () => {
  const { body } = await one.create(wishFor(shop, house));
  const take = (given: object, token?: string) =>
    shop.call(lodgingEndpoints.takeAssistantStay, { raw: given, ...(token ? { token } : {}) } as never);
  const ann = await shop.buyer();
  expect((await take({ id: body.id, version: 1 })).code).toBe(refusalCode('auth.sign_in_needed'));
  expect((await take({ id: '00000000-0000-4000-8000-000000000000', version: 1 }, ann.token)).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await take({ id: body.id }, ann.token)).code).toBe(refusalCode('input.missing'));
  await one.put(body.id, wishFor(shop, house, { nights: 3 }));
  expect((await take({ id: body.id, version: 1 }, ann.token)).code).toBe(refusalCode('record.stale'));
  await sql`UPDATE hotel_plan SET online = false WHERE id = ${house.planId}`.execute(shop.app.platform.db);
  expect((await take({ id: body.id, version: 2 }, ann.token)).code).toBe(refusalCode('hotel.offline'));
  await sql`UPDATE hotel_plan SET online = true WHERE id = ${house.planId}`.execute(shop.app.platform.db);
});

test('a change or a cancellation by the assistant takes the quote back, unless it is booked', async () => {
  const ann = await shop.buyer({ usd: 100_000 });
  const { body } = await one.create(wishFor(shop, house));
  const taken = await takeStay(shop, ann, body.id);
  const changed = await one.put(body.id, wishFor(shop, house, { nights: 3 }));
  expectBooking(changed.body);
  expect((await bookStay(shop, ann, taken.data.quoteId)).code).toBe(refusalCode('record.not_found'));
  const again = await takeStay(shop, ann, body.id);
  expect(again.data.quoteId).not.toBe(taken.data.quoteId);
  const canceled = await one.cancel(body.id);
  expect(canceled.body.status).toBe('canceled');
  expect((await bookStay(shop, ann, again.data.quoteId)).code).toBe(refusalCode('record.not_found'));
});

test('2026-09-25: what a signed call made is called with signatures alone', async () => {
  const { signer, published } = newSigner();
  const profile = profiles.at('/signed.json', undefined, { signing_keys: [published] });
  const signed = booker(shop, profile);
  const home = shop.app.platform.home() ?? '';
  const body = wishFor(shop, house);
  const sign = (method: string, path: string, sent?: object) =>
    signing(signer, { home, profile, method, path, ...(sent ? { body: sent } : {}) });
  const made = await signed.create(body, sign('POST', '/ucp/booking-sessions', body));
  expect(made.status).toBe(201);
  const path = `/ucp/booking-sessions/${made.body.id}`;
  expect([(await signed.get(made.body.id)).status, (await signed.cancel(made.body.id)).status]).toEqual([401, 401]);
  expect((await signed.call('GET', path, undefined, sign('GET', path))).body.id).toBe(made.body.id);
});

test('switched off there is neither the profile nor a call', async () => {
  const { body } = await one.create(wishFor(shop, house));
  await switchBuying(shop, false);
  const answers = [await one.create(wishFor(shop, house)), await one.get(body.id), await one.cancel(body.id)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  await switchBuying(shop, true);
});
