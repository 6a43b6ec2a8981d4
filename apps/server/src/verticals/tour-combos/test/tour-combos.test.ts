import { randomUUID } from 'node:crypto';
import { tourComboEndpoints as combos } from '@app/contract/verticals/tour-combos/endpoints';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  ADULT,
  bookedTour,
  bookTour,
  CONTACT,
  dayAhead,
  departureRow,
  newDeparture,
  newTour,
  orderOf,
  quoteTour,
} from '../../tours/test/fixtures.ts';
import { bookCombo, bookedCombo, bundleOf, newCombo, payCombo, quoteCombo, twoWalks } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.app.platform.clock.move({ ms: HOUR, reset: false });
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const buyer = () => shop.buyer({ usd: 500_000 });
const list = async (query: Record<string, string> = {}) => (await shop.call(combos.tourCombos, { query })).data;
const details = (id: string, currency?: string) =>
  shop.call(combos.tourComboDetails, { query: { id }, ...(currency ? { headers: { currency } } : {}) });
const dropTours = () => shop.app.platform.cache.drop(['tours', 'tour-places']);

test('a card has the lowest price of departures that fit together, and what the same cost alone', async () => {
  const { combo, first, second } = await twoWalks(shop);
  // Cheaper, but nine days from anything of the other.
  await newDeparture(db(), first, { day: dayAhead(shop, 60), priceBp: 5_000 });
  // Cheaper and within the days of the first.
  await newDeparture(db(), second, { day: dayAhead(shop, 35), priceBp: 9_000 });
  // Cheaper, but at the very hour of the first.
  await newDeparture(db(), second, { day: dayAhead(shop, 30), priceBp: 8_000 });
  dropTours();
  const { list: cards } = await list({ city: first.cityId });
  expect(cards).toMatchObject([
    {
      id: combo,
      cityId: first.cityId,
      percent: 10,
      windowDays: 5,
      days: 2,
      price: { usd: 9_000 + 8_100 },
      alone: { usd: 10_000 + 9_000 },
      nextDay: dayAhead(shop, 30),
      tours: [{ optional: false }, { optional: false }],
    },
  ]);
  const detail = await details(combo);
  expect(detail.data).toMatchObject({
    id: combo,
    price: { usd: 17_100 },
    alone: { usd: 19_000 },
    nextDay: dayAhead(shop, 30),
    cancel: 'parts',
    story: 'Two walks',
    parts: [
      { tourId: first.id, from: { usd: 5_000 }, languages: ['en'], minAge: 0, maxParty: 8, names: 'lead' },
      { tourId: second.id, from: { usd: 8_000 }, score: null, reviews: 0, zone: 'Europe/Lisbon' },
    ],
  });
});

test('a combo is listed only while it, and every tour that is not optional, is on sale and has room', async () => {
  const { combo, first, second, departures } = await twoWalks(shop);
  const extra = await newTour(db(), { cityId: first.cityId });
  await sql`INSERT INTO tour_combo_part VALUES (${combo}, 2, ${extra.id}, true)`.execute(db());
  const names = async () => {
    dropTours();
    return (await list({ city: first.cityId })).list.map(({ tours }) => tours.map(({ optional }) => optional));
  };
  // What is optional needs no departure, and is left out once it is not on sale.
  expect(await names()).toEqual([[false, false, true]]);
  await sql`UPDATE tour SET online = false WHERE id = ${extra.id}`.execute(db());
  expect(await names()).toEqual([[false, false]]);
  expect((await details(combo)).data.parts.map(({ tourId }) => tourId)).toEqual([first.id, second.id]);

  const who = await buyer();
  await bookedTour(shop, who.token, departures[0], { adults: 8 });
  expect(await names()).toEqual([]);
  expect((await details(combo)).data).toMatchObject({ price: null, alone: null, nextDay: null });
  await newDeparture(db(), first, { day: dayAhead(shop, 34) });
  expect(await names()).toHaveLength(1);

  await sql`UPDATE tour SET online = false WHERE id = ${second.id}`.execute(db());
  expect(await names()).toEqual([]);
  expect(refusalOf(await details(combo))).toBe('tour_combo.offline');
  await sql`UPDATE tour SET online = true WHERE id = ${second.id}`.execute(db());
  await sql`UPDATE tour_combo SET online = false WHERE id = ${combo}`.execute(db());
  expect(await names()).toEqual([]);
  const offline = await details(combo);
  expect([offline.code, refusalOf(offline)]).toEqual([refusalCode('tour_combo.offline'), 'tour_combo.offline']);
  expect(refusalOf(await details(first.id))).toBe('record.not_found');
});

test('of cities with as many combos the name decides, as readers of the language sort names', async () => {
  const cities = [(await twoWalks(shop)).first.cityId, (await twoWalks(shop)).first.cityId];
  for (const [at, id] of cities.entries()) {
    // By code points the second would stand behind the first.
    const name = JSON.stringify({ 'en-US': ['Minsk', 'Algeciras'][at], 'zh-cn': ['明斯克', '阿尔赫西拉斯'][at] });
    await sql`UPDATE travel_city SET name = ${name} WHERE id = ${id}`.execute(db());
  }
  shop.app.platform.cache.drop(['*']);
  const { data } = await shop.call(combos.tourCombos, { query: {}, lang: 'zh-cn' });
  const found = data.cities?.map(({ id }) => id).filter((id) => cities.includes(id));
  expect(found).toEqual(cities.toReversed());
});

test('combos are sorted by weight and price, go on after a cursor, and say which cities have some', async () => {
  const { combo: cheap, first } = await twoWalks(shop, { sortWeight: 1 });
  const tours = [{ tour: await newTour(db(), { cityId: first.cityId, usd: 20_000 }) }, { tour: first }];
  await newDeparture(db(), tours[0]?.tour ?? first, { day: dayAhead(shop, 31) });
  const dear = await newCombo(db(), { tours, sortWeight: 2 });
  dropTours();
  const ids = async (sort: string) => (await list({ city: first.cityId, sort })).list.map(({ id }) => id);
  expect(await ids('popular')).toEqual([dear, cheap]);
  expect(await ids('price_asc')).toEqual([cheap, dear]);
  expect(await ids('price_desc')).toEqual([dear, cheap]);
  const page = await list({ city: first.cityId, limit: '1' });
  expect([page.list[0]?.id, page.total]).toEqual([dear, 2]);
  expect(page.cities?.find(({ id }) => id === first.cityId)?.count).toBe(2);
  const rest = await list({ city: first.cityId, limit: '1', cursor: page.cursor ?? '' });
  expect([rest.list[0]?.id, rest.cursor, rest.cities]).toEqual([cheap, null, null]);
  const wrong = await shop.call(combos.tourCombos, { query: { cursor: 'nonsense' } });
  expect(refusalOf(wrong)).toHaveProperty('cursor');
  expect((await list({ city: randomUUID() })).list).toEqual([]);
});

test('an answer in memory is dropped when places are taken', async () => {
  const { first, departures } = await twoWalks(shop, { capacity: 1 });
  dropTours();
  expect((await list({ city: first.cityId })).total).toBe(1);
  const who = await buyer();
  await bookedTour(shop, who.token, departures[1]);
  expect((await list({ city: first.cityId })).total).toBe(0);
});

test('two tours are quoted, booked and paid as one: the price of the card, two orders that are confirmed, each at ten percent less', async () => {
  const who = await buyer();
  const walks = await twoWalks(shop);
  dropTours();
  const [card] = (await list({ city: walks.first.cityId })).list;
  const quote = await quoteCombo(shop, who.token, walks, { adults: 2, childAges: [7] });
  // Two adults at 100 dollars and a child at 50, on each walk.
  expect(quote.data).toMatchObject({
    kind: 'tourcombo',
    payable: { usd: 45_000 },
    alone: { usd: 50_000 },
    saved: { usd: 5_000 },
    subject: { id: walks.combo, title: `Combo ${walks.combo}` },
    parts: [
      { slot: walks.first.id, kind: 'tour', core: false, payable: { usd: 22_500 }, alone: { usd: 25_000 } },
      { slot: walks.second.id, kind: 'tour', core: false, payable: { usd: 22_500 } },
    ],
  });
  const alone = await quoteCombo(shop, who.token, walks);
  expect(alone.data.payable.usd).toBe(card?.price.usd);

  const placed = await bookCombo(shop, who.token, quote.data.id);
  expect(placed.code).toBe(200);
  for (const id of walks.departures) expect(await departureRow(db(), id)).toMatchObject({ held: 3, sold: 0 });
  expect((await payCombo(shop, who.token, placed.data.paymentId)).code).toBe(200);
  await shop.app.deliverEvents();
  for (const id of walks.departures) expect(await departureRow(db(), id)).toMatchObject({ held: 0, sold: 3 });
  const bundle = await bundleOf(shop, who.token, placed.data.bundleId);
  expect(bundle).toMatchObject({ state: 'confirmed', payable: { usd: 45_000 }, own: true });
  expect(bundle.parts.map(({ slot, order }) => [slot, order.state])).toEqual([
    [walks.first.id, 'confirmed'],
    [walks.second.id, 'confirmed'],
  ]);
  const [part] = bundle.parts;
  const order = await orderOf(shop, who.token, part?.order.id ?? '');
  expect([order.kind, order.state, order.payable.usd]).toEqual(['tour', 'confirmed', 22_500]);
  const stranger = await buyer();
  expect(refusalOf({ data: await bundleOf(shop, stranger.token, placed.data.bundleId) })).toBe('record.not_found');
});

test('tours come in the order of their days, however they were picked; a whole one has core parts', async () => {
  const who = await buyer();
  const walks = await twoWalks(shop, { cancel: 'whole' });
  const quote = await quoteCombo(shop, who.token, { ...walks, picks: walks.picks.toReversed() });
  expect(quote.data.parts.map(({ slot, core }) => [slot, core])).toEqual([
    [walks.first.id, true],
    [walks.second.id, true],
  ]);
});

test('what does not fit a combo is refused at its field', async () => {
  const who = await buyer();
  const walks = await twoWalks(shop);
  const [one, two] = walks.picks;
  const refused = async (picks: unknown, more: object = {}) =>
    refusalOf(await quoteCombo(shop, who.token, { ...walks, picks: picks as typeof walks.picks }, { ...more }));
  const late = await newDeparture(db(), walks.second, { day: dayAhead(shop, 36) });
  const beside = await newDeparture(db(), walks.second, { day: dayAhead(shop, 30), start: '13:00' });
  expect(await refused([one])).toHaveProperty('picks');
  expect(await refused([one, { ...two, departureId: late }])).toEqual({ 'picks.1.departureId': expect.any(String) });
  expect(await refused([one, { ...two, departureId: beside }])).toEqual({ 'picks.1.departureId': expect.any(String) });
  expect(await refused([one, { ...two, departureId: one?.departureId }])).toHaveProperty(['picks.1.departureId']);
  expect(await refused([one, two], { adults: 0 })).toHaveProperty('adults');
  // A child alone is refused by the tour, at the field of the party.
  expect(await refused([one, two], { adults: 0, childAges: [6] })).toHaveProperty('adults');
  expect(refusalOf(await quoteCombo(shop, who.token, { ...walks, combo: randomUUID() }))).toBe('record.not_found');
  await sql`UPDATE tour_combo SET online = false WHERE id = ${walks.combo}`.execute(db());
  expect(await refused([one, two])).toBe('tour_combo.offline');
});

test('a departure that is sold out between quote and booking is refused for its tour alone, and nothing is held', async () => {
  const [who, other] = [await buyer(), await buyer()];
  const walks = await twoWalks(shop, { capacity: 2 });
  const quote = await quoteCombo(shop, who.token, walks, { adults: 2 });
  await bookedTour(shop, other.token, walks.departures[1]);
  const booked = await bookCombo(shop, who.token, quote.data.id);
  const sold = { error: 'travel.part_unavailable', slot: walks.second.id, reason: 'tour.unavailable', left: 1 };
  expect([booked.code, booked.data]).toMatchObject([refusalCode('travel.part_unavailable'), sold]);
  expect(await departureRow(db(), walks.departures[0])).toMatchObject({ held: 0, sold: 0 });
  const again = await quoteCombo(shop, who.token, walks, { adults: 2 });
  expect([again.code, again.data]).toMatchObject([refusalCode('travel.part_unavailable'), sold]);
});

test('a tour that is cancelled or whose booking has ended is refused with the reason', async () => {
  const who = await buyer();
  const walks = await twoWalks(shop);
  const reason = async () => {
    const { data } = await quoteCombo(shop, who.token, walks);
    return [refusalOf({ data }), (data as unknown as { reason: string }).reason];
  };
  await sql`UPDATE tour_departure SET closed = true WHERE id = ${walks.departures[1]}`.execute(db());
  expect(await reason()).toEqual(['travel.part_unavailable', 'tour.closed']);
  await sql`UPDATE tour_departure SET cancelled_at = app_now(), cancel_reason = 'staff'
    WHERE id = ${walks.departures[1]}`.execute(db());
  expect(await reason()).toEqual(['travel.part_unavailable', 'tour.cancelled']);
});

test('a booking is refused without a quote of its own, with a quote that ended, with a price that changed, and while one is unpaid', async () => {
  const [who, other] = [await buyer(), await buyer()];
  const walks = await twoWalks(shop);
  const quote = await quoteCombo(shop, who.token, walks);
  expect(refusalOf(await bookCombo(shop, other.token, quote.data.id))).toBe('record.not_found');
  expect(refusalOf(await bookCombo(shop, who.token, quote.data.id, { guests: [] }))).toHaveProperty('guests');
  expect(refusalOf(await bookCombo(shop, who.token, quote.data.id, { policyAccepted: false }))).toHaveProperty(
    'policyAccepted',
  );
  await sql`UPDATE tour_departure SET price_bp = 12000 WHERE id = ${walks.departures[0]}`.execute(db());
  expect(refusalOf(await bookCombo(shop, who.token, quote.data.id))).toBe('order.quote_changed');
  const placed = await bookedCombo(shop, who.token, walks);
  const second = await quoteCombo(shop, who.token, walks);
  const unpaid = await bookCombo(shop, who.token, second.data.id);
  expect([refusalOf(unpaid), unpaid.data]).toMatchObject([
    'order.unpaid_exists',
    { orderId: placed.bundleId, kind: 'tourcombo' },
  ]);
  // What was not paid runs out with both of its parts, and makes room for the next.
  await shop.app.platform.clock.move({ ms: 31 * MINUTE, reset: false });
  expect(refusalOf(await bookCombo(shop, who.token, second.data.id))).toBe('order.quote_expired');
  await bookedCombo(shop, who.token, walks);
  const overdue = await bundleOf(shop, who.token, placed.bundleId);
  expect([overdue.state, ...overdue.parts.map(({ order }) => order.state)]).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
  for (const id of walks.departures) expect(await departureRow(db(), id)).toMatchObject({ held: 1, sold: 0 });
});

test('points are used for all parts together, and the booking is refused once the customer has spent them', async () => {
  const who = await shop.buyer({ usd: 500_000, points: 1_000 });
  const walks = await twoWalks(shop);
  const quote = await quoteCombo(shop, who.token, walks, { usePoints: true });
  expect(quote.data).toMatchObject({ points: { used: true }, payable: { usd: 18_000 - 1_000 } });
  const other = await twoWalks(shop);
  const spent = await quoteTour(shop, who.token, other.departures[0], { usePoints: true });
  await bookTour(shop, who.token, spent.data.id);
  const booked = await bookCombo(shop, who.token, quote.data.id);
  expect(refusalOf(booked)).toBe('order.quote_changed');
  const { before, after } = booked.data as unknown as Record<'before' | 'after', typeof quote.data>;
  expect([before.payable.usd, after.payable.usd]).toEqual([17_000, 18_000]);
});

test('a combo whose second departure waits for more people is confirmed part by part', async () => {
  const who = await buyer();
  const walks = await twoWalks(shop, { minPeople: 3 });
  const placed = await bookedCombo(shop, who.token, walks);
  await payCombo(shop, who.token, placed.paymentId);
  await shop.app.deliverEvents();
  const bundle = await bundleOf(shop, who.token, placed.bundleId);
  expect([bundle.state, ...bundle.parts.map(({ order }) => order.state)]).toEqual([
    'pending_verification',
    'confirmed',
    'pending_verification',
  ]);
});

test('without a token nothing is quoted or booked', async () => {
  const { combo, picks } = await twoWalks(shop);
  const quote = await shop.call(combos.createTourComboQuote, { raw: { comboId: combo, picks, adults: 1 } });
  const booked = await shop.call(combos.bookTourCombo, {
    raw: { quoteId: combo, guests: [ADULT], contact: CONTACT, policyAccepted: true },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect([refusalOf(quote), refusalOf(booked)]).toEqual(['auth.sign_in_needed', 'auth.sign_in_needed']);
});
