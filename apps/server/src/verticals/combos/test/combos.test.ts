import { comboEndpoints as combos } from '@app/contract/verticals/combos/endpoints';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { guestOf, newPassenger } from '../../flights/test/fixtures.ts';
import { newDeparture } from '../../tours/test/fixtures.ts';
import { recheckCombos, refreshCombo } from '../usecases/refresh-combos.ts';
import {
  bookedCombo,
  bookQuoted,
  bundleOf,
  choicesOf,
  newTrip,
  payCombo,
  picksOf,
  planOf,
  quoteCombo,
} from './fixtures.ts';

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

const buyer = () => shop.buyer({ usd: 1_000_000 });
const db = () => shop.app.platform.db;
const error = (answer: { data: unknown }) =>
  answer.data as { error?: string; fields?: Record<string, string> } & Record<string, unknown>;

test('a plan fills every slot that is not optional with the cheapest, on the days that follow from the landing', async () => {
  const trip = await newTrip(shop);
  const { data: plan } = await planOf(shop, trip);
  expect(plan).toMatchObject({
    comboId: trip.combo,
    day: trip.day,
    lastDay: addDays(trip.day, 4),
    fromCityId: trip.origin.cityId,
    complete: true,
    documents: true,
    parts: [
      { slot: 'flight', state: 'in', from: trip.day, to: addDays(trip.day, 4) },
      { slot: 'hotel', state: 'in', filled: { key: trip.hotels[0].planId }, swappable: true, lost: null },
      { slot: 'dinner', state: 'in', filled: { alone: { usd: 1_000 }, price: { usd: 1_000 } } },
      { slot: 'tour', state: 'left_out', filled: null },
    ],
  });
  const [flight, hotel] = plan.parts;
  // The flight leaves the evening before: nights count from the day on which it lands.
  expect(flight?.filled?.service.from).toBe(addDays(trip.day, -1));
  expect(hotel?.filled?.service).toMatchObject({ from: trip.day, to: addDays(trip.day, 4) });
  const sum = (of: 'price' | 'alone') => plan.parts.reduce((all, { filled }) => all + (filled?.[of].usd ?? 0), 0);
  expect([plan.price?.usd, plan.alone?.usd]).toEqual([sum('price'), sum('alone')]);
  expect(plan.saved?.usd).toBe(sum('alone') - sum('price'));
});

test('an optional part changes the whole by exactly its price, and is booked with it', async () => {
  const trip = await newTrip(shop);
  const without = (await planOf(shop, trip)).data;
  const plan = (await planOf(shop, trip, { with: 'tour' })).data;
  const tour = plan.parts.find(({ slot }) => slot === 'tour');
  expect(tour).toMatchObject({ state: 'in', filled: { key: trip.departure, price: { usd: 9_000 } } });
  expect((plan.price?.usd ?? 0) - (without.price?.usd ?? 0)).toBe(9_000);
});

test('whoever lands in the small hours is offered the night before, which is booked with the stay', async () => {
  // Departs in the afternoon and lands before six in the morning.
  const trip = await newTrip(shop, { departs: '16:00' });
  const without = (await planOf(shop, trip)).data;
  expect(without).toMatchObject({ early: false, landsEarly: true, complete: true });
  const plan = (await planOf(shop, trip, { early: '1' })).data;
  expect(plan).toMatchObject({ early: true, landsEarly: true, day: trip.day, complete: true });
  const [, before] = without.parts;
  const [flight, hotel] = plan.parts;
  const flown = without.parts[0]?.filled;
  expect(flight?.filled).toMatchObject({ key: flown?.key, service: flown?.service, price: flown?.price });
  expect(hotel).toMatchObject({
    from: addDays(trip.day, -1),
    filled: { key: before?.filled?.key, service: { from: addDays(trip.day, -1), to: addDays(trip.day, 4) } },
  });
  expect((plan.price?.usd ?? 0) - (without.price?.usd ?? 0)).toBe(
    (hotel?.filled?.price.usd ?? 0) - (before?.filled?.price.usd ?? 0),
  );
  expect(hotel?.filled?.price.usd).toBeGreaterThan(before?.filled?.price.usd ?? 0);

  const who = await buyer();
  const quote = await quoteCombo(shop, who.token, trip, picksOf(plan), { early: true });
  expect(quote.data).toMatchObject({ payable: { usd: plan.price?.usd } });
  const guests = [guestOf(await newPassenger(shop, who.token))];
  const placed = await bookQuoted(shop, who.token, quote.data.id, guests);
  await payCombo(shop, who.token, placed.data.paymentId);
  const { parts } = await bundleOf(shop, who.token, placed.data.bundleId);
  expect(parts.find(({ slot }) => slot === 'hotel')?.order.service).toMatchObject({
    from: addDays(trip.day, -1),
    to: addDays(trip.day, 4),
  });
  // A flight that lands later asks nothing.
  expect((await planOf(shop, await newTrip(shop))).data).toMatchObject({ early: false, landsEarly: false });
});

test('a slot is swapped: choices say what the whole costs with each, and the rest stays', async () => {
  const trip = await newTrip(shop);
  const plan = (await planOf(shop, trip)).data;
  const { list } = (await choicesOf(shop, trip, 'hotel')).data;
  expect(list.map(({ key, current }) => [key, current])).toEqual([
    [trip.hotels[0].planId, true],
    [trip.hotels[1].planId, false],
  ]);
  const swapped = (await planOf(shop, trip, { picks: [{ slot: 'hotel', key: trip.hotels[1].planId }] })).data;
  expect(swapped.price).toEqual(list[1]?.total);
  expect(list[0]?.total).toEqual(plan.price);
  const rest = ({ parts }: typeof plan) =>
    parts.flatMap(({ slot, filled }) => (slot === 'hotel' ? [] : [[slot, filled?.key, filled?.price]]));
  expect(rest(swapped)).toEqual(rest(plan));
});

test('what was picked and is gone is named, and something else fills its slot', async () => {
  const trip = await newTrip(shop);
  const picks = [{ slot: 'hotel', key: trip.hotels[1].planId }];
  await sql`UPDATE hotel_plan SET online = false WHERE id = ${trip.hotels[1].planId}`.execute(db());
  shop.app.platform.cache.drop(['hotels']);
  const [, hotel] = (await planOf(shop, trip, { picks })).data.parts;
  expect(hotel).toMatchObject({ state: 'in', filled: { key: trip.hotels[0].planId }, lost: 'error.hotel.offline' });
  const foreign = (await planOf(shop, trip, { picks: [{ slot: 'tour', key: trip.hotels[0].planId }] })).data;
  expect(foreign.parts.at(-1)).toMatchObject({ lost: 'field.combo_choice', filled: { key: trip.departure } });
});

test('an optional part that cannot be had on the days names the nearest first day on which it can', async () => {
  const trip = await newTrip(shop);
  const late = { ...trip, day: addDays(trip.day, 1) };
  expect((await choicesOf(shop, late, 'tour')).data).toEqual({ list: [], nearestDay: trip.day });
  const moved = (await planOf(shop, trip, { with: 'tour' })).data;
  expect(moved).toMatchObject({ complete: true });
  expect((await choicesOf(shop, trip, 'tour')).data.nearestDay).toBeNull();
});

test('days on which a slot has nothing cannot be had, and the calendar says so', async () => {
  const trip = await newTrip(shop, { tourOptional: false });
  const first = addDays(trip.day, -1);
  const query = { id: trip.combo, from: trip.origin.cityId, first, last: addDays(trip.day, 1), adults: '1' };
  const { days } = (await shop.call(combos.comboCalendar, { query: query as never })).data;
  const plan = (await planOf(shop, trip)).data;
  expect(days.map(({ date }) => date)).toEqual([first, trip.day, addDays(trip.day, 1)]);
  expect(days.map(({ price }) => price?.usd ?? null)).toEqual([null, plan.price?.usd, null]);
  const other = (await planOf(shop, { ...trip, day: addDays(trip.day, 1) })).data;
  expect(other).toMatchObject({ complete: false, price: null, alone: null, saved: null });
  expect(other.parts.at(-1)).toMatchObject({ slot: 'tour', state: 'none', filled: null });
});

test('a combo is quoted, booked and paid as one: four orders on their days, each to the cent as shown', async () => {
  const trip = await newTrip(shop);
  const who = await buyer();
  const plan = (await planOf(shop, trip, { with: 'tour' })).data;
  const placed = await bookedCombo(shop, who, trip, { with: 'tour' });
  expect(placed.quote).toMatchObject({ kind: 'combo', payable: plan.price, saved: plan.saved });
  expect(placed.quote.parts.map(({ slot, core }) => [slot, core])).toEqual([
    ['flight', true],
    ['hotel', true],
    ['dinner', false],
    ['tour', false],
  ]);
  expect((await payCombo(shop, who.token, placed.paymentId)).code).toBe(200);
  const bundle = await bundleOf(shop, who.token, placed.bundleId);
  expect(bundle.parts.map(({ slot, order }) => [slot, order.kind, order.service.from, order.payable.usd])).toEqual(
    plan.parts.map(({ slot, filled }) => [
      slot,
      { flight: 'flight', hotel: 'hotel', dinner: 'dining', tour: 'tour' }[slot],
      filled?.service.from,
      filled?.price.usd,
    ]),
  );
});

test('a combo that is booked says what the price of each part is made of, to the sum', async () => {
  const trip = await newTrip(shop);
  const who = await buyer();
  const { bundleId } = await bookedCombo(shop, who, trip);
  const { parts } = await bundleOf(shop, who.token, bundleId);
  for (const { priceLines, order } of parts) {
    expect(priceLines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(order.payable.amount);
    expect(priceLines.find(({ step }) => step === 'list_price')?.items?.length).toBeGreaterThan(0);
  }
  expect(
    parts.some(({ priceLines }) => priceLines.some(({ step, amount }) => step === 'variant' && amount.usd < 0)),
  ).toBe(true);
});

test('documents are kept with the flights alone', async () => {
  const trip = await newTrip(shop);
  const who = await buyer();
  const { bundleId } = await bookedCombo(shop, who, trip);
  const { rows } = await sql<{ kind: string; documents: number; guests: number }>`
    SELECT o.kind, count(g.document)::int AS documents, count(*)::int AS guests FROM travel_order o
    JOIN travel_order_guest g ON g.order_id = o.id WHERE o.bundle_id = ${bundleId} GROUP BY 1 ORDER BY 1`.execute(db());
  expect(rows).toEqual([
    { kind: 'dining', documents: 0, guests: 1 },
    { kind: 'flight', documents: 1, guests: 1 },
    { kind: 'hotel', documents: 0, guests: 1 },
  ]);
});

test('a part that sells out between quote and booking is named, and nothing is held', async () => {
  const trip = await newTrip(shop, { places: 1, tourOptional: false });
  const [who, other] = [await buyer(), await buyer()];
  const picks = picksOf((await planOf(shop, trip)).data);
  const quote = await quoteCombo(shop, who.token, trip, picks);
  await bookedCombo(shop, other, trip);
  const guests = [guestOf(await newPassenger(shop, who.token))];
  const refused = await bookQuoted(shop, who.token, quote.data.id, guests);
  expect(error(refused)).toMatchObject({
    error: 'travel.part_unavailable',
    slot: 'tour',
    reason: 'tour.unavailable',
  });
  const { rows } = await sql`SELECT 1 FROM travel_order WHERE customer_id = ${who.id}`.execute(db());
  expect(rows).toEqual([]);
  // Another departure of the day: only that part is chosen anew.
  const instead = await newDeparture(db(), trip.tour, { day: addDays(trip.day, 2), start: '15:00' });
  shop.app.platform.cache.drop(['tours', 'tour-places']);
  const again = (await planOf(shop, trip, { picks })).data;
  expect(again.parts.at(-1)).toMatchObject({ lost: 'error.tour.unavailable', filled: { key: instead } });
  expect(picksOf(again).slice(0, 3)).toEqual(picks.slice(0, 3));
});

test('an unpaid combo runs out as a whole and gives everything back', async () => {
  const trip = await newTrip(shop, { places: 1 });
  const who = await buyer();
  const { bundleId } = await bookedCombo(shop, who, trip, { with: 'tour' });
  expect((await planOf(shop, trip, { with: 'tour' })).data.parts.at(-1)).toMatchObject({ state: 'none' });
  await shop.app.platform.clock.move({ ms: 21 * MINUTE, reset: false });
  await shop.app.runJobs('travel.expire');
  expect((await bundleOf(shop, who.token, bundleId)).state).toBe('cancelled');
  shop.app.platform.cache.drop(['tours', 'tour-places']);
  expect((await planOf(shop, trip, { with: 'tour' })).data.parts.at(-1)).toMatchObject({ state: 'in' });
});

test('what does not fit is refused at its field', async () => {
  const trip = await newTrip(shop);
  const { token } = await buyer();
  const picks = picksOf((await planOf(shop, trip)).data);
  const quoted = async (with_: readonly { slot: string; key: string }[], more: object = {}) =>
    refusalOf(await quoteCombo(shop, token, trip, with_, more));
  expect(await quoted(picks.slice(1))).toBe('combo.incomplete');
  expect(await quoted(picks, { day: '2020-01-01' })).toEqual({ day: 'field.combo_day' });
  expect(await quoted(picks, { day: addDays(trip.day, 200) })).toEqual({ day: 'field.combo_day' });
  expect(await quoted(picks, { fromCityId: trip.destination.cityId })).toEqual({ fromCityId: 'field.combo_from' });
  expect(await quoted([...picks, { slot: 'spa', key: 'x' }])).toEqual({ 'picks.3.slot': 'field.combo_slot' });
  expect(await quoted(picks, { day: addDays(trip.day, 1) })).toEqual({ 'picks.0.key': 'field.combo_choice' });
  expect(await quoted(picks, { adults: 9, childAges: [3] })).toEqual({ adults: 'field.combo_travellers' });
  expect(await quoted(picks, { rooms: 2 })).toEqual({ rooms: 'field.hotel_adult_per_room' });
  expect(await quoted(picks, { childAges: [1] })).toEqual({ 'childAges.0': 'field.combo_child_age' });
  const plan = await planOf(shop, trip, { from: trip.destination.cityId });
  expect(refusalOf(plan)).toEqual({ from: 'field.combo_from' });
  expect(refusalOf(await choicesOf(shop, trip, 'spa'))).toEqual({ slot: 'field.combo_slot' });
});

test('a combo that is off sale or unknown is refused by every call', async () => {
  const trip = await newTrip(shop);
  const { token } = await buyer();
  const picks = picksOf((await planOf(shop, trip)).data);
  const calls = async (of: typeof trip) => [
    refusalOf(await shop.call(combos.comboDetails, { query: { id: of.combo } })),
    refusalOf(await planOf(shop, of)),
    refusalOf(await choicesOf(shop, of, 'hotel')),
    refusalOf(await quoteCombo(shop, token, of, picks)),
  ];
  const unknown = { ...trip, combo: trip.departure };
  expect(new Set(await calls(unknown))).toEqual(new Set(['record.not_found']));
  await sql`UPDATE combo SET online = false WHERE id = ${trip.combo}`.execute(db());
  expect(new Set(await calls(trip))).toEqual(new Set(['combo.offline']));
});

test('a quote is of its customer alone, and is booked once', async () => {
  const trip = await newTrip(shop);
  const [who, other] = [await buyer(), await buyer()];
  const picks = picksOf((await planOf(shop, trip)).data);
  const quote = (await quoteCombo(shop, who.token, trip, picks)).data;
  const guests = [guestOf(await newPassenger(shop, who.token))];
  const theirs = [guestOf(await newPassenger(shop, other.token))];
  expect(refusalOf(await bookQuoted(shop, other.token, quote.id, theirs))).toBe('record.not_found');
  expect(refusalOf(await bookQuoted(shop, who.token, quote.id, theirs))).toEqual({
    'guests.0.passengerId': 'field.invalid',
  });
  const [one, same] = [
    await bookQuoted(shop, who.token, quote.id, guests),
    await bookQuoted(shop, who.token, quote.id, guests),
  ];
  expect(same.data.bundleId).toBe(one.data.bundleId);
  const second = (await quoteCombo(shop, who.token, trip, picks)).data;
  expect(error(await bookQuoted(shop, who.token, second.id, guests))).toMatchObject({
    error: 'order.unpaid_exists',
    kind: 'combo',
    orderId: one.data.bundleId,
  });
});

test('cards have the lowest price that was found, which is the one that is quoted', async () => {
  const trip = await newTrip(shop);
  await refreshCombo(shop.app.platform, trip.combo);
  shop.app.platform.cache.drop(['combos']);
  const query = { city: trip.destination.cityId } as never;
  const { list, total, cities } = (await shop.call(combos.combos, { query })).data;
  expect([total, list.length]).toEqual([1, 1]);
  expect(cities?.some(({ id, count }) => id === trip.destination.cityId && count === 1)).toBe(true);
  const [card] = list;
  expect(card).toMatchObject({
    id: trip.combo,
    days: 5,
    nights: 4,
    adults: 1,
    percent: 10,
    from: { id: trip.origin.cityId },
  });
  const plan = (await planOf(shop, { ...trip, day: card?.day ?? '' })).data;
  expect(card?.price).toEqual(plan.price);
  expect(card?.alone).toEqual(plan.alone);
  const detail = (await shop.call(combos.comboDetails, { query: { id: trip.combo } })).data;
  expect(detail).toMatchObject({
    price: card?.price,
    zone: 'Europe/Lisbon',
    origins: [{ id: trip.origin.cityId }],
    slots: [
      { key: 'flight', kind: 'flight', nights: 4 },
      { key: 'hotel' },
      { key: 'dinner' },
      { key: 'tour', optional: true },
    ],
  });
  for (const sort of ['price_asc', 'price_desc', 'length', 'popular'] as const) {
    expect((await shop.call(combos.combos, { query: { sort } as never })).code).toBe(200);
  }
});

test('the card of a combo with a tour has the price of the reader: the tour is chosen by its guide, who speaks their language', async () => {
  const trip = await newTrip(shop, { tourOptional: false });
  await newDeparture(db(), trip.tour, { day: addDays(trip.day, 2), language: 'zh', priceBp: 17_000 });
  await refreshCombo(shop.app.platform, trip.combo);
  shop.app.platform.cache.drop(['combos']);
  const usd: (number | undefined)[] = [];
  for (const lang of ['en-US', 'zh-cn', 'es'] as const) {
    const query = { city: trip.destination.cityId } as never;
    const card = (await shop.call(combos.combos, { query, lang })).data.list[0];
    const detail = (await shop.call(combos.comboDetails, { query: { id: trip.combo }, lang })).data;
    const plan = (await planOf(shop, { ...trip, day: card?.day ?? '' }, { lang })).data;
    expect([card?.price, card?.alone], lang).toEqual([plan.price, plan.alone]);
    expect(detail.price, lang).toEqual(plan.price);
    usd.push(card?.price?.usd);
  }
  // Where no guide speaks it, English.
  expect(usd[2]).toBe(usd[0]);
  expect(usd[1]).toBeGreaterThan(usd[0] ?? Number.NaN);
  expect(await recheckCombos(shop.app.platform, 500)).toBe(0);
});
