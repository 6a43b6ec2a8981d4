import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import type { PolicyStep } from '@app/contract/travel/order-views';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { sliceKeyOf } from '@app/contract/verticals/flights/trip-schemas';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ODD_CURRENCIES, plantCurrencies } from '../../../testing/currencies.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newAirline,
  newPassenger,
  newRoundTrip,
  payTrip,
  plantBrands,
  quoteTrip,
  type RoundTrip,
  seatsOf,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
let pair: RoundTrip;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(shop.app.platform.db);
  pair = await newRoundTrip(shop.app.platform.db);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const orderOf = async (token: string, id: string) =>
  (await shop.call(travel.travelOrderDetails, { token, query: { id } })).data;
const ticketsOf = (token: string, orderId: string) => shop.call(flights.flightTickets, { token, query: { orderId } });

test('a round trip of a family: search, details and quote ask one price; booked, paid, issued by the system, cancelled as previewed', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 200_000 });
  const [day, back] = [dayAhead(shop, 30), dayAhead(shop, 37)];
  const party = { adults: '2', childAges: '5', babies: '1' };
  const query = { from: pair.from.code, to: pair.to.cityId, day, back, ...party };
  // Flex: adults 15,000 each way, the child 11,250, the baby 1,500; charges 1,000 for each of three seats and each way.
  const light = 2 * (2 * 10_000 + 7_500 + 1_000 + 3_000);
  const flex = 2 * (2 * 15_000 + 11_250 + 1_500 + 3_000);

  const outs = await shop.call(flights.flightSearch, { query });
  expect(outs.data).toMatchObject({ total: 1, chosen: null, filtered: null, places: { from: { kind: 'airport' } } });
  const [out] = outs.data.list;
  expect(out).toMatchObject({
    totalPrice: { usd: light },
    adultPrice: { usd: 22_000 },
    refundable: true,
    minutes: 180,
  });
  expect(out?.localDeparture).toBe(`${day}T10:00`);
  expect(out?.localArrival).toBe(`${day}T12:00`);
  const backs = await shop.call(flights.flightSearch, { query: { ...query, out: out?.key ?? '' } });
  expect(backs.data.chosen?.totalPrice.usd).toBe(light);
  expect(backs.data.list[0]).toMatchObject({ totalPrice: { usd: light }, localDeparture: `${back}T18:00` });
  const details = await shop.call(flights.flightDetails, {
    query: { out: out?.key ?? '', back: backs.data.list[0]?.key ?? '', ...party },
  });
  const fareIn = (...brands: string[]) => details.data.fares.find((fare) => `${fare.brands}` === `${brands}`);
  expect(details.data.fares.map(({ brands, total }) => [brands, total.usd])).toEqual([
    [['light', 'light'], light],
    [['flex', 'light'], (light + flex) / 2],
    [['light', 'flex'], (light + flex) / 2],
    [['flex', 'flex'], flex],
  ]);
  for (const choices of details.data.choices) {
    expect(choices.map(({ brand, total }) => [brand, total.usd])).toEqual([
      ['light', light / 2],
      ['flex', flex / 2],
    ]);
  }
  expect(details.data).toMatchObject({ international: false, seatsLeft: null });
  // Whoever multiplies finds the same in any currency.
  await plantCurrencies(shop);
  for (const currency of ODD_CURRENCIES) {
    const { fares } = (
      await shop.call(flights.flightDetails, {
        query: { out: out?.key ?? '', back: backs.data.list[0]?.key ?? '', ...party },
        currency,
      })
    ).data;
    for (const { count, each, total } of fares.flatMap(({ lines }) => lines)) {
      expect([total.usd, total.amount]).toEqual([each.usd * count, each.amount * count]);
    }
  }

  const trip = {
    slices: [wayOf([{ flightId: pair.out, day }]), wayOf([{ flightId: pair.back, day: back }])],
    adults: 2,
    childAges: [5],
    babies: 1,
  };
  const quoted = await quoteTrip(shop, who.token, trip);
  expect(quoted.data.payable.usd).toBe(flex);
  // Everything that is charged stands on the quote, and later on the order.
  const listed = ({ priceLines }: Pick<typeof quoted.data, 'priceLines'>) =>
    priceLines[0]?.items?.map(({ label, quantity, each }) => [label.split(' · ')[1], quantity, each.usd]);
  const ofOneWay = [
    ['Economy, Flex, adult', 2, 15_000],
    ['Economy, Flex, child', 1, 11_250],
    ['Economy, Flex, baby', 1, 1_500],
    ['airport charges', 3, 1_000],
  ];
  expect(listed(quoted.data)).toEqual([...ofOneWay, ...ofOneWay]);
  expect(quoted.data.policy.map(({ fee }) => fee.usd)).toEqual(
    fareIn('flex', 'flex')?.policy.map(({ fee }) => fee.usd),
  );
  expect((quoted.data.subject.item as FlightItem).slices.map(({ key }) => key)).toEqual([
    sliceKeyOf([{ flightId: pair.out, day }]),
    sliceKeyOf([{ flightId: pair.back, day: back }]),
  ]);

  const adults = [await newPassenger(shop, who.token), await newPassenger(shop, who.token, { givenName: "O'Neill" })];
  const child = await newPassenger(shop, who.token, { birthDate: `${Number(day.slice(0, 4)) - 6}-01-01` });
  const baby = await newPassenger(shop, who.token, { birthDate: dayAhead(shop, -200) });
  const guests = [
    ...adults.map((adult) => guestOf(adult)),
    guestOf(child, { ageType: 'child', age: 5 }),
    guestOf(baby, { ageType: 'baby', infantOf: 2 }),
  ];
  const placed = await bookTrip(shop, who.token, quoted.data.id, guests);
  expect([placed.data.state, refusalOf(placed)]).toEqual(['pending_payment', undefined]);
  expect(await seatsOf(db, pair.out)).toEqual([{ day, cabin: 'economy', held: 3, sold: 0, laps: 1 }]);
  expect((await payTrip(shop, who.token, placed.data.paymentId)).code).toBe(200);
  expect(await seatsOf(db, pair.back)).toEqual([{ day: back, cabin: 'economy', held: 0, sold: 3, laps: 1 }]);
  const { orderId } = placed.data;
  expect((await orderOf(who.token, orderId)).state).toBe('pending_verification');
  expect((await ticketsOf(who.token, orderId)).data).toEqual([]);

  await passTime(shop, 4 * MINUTE);
  await shop.app.runJobs('travel.auto_confirm');
  const issued = await orderOf(who.token, orderId);
  expect(issued.state).toBe('confirmed');
  expect(listed(issued)).toEqual(listed(quoted.data));
  const tickets = (await ticketsOf(who.token, orderId)).data;
  expect(tickets.map(({ guest }) => guest)).toEqual([1, 2, 3, 4]);
  for (const ticket of tickets) {
    expect(ticket).toMatchObject({ airline: pair.airline.code, void: false });
    expect(ticket.number).toMatch(new RegExp(`^${pair.airline.prefix}\\d{10}$`));
    expect(ticket.recordLocator).toMatch(/^[2-9BCDFGHJKLMNPQRSTVWXYZ]{6}$/);
  }
  expect(issued.references).toEqual([tickets[0]?.recordLocator, ...tickets.map(({ number }) => number)]);
  expect(refusalOf(await ticketsOf((await shop.buyer()).token, orderId))).toBe('record.not_found');

  const preview = await shop.call(travel.cancelPreview, { token: who.token, query: { id: orderId } });
  expect(preview.data).toMatchObject({ refundUsd: flex, fee: { usd: 0 } });
  const cancelled = await shop.call(travel.cancelTravelOrder, {
    token: who.token,
    body: { orderId, reason: '', refundUsd: flex },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(cancelled.data.state).toBe('cancelled');
  expect([await seatsOf(db, pair.out), await seatsOf(db, pair.back)]).toEqual([[], []]);
  expect((await ticketsOf(who.token, orderId)).data.every((ticket) => ticket.void)).toBe(true);
});

test('each way has a fare of its own: shown, quoted, booked, told and cancelled as such', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 200_000 });
  const pair = await newRoundTrip(db);
  const [day, back] = [dayAhead(shop, 70), dayAhead(shop, 77)];
  const [out, home] = [[{ flightId: pair.out, day }], [{ flightId: pair.back, day: back }]];
  const details = await shop.call(flights.flightDetails, { query: { out: sliceKeyOf(out), back: sliceKeyOf(home) } });
  const mixed = details.data.fares.find(({ brands }) => `${brands}` === 'flex,light');
  expect(mixed).toMatchObject({ total: { usd: 15_000 + 10_000 + 2_000 }, refundable: true });

  const quoted = await quoteTrip(shop, who.token, { slices: [wayOf(out, 'flex'), wayOf(home, 'light')] });
  expect(quoted.data.payable.usd).toBe(mixed?.total.usd);
  const terms = (policy: readonly PolicyStep[] = []) =>
    policy.map(({ until, fee, hoursAfterPlacing }) => [hoursAfterPlacing ?? until, fee.usd]);
  expect(terms(quoted.data.policy)).toEqual(terms(mixed?.policy));
  expect(terms(quoted.data.policy)[0]).toEqual([24, 0]);
  const item = quoted.data.subject.item as FlightItem;
  expect(item.slices.map(({ fare }) => [fare.brand, fare.name, fare.checkedBag.pieces])).toEqual([
    ['flex', 'Flex', 1],
    ['light', 'Light', 0],
  ]);
  const placed = await bookTrip(shop, who.token, quoted.data.id, [guestOf(await newPassenger(shop, who.token))]);
  await payTrip(shop, who.token, placed.data.paymentId);
  const { orderId } = placed.data;
  const legs = await sql<{ brand: string }>`
    SELECT brand FROM flight_booking_leg WHERE order_id = ${orderId} ORDER BY position`.execute(db);
  expect(legs.rows.map(({ brand }) => brand)).toEqual(['flex', 'light']);
  expect((await orderOf(who.token, orderId)).subject.subtitle).toMatch(/^\w\w \d+ Flex · \w\w \d+ Light$/);
  // Free for a day; then half of the way back's fare is lost, while the way out is free until an hour before it.
  const early = await shop.call(travel.cancelPreview, { token: who.token, query: { id: orderId } });
  expect(early.data).toMatchObject({ refundUsd: 27_000, fee: { usd: 0 } });
  await passTime(shop, 25 * HOUR);
  const preview = await shop.call(travel.cancelPreview, { token: who.token, query: { id: orderId } });
  expect(preview.data).toMatchObject({ refundUsd: 22_000, fee: { usd: 5_000 } });
  await shop.app.deliverEvents();
  const mail = await sql<{ of: string }>`
    SELECT DISTINCT filling ->> 'title' AS of FROM mail_outbox WHERE filling ->> 'number' = ${placed.data.number}`.execute(
    db,
  );
  expect(mail.rows.map(({ of }) => of)).toEqual([expect.stringMatching(/ ⇄ .*, \w\w \d+ Flex · \w\w \d+ Light$/)]);
});

test('an airline takes its return discount off both ways: search, details and order say the same', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 200_000 });
  const pair = await newRoundTrip(db, { airline: await newAirline(db, { returnBp: 1_000 }) });
  const rival = await newRoundTrip(db, { from: pair.from, to: pair.to, baseUsd: 9_500 });
  const [day, back] = [dayAhead(shop, 30), dayAhead(shop, 37)];
  const query = { from: pair.from.code, to: pair.to.code, day, back };
  const [out, rivalOut] = [pair.out, rival.out].map((flightId) => sliceKeyOf([{ flightId, day }]));
  const [home, rivalHome] = [pair.back, rival.back].map((flightId) => sliceKeyOf([{ flightId, day: back }]));
  const totals = (
    list: readonly { key: string; totalPrice: { usd: number }; returnDiscount: { usd: number } | null }[],
  ) => Object.fromEntries(list.map((card) => [card.key, [card.totalPrice.usd, card.returnDiscount?.usd]]));
  // Light: 10,000 and 1,000 charges each way, 9,000 with the discount; the rival's 9,500.
  const outs = await shop.call(flights.flightSearch, { query });
  expect(totals(outs.data.list)).toEqual({ [`${out}`]: [20_000, 2_000], [`${rivalOut}`]: [21_000, undefined] });
  const backs = await shop.call(flights.flightSearch, { query: { ...query, out: out ?? '' } });
  expect(backs.data.chosen?.totalPrice.usd).toBe(20_000);
  expect(totals(backs.data.list)).toEqual({ [`${home}`]: [20_000, 2_000], [`${rivalHome}`]: [21_500, undefined] });
  const strip = await shop.call(flights.flightCalendar, {
    query: { from: pair.to.code, to: pair.from.code, first: back, last: back, out: out ?? '' },
  });
  expect(strip.data.days.map(({ price }) => price?.usd)).toEqual([10_000]);

  const details = await shop.call(flights.flightDetails, { query: { out: out ?? '', back: home ?? '' } });
  expect(details.data.fares[0]).toMatchObject({
    lines: [{ type: 'adult', total: { usd: 20_000 } }],
    returnDiscount: { usd: 2_000 },
    charges: { usd: 2_000 },
    total: { usd: 20_000 },
  });
  expect(details.data.choices[0]?.[0]?.total.usd).toBe(10_000);
  const alone = await shop.call(flights.flightDetails, { query: { out: out ?? '' } });
  expect(alone.data.fares[0]).toMatchObject({ returnDiscount: null, total: { usd: 11_000 } });

  const trip = {
    slices: [wayOf([{ flightId: pair.out, day }], 'light'), wayOf([{ flightId: pair.back, day: back }], 'light')],
  };
  const quoted = await quoteTrip(shop, who.token, trip);
  expect(quoted.data.payable.usd).toBe(20_000);
  const placed = await bookTrip(shop, who.token, quoted.data.id, [guestOf(await newPassenger(shop, who.token))]);
  await payTrip(shop, who.token, placed.data.paymentId);
  const order = await orderOf(who.token, placed.data.orderId);
  const steps = Object.fromEntries(order.priceLines.map(({ step, amount }) => [step, amount.usd]));
  expect(steps).toMatchObject({ list_price: 22_000, variant: -2_000 });
  // Half of what was paid of the fares, once the free day is over.
  await passTime(shop, 25 * HOUR);
  const preview = await shop.call(travel.cancelPreview, { token: who.token, query: { id: placed.data.orderId } });
  expect(preview.data.fee.usd).toBe(9_000);
});

test('a day of free cancelling counts from placing: time alone asks nobody again, and a near departure has none', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 200_000 });
  const pair = await newRoundTrip(db);
  const quoteOn = async (day: string) =>
    (await quoteTrip(shop, who.token, { slices: [wayOf([{ flightId: pair.out, day }], 'light')] })).data;
  const quoted = await quoteOn(dayAhead(shop, 30));
  await passTime(shop, 5 * MINUTE);
  const placed = await bookTrip(shop, who.token, quoted.id, [guestOf(await newPassenger(shop, who.token))]);
  expect(placed.data.state).toBe('pending_payment');
  await payTrip(shop, who.token, placed.data.paymentId);
  const { orderId } = placed.data;
  const order = await orderOf(who.token, orderId);
  const [free] = order.policy;
  expect(free).toEqual({ until: expect.any(String), fee: expect.objectContaining({ usd: 0 }) });
  expect(Math.abs(Date.parse(free?.until ?? '') - Date.parse(order.createdAt) - 24 * HOUR)).toBeLessThan(MINUTE);
  const cancel = { token: who.token, query: { id: orderId } };
  expect((await shop.call(travel.cancelPreview, cancel)).data).toMatchObject({ refundUsd: 11_000, fee: { usd: 0 } });
  await passTime(shop, 24 * HOUR + MINUTE);
  expect((await shop.call(travel.cancelPreview, cancel)).data).toMatchObject({ refundUsd: 6_000, fee: { usd: 5_000 } });

  const relative = async (day: string) => (await quoteOn(day)).policy.map(({ hoursAfterPlacing }) => hoursAfterPlacing);
  expect((await relative(dayAhead(shop, 8)))[0]).toBe(24);
  expect((await relative(dayAhead(shop, 6))).filter(Boolean)).toEqual([]);
});

test('an unpaid trip runs out and gives its seats and travellers back', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer();
  const day = dayAhead(shop, 50);
  const trip = { slices: [wayOf([{ flightId: pair.out, day }], 'light')] };
  const me = await newPassenger(shop, who.token);
  const placed = await bookTrip(shop, who.token, (await quoteTrip(shop, who.token, trip)).data.id, [guestOf(me)]);
  expect(await seatsOf(db, pair.out)).toMatchObject([{ day, held: 1 }]);
  await passTime(shop, 16 * MINUTE);
  await shop.app.runJobs('travel.expire');
  expect((await orderOf(who.token, placed.data.orderId)).state).toBe('cancelled');
  expect(await seatsOf(db, pair.out)).toEqual([]);
  const again = await bookTrip(shop, who.token, (await quoteTrip(shop, who.token, trip)).data.id, [guestOf(me)]);
  expect(again.data.state).toBe('pending_payment');
  await shop.call(travel.cancelTravelOrder, { token: who.token, body: { orderId: again.data.orderId } });
});
