import { addDays } from '@app/kernel/local-day';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { choicesOf, GARBAGE, lowestOf, refusesKeys, requestOf, wantedOf } from '../../../testing/slot-choices.ts';
import { makeDeal } from '../../../testing/travel-deals.ts';
import { dayAhead, type NewHotel, newCity, nightAhead, plantHotel } from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;

/** Three hotels in a city of their own: of 100, 140 and 200 dollars a night, the last with five stars. */
async function newStreet() {
  const cityId = await newCity(db());
  const houses: NewHotel[] = [];
  for (const baseUsd of [10_000, 14_000, 20_000]) houses.push(await plantHotel(shop, staff, { cityId, baseUsd }));
  const [cheap, middle, dear] = houses as [NewHotel, NewHotel, NewHotel];
  await sql`UPDATE hotel SET stars = 5 WHERE id = ${dear.hotelId}`.execute(db());
  return { cityId, cheap, middle, dear };
}
type Street = Awaited<ReturnType<typeof newStreet>>;

const wanted = ({ cityId }: Pick<Street, 'cityId'>, rule: object = {}, more: object = {}) =>
  wantedOf(shop, {
    rule: { kind: 'hotel', cityId, starsMin: 1, hotelIds: [], ...rule },
    day: dayAhead(shop, 20),
    nights: 2,
    ...more,
  });
const keys = async (of: ReturnType<typeof wanted>, limit?: number) =>
  (await choicesOf(shop, of, limit)).map(({ key }) => key);

/** Books every room of a house in a night. */
const sellOut = ({ roomTypeId }: NewHotel, night: string) =>
  sql`INSERT INTO hotel_night (room_type_id, night, total, booked) VALUES (${roomTypeId}, ${night}, 3, 3)`.execute(
    db(),
  );

/** Another plan of a house, so many cents a night. */
async function newPlan({ planId }: NewHotel, baseUsd: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO hotel_plan SELECT (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'base_usd', ${baseUsd}::int))).*
    FROM hotel_plan p WHERE p.id = ${planId} RETURNING id`.execute(db());
  return rows[0]?.id ?? '';
}

test('the cheapest plan of each hotel comes first, taxes included; further plans only where there is room', async () => {
  const street = await newStreet();
  const other = await newPlan(street.cheap, 11_000);
  const all = await choicesOf(shop, wanted(street));
  // Two nights for two, and a tenth of taxes.
  expect(all.map(({ key, usd }) => [key, usd])).toEqual([
    [street.cheap.planId, 22_000],
    [other, 24_200],
    [street.middle.planId, 30_800],
    [street.dear.planId, 44_000],
  ]);
  expect(await keys(wanted(street), 3)).toEqual([street.cheap.planId, street.middle.planId, street.dear.planId]);
  expect(await keys(wanted(street), 1)).toEqual([street.cheap.planId]);
});

test('a stay that a deal runs on costs the better of it and of what is sold together, and comes where that puts it', async () => {
  const street = await newStreet();
  const [on] = [dayAhead(shop, 21)];
  await makeDeal(shop, staff, {
    kind: 'hotel',
    key: `hotel:${street.middle.hotelId}`,
    value: 50,
    travelFrom: on,
    travelTo: on,
  });
  // The second night at half its price: 14,000 + 7,000 and a tenth of taxes.
  const asked = wanted(street, {}, { offBp: 500 });
  expect((await choicesOf(shop, asked)).map(({ key, usd }) => [key, usd])).toEqual([
    [street.cheap.planId, 20_900],
    [street.middle.planId, 23_100],
    [street.dear.planId, 41_800],
  ]);
  const one = { nights: 1, offBp: 500 };
  expect((await choicesOf(shop, wanted(street, {}, { ...one, day: on })))[0]).toMatchObject({
    key: street.middle.planId,
    usd: 7_700,
  });
  expect(await lowestOf(shop, wanted(street, {}, { ...one, day: addDays(on, -1) }), 3)).toEqual([
    10_450, 7_700, 10_450,
  ]);
  expect(await keys(wanted(street, { starsMin: 5 }, { ...one, day: on }))).toEqual([street.dear.planId]);
});

test('stars and named hotels narrow what fits; another city has none of it', async () => {
  const street = await newStreet();
  expect(await keys(wanted(street, { starsMin: 5 }))).toEqual([street.dear.planId]);
  const hotelIds = [street.dear.hotelId, street.middle.hotelId];
  expect(await keys(wanted(street, { hotelIds }))).toEqual([street.middle.planId, street.dear.planId]);
  expect(await keys(wanted({ cityId: await newCity(db()) }, { hotelIds }))).toEqual([]);
  expect(await keys(wanted({ cityId: street.cheap.hotelId }))).toEqual([]);
});

test('rooms and children are priced as they are quoted, and who does not fit finds nothing', async () => {
  const street = await newStreet();
  const party = { rooms: 2, adults: 3, childAges: [4, 9] };
  const [first] = await choicesOf(shop, wanted(street, {}, { party }));
  expect(first?.request).toMatchObject({ planId: street.cheap.planId, ...party });
  expect(await keys(wanted(street, {}, { party: { rooms: 4, adults: 4, childAges: [] } }))).toEqual([]);
  expect(await keys(wanted(street, {}, { party: { rooms: 1, adults: 4, childAges: [] } }))).toEqual([]);
});

test('what is full, closed or over is left out', async () => {
  const street = await newStreet();
  const day = dayAhead(shop, 20);
  await sellOut(street.cheap, addDays(day, 1));
  await sql`UPDATE hotel_plan SET minimum_stay = 3 WHERE id = ${street.middle.planId}`.execute(db());
  expect(await keys(wanted(street))).toEqual([street.dear.planId]);
  expect(await keys(wanted(street, {}, { nights: 3 }))).toEqual([street.middle.planId, street.dear.planId]);
  expect(await keys(wanted(street, {}, { day: nightAhead(shop, -1) }))).toEqual([]);
  await sql`UPDATE hotel SET online = false WHERE id = ${street.dear.hotelId}`.execute(db());
  expect(await keys(wanted(street))).toEqual([]);
});

test('a key of another city, of other hotels or of none is refused; what is merely full is not', async () => {
  const street = await newStreet();
  const elsewhere = await newStreet();
  await refusesKeys(shop, wanted(street), [elsewhere.cheap.planId, street.cheap.hotelId, ...GARBAGE]);
  await refusesKeys(shop, wanted(street, { starsMin: 5 }), [street.cheap.planId]);
  await refusesKeys(shop, wanted(street, { hotelIds: [street.dear.hotelId] }), [street.cheap.planId]);
  const later = wanted(street, {}, { party: { rooms: 4, adults: 4, childAges: [] } });
  expect(await requestOf(shop, later, street.cheap.planId)).toMatchObject({ rooms: 4, checkIn: later.day });
});

test('the lowest of each day is that of its cheapest stay, over the end of a month', async () => {
  const street = await newStreet();
  const day = dayAhead(shop, 20);
  const full = [addDays(day, 5), addDays(day, 20)];
  for (const night of full) for (const house of [street.cheap, street.middle]) await sellOut(house, night);
  const lowest = await lowestOf(shop, wanted(street), 35);
  expect(lowest.flatMap((usd, at) => (usd === 22_000 ? [] : [[at, usd]]))).toEqual([
    [4, 44_000],
    [5, 44_000],
    [19, 44_000],
    [20, 44_000],
  ]);
  const few = await lowestOf(shop, wanted(street, { starsMin: 5 }, { day: nightAhead(shop, -2) }), 4);
  expect(few).toEqual([null, null, 44_000, 44_000]);
});

test('choices and the lowest of each day cost what is quoted to the cent, whatever comes off, whoever sleeps and whatever the tax', async () => {
  const street = await newStreet();
  const houses = [street.cheap, street.middle, street.dear];
  const house = fc.record({
    baseUsd: fc.integer({ min: 5_000, max: 5_100 }),
    taxBp: fc.integer({ min: 0, max: 2_500 }),
  });
  const party = fc.record({
    rooms: fc.integer({ min: 1, max: 3 }),
    more: fc.nat(2),
    childAges: fc.array(fc.constantFrom(3, 9), { maxLength: 2 }),
  });
  const given = fc.record({
    houses: fc.array(house, { minLength: 3, maxLength: 3 }),
    party,
    offBp: fc.integer({ min: 0, max: 3_000 }),
    nights: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(given, async ({ houses: asked, party: { more, ...who }, ...terms }) => {
      for (const [at, { baseUsd, taxBp }] of asked.entries()) {
        const { hotelId, planId } = houses[at] ?? street.cheap;
        await sql`UPDATE hotel SET tax_bp = ${taxBp} WHERE id = ${hotelId}`.execute(db());
        await sql`UPDATE hotel_plan SET base_usd = ${baseUsd}, single_off_usd = 777, extra_adult_usd = 1_333 WHERE id = ${planId}`.execute(
          db(),
        );
      }
      // Each is compared with its quote.
      await lowestOf(shop, wanted(street, {}, { ...terms, party: { ...who, adults: who.rooms + more } }), 2);
    }),
    { numRuns: 40 },
  );
});
