import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { choicesOf, GARBAGE, lowestOf, refusesKeys, requestOf, wantedOf } from '../../../testing/slot-choices.ts';
import { makeDeal } from '../../../testing/travel-deals.ts';
import { bookedTour, dayAhead, newDeparture, newTour, type PlantedTour } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const DAY = 20;

const wanted = (tours: readonly Pick<PlantedTour, 'id'>[], more: object = {}) =>
  wantedOf(shop, {
    rule: { kind: 'tour', tourIds: tours.map(({ id }) => id) },
    day: dayAhead(shop, DAY),
    ...more,
  });
const keys = async (of: ReturnType<typeof wanted>, limit?: number) =>
  (await choicesOf(shop, of, limit)).map(({ key }) => key);

test('departures of the day are priced for the party with taxes, the cheapest first, then what is sure to run', async () => {
  const [tour, cheap] = [await newTour(db()), await newTour(db(), { usd: 4_000 })];
  await sql`UPDATE tour SET tax_bp = 1000 WHERE id = ${tour.id}`.execute(db());
  const day = dayAhead(shop, DAY);
  const dear = await newDeparture(db(), tour, { day, start: '08:00', priceBp: 12_000 });
  const unsure = await newDeparture(db(), tour, { day, start: '09:00', minPeople: 4 });
  const sure = await newDeparture(db(), tour, { day, start: '15:00' });
  const least = await newDeparture(db(), cheap, { day });
  await newDeparture(db(), tour, { day: addDays(day, 1) });
  await newDeparture(db(), await newTour(db()), { day });
  const party = { rooms: 1, adults: 2, childAges: [7, 2] };
  const found = await choicesOf(shop, wanted([tour, cheap], { party }));
  expect(found.map(({ key, usd }) => [key, usd])).toEqual([
    [least, 16_000],
    [sure, 27_500],
    [unsure, 27_500],
    [dear, 33_000],
  ]);
  expect(found[0]?.request).toMatchObject({ departureId: least, adults: 2, seniors: 0, childAges: [7, 2], extras: [] });
  expect(await keys(wanted([tour, cheap]), 2)).toEqual([least, sure]);
  expect(await keys(wanted([tour]))).toEqual([sure, unsure, dear]);
});

test('a departure at a deal costs the better of it and of what is sold together, and comes where that puts it', async () => {
  const [tour, dealt] = [await newTour(db()), await newTour(db(), { usd: 12_000 })];
  const staff = await shop.staff();
  const day = dayAhead(shop, DAY);
  const usual = await newDeparture(db(), tour, { day });
  const cheaper = await newDeparture(db(), dealt, { day });
  await newDeparture(db(), dealt, { day: addDays(day, 1) });
  await makeDeal(shop, staff, { kind: 'tour', key: `tour:${dealt.id}`, value: 30, travelFrom: day, travelTo: day });
  const asked = wanted([tour, dealt], { offBp: 1_000 });
  expect((await choicesOf(shop, asked)).map(({ key, usd }) => [key, usd])).toEqual([
    [cheaper, 16_800],
    [usual, 18_000],
  ]);
  expect(await lowestOf(shop, asked, 2)).toEqual([16_800, 21_600]);
});

test('what is led in the reader’s language comes before what costs less, then what is in English', async () => {
  const tour = await newTour(db());
  const day = dayAhead(shop, DAY);
  const make = (language: string, start: string, priceBp: number) =>
    newDeparture(db(), tour, { day, start, language, priceBp });
  const [es, en, zh] = [
    await make('es', '08:00', 8_000),
    await make('en', '09:00', 10_000),
    await make('zh', '10:00', 12_000),
  ];
  const first = async (lang: string) => {
    const [choice] = await choicesOf(shop, wanted([tour], { lang }), 1);
    expect(await lowestOf(shop, wanted([tour], { lang }), 1)).toEqual([choice?.usd]);
    return choice?.key;
  };
  expect([await first('en-US'), await first('es'), await first('zh-cn'), await first('pt')]).toEqual([en, es, zh, en]);
});

test('what is full, closed, called off, over or off sale is left out, and so is a tour that does not take the party', async () => {
  const tour = await newTour(db(), { maxParty: 3 });
  const day = dayAhead(shop, DAY);
  const departure = (more: object = {}) => newDeparture(db(), tour, { day, ...more });
  const [open, full, closed, off] = [
    await departure(),
    await departure({ start: '11:00', capacity: 3 }),
    await departure({ start: '12:00' }),
    await departure({ start: '13:00', minPeople: 2 }),
  ];
  await bookedTour(shop, (await shop.buyer()).token, full, { adults: 2 });
  await sql`UPDATE tour_departure SET closed = true WHERE id = ${closed}`.execute(db());
  await sql`UPDATE tour_departure SET cancelled_at = app_now(), cancel_reason = 'staff' WHERE id = ${off}`.execute(
    db(),
  );
  expect(await keys(wanted([tour]))).toEqual([open]);
  expect(await keys(wanted([tour], { party: { rooms: 1, adults: 1, childAges: [] } }))).toEqual([open, full]);
  expect(await keys(wanted([tour], { party: { rooms: 1, adults: 4, childAges: [] } }))).toEqual([]);
  const past = await newDeparture(db(), tour, { day: dayAhead(shop, -1) });
  expect(await keys(wanted([tour], { day: dayAhead(shop, -1) }))).toEqual([]);
  expect(await requestOf(shop, wanted([tour], { day: dayAhead(shop, -1) }), past)).not.toBeNull();
  await sql`UPDATE tour SET online = false WHERE id = ${tour.id}`.execute(db());
  expect(await keys(wanted([tour]))).toEqual([]);
});

test('a tour lasts exactly as many nights as its slot', async () => {
  const [day, long] = [await newTour(db()), await newTour(db(), { days: 3 })];
  const short = await newDeparture(db(), day, { day: dayAhead(shop, DAY) });
  const three = await newDeparture(db(), long, { day: dayAhead(shop, DAY) });
  const both = [day, long];
  expect(await keys(wanted(both))).toEqual([short]);
  expect(await keys(wanted(both, { nights: 2 }))).toEqual([three]);
  expect(await keys(wanted(both, { nights: 1 }))).toEqual([]);
  await refusesKeys(shop, wanted(both), [three]);
  await refusesKeys(shop, wanted(both, { nights: 2 }), [short]);
});

test('a key of another day, of another tour or of none is refused; what is merely full is not', async () => {
  const [tour, other] = [await newTour(db()), await newTour(db())];
  const day = dayAhead(shop, DAY);
  const later = await newDeparture(db(), tour, { day: addDays(day, 1) });
  const foreign = await newDeparture(db(), other, { day });
  await refusesKeys(shop, wanted([tour]), [later, foreign, tour.id, ...GARBAGE]);
  const small = await newDeparture(db(), tour, { day, capacity: 1 });
  expect(await requestOf(shop, wanted([tour]), small)).toMatchObject({ departureId: small, adults: 2 });
});

test('the lowest of each day is that of its cheapest departure; days without one are missing', async () => {
  const [tour, cheap] = [await newTour(db()), await newTour(db(), { usd: 4_000 })];
  const day = dayAhead(shop, DAY);
  for (const after of [0, 1, 3, 34]) await newDeparture(db(), tour, { day: addDays(day, after) });
  for (const after of [1, 35]) await newDeparture(db(), cheap, { day: addDays(day, after) });
  await newDeparture(db(), tour, { day: addDays(day, 3), start: '15:00', priceBp: 9_000 });
  const lowest = await lowestOf(shop, wanted([tour, cheap]), 35);
  expect(lowest.flatMap((usd, at) => (usd === null ? [] : [[at, usd]]))).toEqual([
    [0, 20_000],
    [1, 8_000],
    [3, 18_000],
    [34, 20_000],
  ]);
});
