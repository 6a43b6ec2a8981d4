import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey, switchBuying } from '../../../../modules/assistants/test/fixtures.ts';
import { expectBooking, expectRefused } from '../../../../modules/lodging/test/lodging-rules.ts';
import { broken } from '../../../../modules/orders/test/fixtures.ts';
import { openShop, type Shop } from '../../../../testing/shop.ts';
import { makeDeal } from '../../../../testing/travel-deals.ts';
import { dayAhead, type NewHotel, plantHotel } from '../fixtures.ts';
import { booker, bookStay, codesOf, openGuests, takeStay, wishFor } from './fixtures.ts';

let shop: Shop;
let staff: string;
let house: NewHotel;
let profiles: Awaited<ReturnType<typeof openGuests>>;
let one: ReturnType<typeof booker>;
let other: ReturnType<typeof booker>;
beforeAll(async () => {
  [shop, profiles] = await Promise.all([openShop(), openGuests()]);
  await switchBuying(shop, true);
  staff = await shop.staff();
  house = await plantHotel(shop, staff);
  [one, other] = [booker(shop, profiles.at('/agent.json')), booker(shop, profiles.at('/other.json'))];
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
  await profiles.close();
});

const ordersOf = async (customerId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM travel_order WHERE customer_id = ${customerId}`.execute(shop.app.platform.db);
  return rows[0]?.n ?? -1;
};

test('2026-09-25: the profile names lodging beside shopping, and a call needs what both have', async () => {
  const profile = await one.call('GET', '/.well-known/ucp');
  const { services, capabilities } = profile.body.ucp;
  expect(Object.keys(services)).toEqual(['dev.ucp.shopping', 'dev.ucp.lodging']);
  expect(services['dev.ucp.lodging'][0]).toMatchObject({ version: '2026-09-25', transport: 'rest' });
  expect(capabilities['dev.ucp.lodging.booking'][0]).toMatchObject({ version: '2026-09-25' });
  expect(capabilities['dev.ucp.lodging.policy.cancellation'][0]).toMatchObject({ extends: 'dev.ucp.lodging.booking' });
  expect(capabilities['dev.ucp.shopping.checkout'][0]).toMatchObject({ version: '2026-04-08' });
  const goods = booker(shop, profiles.at('/goods.json', []));
  const refused = await goods.create(wishFor(shop, house));
  expect([refused.status, codesOf(refused)]).toEqual([200, ['capabilities_incompatible']]);
});

test('2026-09-25: a session has the price, policy and terms that the app has for the same stay', async () => {
  const wish = wishFor(shop, house);
  const made = await one.create(wish);
  expectBooking(made.body);
  const { body } = made;
  expect([made.status, body.status, codesOf(made)]).toEqual([201, 'requires_escalation', ['identity_required']]);
  const [stay] = wish.stays;
  const buyer = await shop.buyer();
  const { data: quote } = await shop.call(hotelEndpoints.createHotelQuote, {
    token: buyer.token,
    body: {
      planId: house.planId,
      checkIn: stay?.stay_dates.start_date ?? '',
      checkOut: stay?.stay_dates.end_date ?? '',
      rooms: 1,
      adults: 2,
      childAges: [],
      usePoints: false,
    },
  });
  expect(body.totals).toEqual([
    { type: 'subtotal', amount: 20_000 },
    expect.objectContaining({ type: 'tax', amount: 2_000 }),
    { type: 'total', amount: quote.payable.amount },
  ]);
  expect(body.property).toMatchObject({ id: house.hotelId, name: 'Casa Test' });
  expect(body.stays[0]).toMatchObject({
    id: 'stay_1',
    accommodation_type: {
      id: house.roomTypeId,
      title: 'Double',
      capacity: { adults: 3, children: 1, total: 3, child_age_ranges: [{ ages: { min: 0, max: 17 }, limit: 1 }] },
    },
    rate_plan: { id: house.planId, title: 'Flexible' },
    occupancy: { adults: 2, total: 2 },
  });
  const [policy] = body.policies;
  expect(policy.refundability).toBe('refundable');
  expect(policy.schedule).toMatchObject({
    anchor: quote.service.startsAt,
    tiers: [
      { until: expect.stringMatching(/^P/), outcome: { kind: 'percentage', buyer_bps: 10_000 } },
      { until: 'PT0S', outcome: { kind: 'fixed_fee', penalty: { amount: 11_000 } } },
    ],
    after_last_tier: { kind: 'percentage', buyer_bps: 0 },
  });
  const cutoff = Date.parse(quote.policy[0]?.until ?? '') - Date.parse(quote.service.startsAt);
  expect(policy.schedule.tiers[0].until).toBe(`P${-cutoff / 86_400_000}D`);
  expect(policy.description.plain).toContain('$110.00');
  expect(body.stays[0].rate_plan.description).toContain(policy.description.plain);
  expect(body.payment.terms[0].schedules).toMatchObject([{ type: 'immediate', amount: 22_000 }]);
  expect(body.continue_url).toMatch(new RegExp(`#/assistantstay\\?id=${body.id}$`));
  expect(new Date(body.expires_at).getTime()).toBeGreaterThan(Date.now());
  expect((await one.get(body.id)).body).toEqual(body);
});

test('2026-09-25: a deal is a line of its own in the totals of the whole and of each room', async () => {
  const own = await plantHotel(shop, staff);
  await makeDeal(shop, staff, {
    kind: 'hotel',
    key: `plan:${own.planId}`,
    travelFrom: dayAhead(shop, 20),
    travelTo: null,
  });
  const { body } = await one.create(wishFor(shop, own, { rooms: [{}, {}] }));
  expectBooking(body);
  for (const { totals } of [body, ...body.stays]) {
    const of = (type: string) => totals.find((line: { type: string }) => line.type === type);
    expect(of('discount')).toMatchObject({ display_text: 'Deal' });
    expect(-of('discount').amount / of('subtotal').amount).toBeCloseTo(0.25);
  }
});

test('2026-09-25: what was not negotiated is not answered', async () => {
  const plain = booker(shop, profiles.at('/plain.json', ['dev.ucp.lodging.booking']));
  const { body } = await plain.create(wishFor(shop, house));
  expectBooking(body);
  expect(Object.keys(body.ucp.capabilities)).toEqual(['dev.ucp.lodging.booking']);
  expect([body.payment, body.policies[0].refundability, body.policies[0].schedule]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('2026-09-25: no session is made of what cannot be had: 200 and why', async () => {
  const past = dayAhead(shop, -3);
  const nowhere = '00000000-0000-4000-8000-000000000000';
  const refusals: [string, object, string][] = [
    ['rate_plan_unknown', { rate_plan: { id: nowhere } }, '$.stays[0].rate_plan.id'],
    ['rate_plan_unknown', { rate_plan: { id: 'nothing' } }, '$.stays[0].rate_plan.id'],
    ['accommodation_type_unknown', { accommodation_type: { id: nowhere } }, '$.stays[0].accommodation_type.id'],
    ['occupancy_exceeded_capacity', { occupancy: { adults: 9, total: 9 } }, '$.stays[0]'],
    [
      'invalid_stay',
      { stay_dates: { start_date: past, end_date: dayAhead(shop, 1) } },
      '$.stays[0].stay_dates.start_date',
    ],
    [
      'invalid_stay',
      { stay_dates: { start_date: dayAhead(shop, 9), end_date: dayAhead(shop, 9) } },
      '$.stays[0].stay_dates.end_date',
    ],
  ];
  for (const [code, stay, path] of refusals) {
    const answer = await one.create(wishFor(shop, house, { stay }));
    expectRefused(answer.body, code);
    expect([answer.status, answer.body.messages[0]]).toMatchObject([200, { severity: 'unrecoverable', path }]);
    expect(answer.body.messages[0].content).not.toMatch(/^(lodging|error|field)\./);
  }
  const foreign = await one.create({ ...wishFor(shop, house), property: { id: nowhere } });
  expectRefused(foreign.body, 'property_unknown');
  const full = await one.create(wishFor(shop, house, { rooms: [{}, {}, {}, {}] }));
  expectRefused(full.body, 'inventory_exhausted');
});

test('2026-09-25: a body that is none is refused by its status', async () => {
  const bodies: object[] = [
    {},
    { ...wishFor(shop, house), stays: [] },
    wishFor(shop, house, { stay: { stay_dates: { start_date: 'tomorrow', end_date: '2026-12-24' } } }),
    wishFor(shop, house, { stay: { occupancy: { adults: -1 } } }),
    { ...wishFor(shop, house), guests: [{ id: 'a\u0000b' }] },
  ];
  for (const body of bodies) {
    const answer = await one.create(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
  }
});

test('2026-09-25: several rooms are one booking, with totals of each', async () => {
  const rooms = [
    { id: 'first', occupancy: { adults: 2, total: 2 } },
    { id: 'second', occupancy: { adults: 1, children: 1, child_ages: [4], total: 2 } },
  ];
  const { body } = await one.create(wishFor(shop, house, { rooms, inDays: 40 }));
  expectBooking(body);
  expect(body.stays.map(({ id }: { id: string }) => id)).toEqual(['first', 'second']);
  expect(body.stays[1].occupancy).toEqual({ adults: 1, children: 1, child_ages: [4], total: 2 });
  const differing = await one.create(
    wishFor(shop, house, {
      rooms: [{}, { stay_dates: { start_date: dayAhead(shop, 60), end_date: dayAhead(shop, 61) } }],
    }),
  );
  expectRefused(differing.body, 'stays_differ');
});

test('2026-09-25: an update replaces the whole; one that cannot be had leaves the session as it is and says so', async () => {
  const { body } = await one.create(wishFor(shop, house));
  const longer = await one.put(body.id, wishFor(shop, house, { nights: 4 }));
  expectBooking(longer.body);
  expect([longer.status, longer.body.totals.at(-1).amount]).toEqual([200, 44_000]);
  const refused = await one.put(body.id, wishFor(shop, house, { stay: { occupancy: { adults: 8, total: 8 } } }));
  expectBooking(refused.body);
  expect([refused.status, refused.body.messages[0]]).toMatchObject([
    200,
    { code: 'occupancy_exceeded_capacity', severity: 'recoverable' },
  ]);
  expect(refused.body.totals).toEqual(longer.body.totals);
  expect((await one.get(body.id)).body).toEqual(longer.body);
});

test('2026-09-25: a price that changed meanwhile is said with the new totals; a house that is sold out makes it incomplete', async () => {
  const small = await plantHotel(shop, staff, { units: 1 });
  const { body } = await one.create(wishFor(shop, small));
  await sql`UPDATE hotel_plan SET base_usd = 12500 WHERE id = ${small.planId}`.execute(shop.app.platform.db);
  const dearer = await one.get(body.id);
  expectBooking(dearer.body);
  expect(dearer.body.totals.at(-1).amount).toBe(27_500);
  expect(dearer.body.messages[0]).toMatchObject({
    type: 'warning',
    code: 'totals_changed',
    path: '$.totals',
    presentation: 'disclosure',
  });
  // It is said once: since then nothing has changed.
  expect(codesOf(await one.get(body.id))).toEqual(['identity_required']);
  await sql`UPDATE hotel_plan SET base_usd = 15000 WHERE id = ${small.planId}`.execute(shop.app.platform.db);
  const dearest = await one.get(body.id);
  expect(dearest.body.messages[0].content).toBe('The price has changed from $275.00 to $330.00.');
  const person = await shop.buyer({ usd: 100_000 });
  const mine = await one.create(wishFor(shop, small));
  const taken = await takeStay(shop, person, mine.body.id);
  expect((await bookStay(shop, person, taken.data.quoteId)).code).toBe(200);
  const gone = await one.get(body.id);
  expectBooking(gone.body);
  expect([gone.body.status, gone.body.messages[0]]).toMatchObject([
    'incomplete',
    { code: 'inventory_exhausted', severity: 'recoverable' },
  ]);
});

test('2026-09-25: too many rooms are said once with the limit; the policy has the marks and the zone of its language', async () => {
  const many = await one.create(wishFor(shop, house, { rooms: Array.from({ length: 9 }, () => ({})) }));
  expect(many.body.messages).toEqual([expect.objectContaining({ code: 'invalid_stay', content: 'At most 8.' })]);
  const { body } = await one.create({ ...wishFor(shop, house), context: { language: 'zh-cn' } });
  const { plain } = body.policies[0].description;
  expect(plain).toMatch(/前：免费取消。/);
  expect(plain).not.toMatch(/: |\. |Europe\//);
});

test('2026-09-25: a rate that is not refundable is disclosed beside each room', async () => {
  const strict = await plantHotel(shop, staff);
  await sql`UPDATE hotel_plan SET refundable = false WHERE id = ${strict.planId}`.execute(shop.app.platform.db);
  const { body } = await one.create(wishFor(shop, strict));
  expectBooking(body);
  expect([body.policies[0].refundability, body.policies[0].schedule]).toEqual(['non_refundable', undefined]);
  const page = await shop.app.server.inject(`/en-us/hotel/${strict.hotelId}-casa-test`);
  expect(page.body).toContain('At any time: Cancelling costs');
  expect(page.body).not.toContain('After that:');
  expect(body.messages).toContainEqual(
    expect.objectContaining({
      type: 'warning',
      code: 'dev.ucp.lodging.policy.cancellation',
      presentation: 'disclosure',
      path: '$.stays[0]',
    }),
  );
});

test('2026-09-25: no assistant completes a booking: it is answered with where the guest goes on', async () => {
  const buyer = await shop.buyer({ usd: 100_000 });
  const { body } = await one.create(wishFor(shop, house));
  const instruments = [{ handler_id: 'card', credential: { type: 'token', token: 'secret-token' } }];
  const done = await one.complete(body.id, { payment: { instruments } });
  expectBooking(done.body);
  expect([done.body.status, codesOf(done)]).toEqual([
    'requires_escalation',
    ['payment_handler_unknown', 'identity_required'],
  ]);
  expect(JSON.stringify(done.body)).not.toContain('secret-token');
  expect(await ordersOf(buyer.id)).toBe(0);
});

test("another assistant's session and one that is not there cannot be told apart, and nothing of it is done", async () => {
  const { body } = await one.create(wishFor(shop, house));
  for (const id of [body.id, '00000000-0000-4000-8000-000000000000', 'nothing']) {
    for (const answer of [
      await other.get(id),
      await other.put(id, wishFor(shop, house)),
      await other.complete(id),
      await other.cancel(id),
    ]) {
      expectRefused(answer.body, 'not_found');
      expect(answer.status).toBe(200);
    }
  }
  expect((await one.get(body.id)).body).toEqual(body);
});

test('each call sent twice has one effect and one answer; another body under its key is refused', async () => {
  const key = newKey();
  const first = await one.create(wishFor(shop, house), key);
  expect((await one.create(wishFor(shop, house), key)).body).toEqual(first.body);
  expect((await one.create(wishFor(shop, house, { nights: 3 }), key)).status).toBe(409);
  const { id } = first.body;
  const put = newKey();
  const changed = await one.put(id, wishFor(shop, house, { nights: 3 }), put);
  expect((await one.put(id, wishFor(shop, house, { nights: 3 }), put)).body).toEqual(changed.body);
  const done = newKey();
  const completed = await one.complete(id, { payment: {} }, done);
  expect((await one.complete(id, { payment: {} }, done)).body).toEqual(completed.body);
  const cancel = newKey();
  const canceled = await one.cancel(id, cancel);
  expectBooking(canceled.body);
  expect([canceled.body.status, (await one.cancel(id, cancel)).body]).toEqual(['canceled', canceled.body]);
  expect((await one.cancel(id)).body.messages[0].code).toBe('canceled');
});
