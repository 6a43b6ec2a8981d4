import { randomUUID } from 'node:crypto';
import { flightCalendarEndpoints as days } from '@app/contract/verticals/flights/calendar-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { editDays, editManyDays, newKey, readDays, seenOn } from './day.fixtures.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newPassenger,
  newRoundTrip,
  plantBrands,
  quoteTrip,
  seatsOf,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
  await plantBrands(shop.app.platform.db);
});
afterAll(async () => {
  expect((await shop.app.verify()).filter(({ ok }) => !ok)).toEqual([]);
  await shop.close();
});

const preview = (body: object) => shop.call(days.previewDaysOfFlights, { token, raw: body });

test('several flights are changed as the preview said, each whole or with the reason why not', async () => {
  const { db } = shop.app.platform;
  const [one, full] = [await newRoundTrip(db, { cabins: ['economy', 'business'] }), await newRoundTrip(db)];
  const nobody = randomUUID();
  const day = dayAhead(shop, 12);
  await sql`INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max) VALUES (${full.out}, 'economy', ${day}, 9, 2)`.execute(
    db,
  );
  const who = await shop.buyer({ usd: 0 });
  const trip = { slices: [wayOf([{ flightId: full.out, day }])] };
  await bookTrip(shop, who.token, (await quoteTrip(shop, who.token, trip)).data.id, [
    guestOf(await newPassenger(shop, who.token)),
  ]);
  const body = {
    flightIds: [one.out, one.back, full.out, nobody],
    cabins: ['economy', 'business', 'first'],
    from: dayAhead(shop, 10),
    to: dayAhead(shop, 13),
    seats: { kind: 'set', seats: 0 },
    price: { kind: 'set', usd: 4_200 },
  };
  const twice = await preview({ ...body, flightIds: [...body.flightIds, one.out] });
  expect(twice).toMatchObject({ code: refusalCode('input.invalid'), data: { fields: { flightIds: 'field.twice' } } });
  const said = (await preview(body)).data;
  expect(said.cells).toBe(16);
  expect(said.flights.map(({ flightId, cells, refusal }) => [flightId, cells, refusal?.error ?? null])).toEqual([
    [one.out, 8, null],
    [one.back, 8, null],
    [full.out, 0, 'flight.seats_below'],
    [nobody, 0, 'record.not_found'],
  ]);
  expect(said.flights[2]?.refusal?.text).toMatch(/0 is fewer than the 1 held or sold/);
  expect((await readDays(shop, token, { id: one.out, from: body.from, to: body.to })).data.version).toBe(1);
  const headers = newKey();
  expect((await editManyDays(shop, token, body, headers)).data).toEqual(said);
  // Sent again with its key, it is answered again and changes nothing more.
  expect((await editManyDays(shop, token, body, headers)).data).toEqual(said);
  expect((await editManyDays(shop, token, body)).data.cells).toBe(0);
  expect((await readDays(shop, token, { id: one.out, from: body.from, to: body.to })).data).toMatchObject({
    version: 2,
  });
  expect((await readDays(shop, token, { id: full.out, from: body.from, to: body.to })).data).toMatchObject({
    version: 1,
  });
  expect(await seenOn(shop, one, day)).toMatchObject({ list: [] });
  const { rows } = await sql<{ record: string }>`SELECT record FROM operation_log
    WHERE action = 'flight.days' AND record = ANY(${[one.out, one.back, full.out].map((id) => `flight/${id}`)})`.execute(
    db,
  );
  expect(rows.map(({ record }) => record).sort()).toEqual([`flight/${one.out}`, `flight/${one.back}`].sort());
  expect(refusalOf(await editManyDays(shop, token, { ...body, flightIds: [] }))).toEqual({
    flightIds: 'field.required',
  });
});

test('two staff who change the same month at once do not lose a day of each other', async () => {
  const { db } = shop.app.platform;
  const { out } = await newRoundTrip(db);
  const at = (ahead: number, usd: number) => ({
    flightIds: [out],
    cabins: ['economy'],
    from: dayAhead(shop, ahead),
    to: dayAhead(shop, ahead),
    price: { kind: 'set', usd },
  });
  const many = Array.from({ length: 20 }, (_, index) => index);
  const answers = await Promise.all(many.map((index) => editManyDays(shop, token, at(40 + index, 5_000 + index))));
  expect(answers.map(({ data }) => data.cells)).toEqual(many.map(() => 1));
  const shown = (await readDays(shop, token, { id: out, from: dayAhead(shop, 40), to: dayAhead(shop, 59) })).data;
  expect(shown.cabins[0]?.days.map(({ usd }) => usd)).toEqual(many.map((index) => 5_000 + index));
  expect(shown.version).toBe(21);
  // Of those who saw one version, one is heard.
  const seen = await Promise.all(
    many.map((index) => editDays(shop, token, out, { ...at(40, 6_000 + index), flightIds: undefined, version: 21 })),
  );
  expect(seen.map(({ status }) => status).sort()).toEqual([200, ...many.slice(1).map(() => 409)]);
});

test('when seats are lowered while people book them, then one of the two is refused and nothing is oversold', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db, { seats: 9 });
  const people = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const { token: buyer } = await shop.buyer({ usd: 0 });
      const day = dayAhead(shop, 60 + (index % 4));
      const trip = {
        slices: [
          wayOf([{ flightId: pair.out, day }]),
          wayOf([{ flightId: pair.back, day: dayAhead(shop, 70 + (index % 4)) }]),
        ],
      };
      const quote = (await quoteTrip(shop, buyer, trip)).data.id;
      return { buyer, quote, guest: guestOf(await newPassenger(shop, buyer)) };
    }),
  );
  const lower = (seats: number) =>
    editManyDays(shop, token, {
      flightIds: [pair.back, pair.out],
      cabins: ['economy'],
      from: dayAhead(shop, 55),
      to: dayAhead(shop, 80),
      seats: { kind: 'set', seats },
    });
  const answers = await Promise.all([
    ...people.map(({ buyer, quote, guest }) => bookTrip(shop, buyer, quote, [guest])),
    lower(0),
    lower(1),
    lower(2),
    lower(0),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const booked = answers.slice(0, 8);
  const refusals = new Set(booked.flatMap((one) => (one.code === 200 ? [] : [refusalOf(one)])));
  for (const refusal of refusals) expect(['flight.unavailable', 'travel.unavailable']).toContain(refusal);
  for (const { data } of answers.slice(8)) {
    const { flights: results } = data as unknown as { flights: { refusal: { error: string } | null }[] };
    for (const { refusal } of results) expect([null, 'flight.seats_below']).toContain(refusal?.error ?? null);
  }
  const held = (await seatsOf(db, pair.out)).reduce((sum, day) => sum + day.held, 0);
  expect(held).toBe(booked.filter(({ code }) => code === 200).length);
});

test('fifty flights over half a year are changed in one go, and soon', async () => {
  const { db } = shop.app.platform;
  const { airline, from, to, out } = await newRoundTrip(db, { cabins: ['economy', 'business'] });
  const ids = [out];
  for (let number = 0; number < 49; number += 1) {
    const { out: id } = await newRoundTrip(db, { airline, from, to, cabins: ['economy', 'business'] });
    ids.push(id);
  }
  const body = {
    flightIds: ids,
    cabins: ['economy', 'business'],
    from: dayAhead(shop, 1),
    to: dayAhead(shop, 180),
    price: { kind: 'percent', percent: 5 },
    seats: { kind: 'set', seats: 8 },
  };
  const began = performance.now();
  const { data } = await editManyDays(shop, token, body);
  const took = performance.now() - began;
  expect(data.cells).toBe(50 * 180 * 2);
  expect(data.flights.every(({ cells, refusal }) => cells === 360 && !refusal)).toBe(true);
  // Two seconds on a machine at rest; more is a plan that went wrong.
  expect(took).toBeLessThan(8_000);
});
