import { randomUUID } from 'node:crypto';
import { HOUR } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../modules/travel-deals/core.ts';
import { makeStaff, staffToken } from '../../../reliability/every-endpoint.ts';
import { plantPrices } from '../../../testing/price-log.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { makeDeal } from '../../../testing/travel-deals.ts';
import { dayAhead, LISBON, newDeparture, newTour, UNITS } from '../../tours/test/fixtures.ts';
import { ALL, octo, PRICED, resellerKey } from './fixtures.ts';
import { expectOcto } from './octo-rules.ts';

const HOME = 'https://shop.example.com';
let shop: Shop;
let staff: string;
let reseller: Buyer;
let key: string;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: HOME });
  staff = await makeStaff(db(), { super: true });
  reseller = await shop.buyer({ usd: 100_000 });
  key = await resellerKey(shop, staff, reseller);
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;

test('when a reseller asks who supplies, then it is the shop at its own address', async () => {
  const { ok } = octo(shop, key);
  const supplier = await ok('supplier', 'GET', '/supplier');
  expect(supplier).toMatchObject({ id: 'shop.example.com', endpoint: `${HOME}/octo` });
  expect(await ok('supplier', 'GET', '/supplier/')).toEqual(supplier);
  expect(await octo(shop, null).ok('capabilities', 'GET', '/capabilities')).toMatchObject([
    { id: 'octo/content' },
    { id: 'octo/pricing' },
  ]);
});

test('when tours are asked for, then each is a product with its languages as options and its people as units', async () => {
  const { ok } = octo(shop, key);
  const tour = await newTour(db(), { name: 'Harbour walk', maxParty: 6, steps: [{ daysBefore: 3, percent: 50 }] });
  const day = dayAhead(shop, 10);
  await newDeparture(db(), tour, { day, start: '14:00', priceBp: 9_000 });
  await newDeparture(db(), tour, { day: addDays(day, 1), start: '10:00' });
  await newDeparture(db(), tour, { day, start: '11:00', language: 'es' });
  const empty = await newTour(db());

  const plain = await ok('product', 'GET', `/products/${tour.id}`);
  expect(plain).toMatchObject({
    id: tour.id,
    internalName: 'Harbour walk',
    timeZone: LISBON,
    availabilityType: 'START_TIME',
    instantConfirmation: true,
    options: [
      {
        id: 'en',
        default: true,
        availabilityLocalStartTimes: ['10:00', '14:00'],
        cancellationCutoffAmount: 3,
        cancellationCutoffUnit: 'day',
        restrictions: { minUnits: 1, maxUnits: 6 },
      },
      { id: 'es', default: false, availabilityLocalStartTimes: ['11:00'] },
    ],
  });
  expect(plain.options[0].cancellationCutoff).toContain('50%');
  expect(plain.options[0].units.map((unit: { id: string; type: string }) => [unit.id, unit.type])).toEqual([
    ['adult', 'ADULT'],
    ['senior', 'SENIOR'],
    ['child', 'CHILD'],
    ['infant', 'INFANT'],
  ]);
  expect(plain.options[0].units[2]).toMatchObject({
    restrictions: { minAge: 5, maxAge: 12, accompaniedBy: ['adult', 'senior'], paxCount: 1 },
  });
  expect(plain.title ?? plain.defaultCurrency ?? plain.options[0].units[0].pricingFrom).toBeUndefined();

  const all = await octo(shop, key).call('GET', `/products/${tour.id}`, {
    headers: { ...ALL, 'accept-language': 'zh;q=1' },
  });
  expectOcto('product', all.body);
  expect(all.headers['octo-capabilities']).toBe('octo/content, octo/pricing');
  expect(all.headers['content-language']).toBe('zh-CN');
  expect(all.body).toMatchObject({
    title: 'Harbour walk',
    defaultCurrency: 'USD',
    pricingPer: 'UNIT',
    durationMinutesFrom: 240,
    locations: [{ title: 'The fountain', types: ['START'] }],
    commentary: [{ language: 'en' }, { language: 'es' }],
  });
  expect(all.body.options[0].units[0]).toMatchObject({ title: '成人', pricingFrom: [{ retail: 9_000, net: 9_000 }] });
  expect(all.body.options[1].units[0]).toMatchObject({ pricingFrom: [{ retail: 10_000, net: 10_000 }] });

  const list = await ok('products', 'GET', '/products', { headers: ALL });
  const ids = list.map((one: { id: string }) => one.id);
  expect(ids).toContain(tour.id);
  expect(ids).not.toContain(empty.id);
});

test('when a product is none, is off sale or has no departures, then it is invalid', async () => {
  const { call } = octo(shop, key);
  const tour = await newTour(db());
  const hidden = await newTour(db());
  await newDeparture(db(), hidden, { day: dayAhead(shop, 3) });
  await sql`UPDATE tour SET online = false WHERE id = ${hidden.id}`.execute(db());
  for (const id of [randomUUID(), 'x', tour.id, hidden.id]) {
    const { status, body } = await call('GET', `/products/${id}`);
    expectOcto('error', body);
    expect([status, body]).toEqual([400, expect.objectContaining({ error: 'INVALID_PRODUCT_ID', productId: id })]);
  }
});

test('when availability is asked for, then departures stand by their places, in the clock of the place', async () => {
  const { ok } = octo(shop, key);
  const tour = await newTour(db(), { cutoffMinutes: 120 });
  const day = dayAhead(shop, 20);
  const [early, few, full, shut] = [
    await newDeparture(db(), tour, { day, start: '09:00', capacity: 10 }),
    await newDeparture(db(), tour, { day, start: '10:00', capacity: 10 }),
    await newDeparture(db(), tour, { day, start: '11:00', capacity: 4 }),
    await newDeparture(db(), tour, { day, start: '12:00', capacity: 4 }),
  ];
  const foreign = await newDeparture(db(), tour, { day, start: '09:00', language: 'es' });
  await sql`UPDATE tour_departure SET sold = 6 WHERE id = ${few}`.execute(db());
  await sql`UPDATE tour_departure SET sold = 4 WHERE id = ${full}`.execute(db());
  await sql`UPDATE tour_departure SET closed = true WHERE id = ${shut}`.execute(db());
  const wish = { productId: tour.id, optionId: 'en', localDateStart: day, localDateEnd: addDays(day, 5) };
  const found = await ok('availability', 'POST', '/availability', { body: wish });
  expect(
    found.map((one: { id: string; status: string; vacancies: number; available: boolean }) => [
      one.id,
      one.status,
      one.vacancies,
      one.available,
    ]),
  ).toEqual([
    [early, 'AVAILABLE', 10, true],
    [few, 'LIMITED', 4, true],
    [full, 'SOLD_OUT', 0, false],
    [shut, 'CLOSED', 0, false],
  ]);
  expect(found[0].localDateTimeStart).toMatch(new RegExp(`^${day}T09:00:00[+-]\\d\\d:\\d\\d$`));
  const startsAt = new Date(found[0].localDateTimeStart).getTime();
  expect(new Date(found[0].utcCutoffAt).getTime()).toBe(startsAt - 2 * HOUR);

  // Five people do not fit where four places are left.
  const units = [
    { id: 'adult', quantity: 4 },
    { id: 'child', quantity: 1 },
    { id: 'infant', quantity: 0 },
  ];
  const forFive = await ok('availability', 'POST', '/availability', { body: { ...wish, units }, headers: PRICED });
  expect(forFive[1]).toMatchObject({ id: few, available: false, status: 'SOLD_OUT', vacancies: 4 });
  expect(forFive[0]).toMatchObject({ pricing: { original: 45_000, retail: 45_000, net: 45_000, currency: 'USD' } });
  expect(forFive[0].unitPricing.map((one: { unitId: string; net: number }) => [one.unitId, one.net])).toEqual([
    ['adult', 10_000],
    ['senior', 8_000],
    ['child', 5_000],
    ['infant', 0],
  ]);
  const byIds = { productId: tour.id, optionId: 'en', availabilityIds: [full, foreign, randomUUID(), 'x'] };
  expect(await ok('availability', 'POST', '/availability', { body: byIds })).toMatchObject([{ id: full }]);
  const oneDay = { productId: tour.id, optionId: 'es', localDate: day };
  expect(await ok('availability', 'POST', '/availability/', { body: oneDay, headers: ALL })).toMatchObject([
    { id: foreign, title: 'Spanish' },
  ]);

  const days = await ok('calendar', 'POST', '/availability/calendar', { body: wish, headers: PRICED });
  expect(days).toMatchObject([
    {
      localDate: day,
      available: true,
      status: 'AVAILABLE',
      vacancies: 10,
      unitPricingFrom: [{ unitId: 'adult', net: 10_000 }, {}, {}, {}],
    },
  ]);
});

test('when a deal runs and the account has a level, then retail and net say what each of them pays', async () => {
  const tour = await newTour(db());
  await sql`UPDATE tour SET tax_bp = 1000 WHERE id = ${tour.id}`.execute(db());
  const day = dayAhead(shop, 12);
  await newDeparture(db(), tour, { day });
  await sql`INSERT INTO member_level (id, identifier, name, threshold_usd, discount_bp)
    VALUES (${randomUUID()}, 'gold', '{"en-US": "Gold"}', 77700, 500)`.execute(db());
  const member = await shop.buyer();
  await sql`UPDATE customer SET spent_usd = 77700 WHERE id = ${member.id}`.execute(db());
  const members = await resellerKey(shop, staff, member);
  // A month ago it cost less: what is shown as the price before the deal is no more than that.
  const dealKey = keyOf('tour', tour.id);
  await plantPrices(db(), { key: dealKey, kind: 'tour', usd: 9_000, from: 20, to: 1, day });
  await makeDeal(shop, await staffToken(db(), staff), { kind: 'tour', key: dealKey, value: 20 });
  const wish = { productId: tour.id, optionId: 'en', localDate: day, units: [{ id: 'adult', quantity: 2 }] };
  const [found] = await octo(shop, members).ok('availability', 'POST', '/availability', {
    body: wish,
    headers: PRICED,
  });
  expect(found.pricing).toEqual({
    original: 19_800,
    retail: 17_600,
    net: 16_720,
    currency: 'USD',
    currencyPrecision: 2,
    includedTaxes: [{ name: 'Tax', original: 1_800, retail: 1_600, net: 1_520 }],
  });
});

test('when what is asked of availability is not valid, then the answer names it', async () => {
  const { call } = octo(shop, key);
  const tour = await newTour(db(), { units: UNITS });
  const day = dayAhead(shop, 5);
  await newDeparture(db(), tour, { day });
  const good = { productId: tour.id, optionId: 'en', localDateStart: day, localDateEnd: day };
  const wrong: [object, object][] = [
    [{ ...good, productId: randomUUID() }, { error: 'INVALID_PRODUCT_ID' }],
    [
      { ...good, optionId: 'fr' },
      { error: 'INVALID_OPTION_ID', optionId: 'fr' },
    ],
    [
      { ...good, units: [{ id: 'dog', quantity: 1 }] },
      { error: 'INVALID_UNIT_ID', unitId: 'dog' },
    ],
    [{ ...good, units: [{ id: 'child', quantity: 1 }] }, { error: 'BAD_REQUEST' }],
    [{ productId: tour.id, optionId: 'en' }, { error: 'BAD_REQUEST' }],
    [{ ...good, localDateEnd: addDays(day, -1) }, { error: 'BAD_REQUEST' }],
    [
      { ...good, localDateEnd: addDays(day, 62) },
      { error: 'BAD_REQUEST', errorMessage: expect.stringContaining('62') },
    ],
    [
      { ...good, localDateStart: 'soon' },
      { error: 'BAD_REQUEST', errorMessage: expect.stringContaining('localDateStart') },
    ],
    [
      { ...good, currency: 'EUR' },
      { error: 'BAD_REQUEST', errorMessage: expect.stringContaining('USD') },
    ],
    [{}, { error: 'BAD_REQUEST' }],
  ];
  for (const [body, answer] of wrong) {
    const done = await call('POST', '/availability', { body });
    expectOcto('error', done.body);
    expect([body, done.status, done.body]).toEqual([body, 400, expect.objectContaining(answer)]);
  }
  for (const body of [
    { ...good, localDateEnd: addDays(day, 366) },
    { productId: tour.id, optionId: 'en' },
  ]) {
    expect(await call('POST', '/availability/calendar', { body })).toMatchObject({
      status: 400,
      body: { error: 'BAD_REQUEST' },
    });
  }
  const broken = await shop.app.server.inject({
    method: 'POST',
    url: '/octo/availability',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    payload: '{',
  });
  expect([broken.statusCode, broken.json().error]).toEqual([400, 'BAD_REQUEST']);
});

test('when the key is missing, not good, without the permission or without an open account, then the call is refused', async () => {
  const { agentId } = shop;
  const merchantId = randomUUID();
  await sql`INSERT INTO merchant (id, name) VALUES (${merchantId}, ${merchantId})`.execute(db());
  const off = await shop.buyer();
  const keys = {
    none: null,
    cut: 'avk_short_short_short_short',
    unknown: `${key.slice(0, -8)}x${key.slice(-7)}`,
    expired: await resellerKey(shop, staff, reseller, { expired: true }),
    revoked: await resellerKey(shop, staff, reseller, { revoked: true }),
    elsewhere: await resellerKey(shop, staff, reseller, { addresses: ['203.0.113.7'] }),
    noRight: await resellerKey(shop, staff, reseller, { permissions: ['travel.tours.view'] }),
    noAccount: await resellerKey(shop, staff, reseller, { account: null }),
    merchant: await resellerKey(shop, staff, reseller, { merchantId }),
    closed: await resellerKey(shop, staff, off),
    session: off.token,
  };
  await sql`UPDATE customer SET disabled_at = now() WHERE id = ${off.id}`.execute(db());
  for (const [name, token] of Object.entries(keys)) {
    const { status, body } = await octo(shop, token).call('GET', '/supplier');
    expectOcto('error', body);
    expect([name, status, body.error]).toEqual(
      name === 'none' ? [name, 401, 'UNAUTHORIZED'] : [name, 403, 'FORBIDDEN'],
    );
  }
  // An agent's key sells on an account that is below the agent.
  const below = await resellerKey(shop, staff, await shop.buyer({ agentId }), { agentId });
  expect((await octo(shop, below).call('GET', '/supplier')).status).toBe(200);
  const beside = await resellerKey(shop, staff, reseller, { agentId });
  expect((await octo(shop, beside).call('GET', '/supplier')).status).toBe(403);
  expect((await octo(shop, key).call('GET', '/nothing')).status).toBe(404);
});
