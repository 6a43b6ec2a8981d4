import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { sliceKeyOf } from '@app/contract/verticals/flights/trip-schemas';
import { HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import {
  bookTrip,
  CONTACT,
  dayAhead,
  guestOf,
  newAirport,
  newPassenger,
  newRoundTrip,
  plantBrands,
  quoteTrip,
  type RoundTrip,
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

test('what cannot be booked is refused with its own reason', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer();
  const other = await newRoundTrip(db, { seats: 2, laps: 1 });
  const day = dayAhead(shop, 40);
  const refused = async (slices: object[], more: object = {}) =>
    refusalOf(await quoteTrip(shop, who.token, { slices, ...more }));
  const at = (on: string, flightId = other.out) => wayOf([{ flightId, day: on }]);
  expect(await refused([at(day, randomUUID())])).toBe('record.not_found');
  expect(await refused([wayOf([{ flightId: other.out, day }], 'nothing')])).toBe('record.not_found');
  expect(await refused([wayOf([{ flightId: other.out, day }], 'flex', 'first')])).toBe('flight.unavailable');
  expect(await refused([at(day)], { adults: 3 })).toBe('flight.unavailable');
  expect(await refused([at(day)], { adults: 2, babies: 2 })).toBe('flight.unavailable');
  expect(await refused([at(day)], { adults: 1, babies: 2 })).toEqual({ babies: 'field.flight_babies' });
  expect(await refused([at(day)], { adults: 9, childAges: [3] })).toEqual({ adults: 'field.flight_travellers' });
  expect(await refused([at(day)], { childAges: [12] })).toEqual({ 'childAges.0': 'field.flight_child_age' });
  expect(await refused([at(dayAhead(shop, -1))])).toEqual({ 'slices.0.legs.0.day': 'field.flight_past' });
  expect(await refused([at(dayAhead(shop, 331))])).toEqual({ 'slices.0.legs.0.day': 'field.flight_far' });
  expect(await refused([at(dayAhead(shop, 330))])).toBeUndefined();
  // The way back departs before landing.
  expect(await refused([at(day), at(dayAhead(shop, 39), other.back)])).toBe('flight.connection');
  expect(await refused([at(day), wayOf([{ flightId: other.back, day }], 'nothing')])).toBe('record.not_found');
  await sql`UPDATE flight SET departs = to_char(local_time(app_now(), 'America/New_York') + interval '1 hour', 'HH24:MI')
    WHERE id = ${other.out}`.execute(db);
  const soon = await sql<{ day: string }>`
    SELECT (local_time(app_now(), 'America/New_York') + interval '1 hour')::date AS day`.execute(db);
  expect(await refused([at(soon.rows[0]?.day ?? '')])).toBe('flight.closed');
  await sql`UPDATE flight SET weekdays = ARRAY[1 + (EXTRACT(isodow FROM ${day}::date)::int % 7)] WHERE id = ${other.out}`.execute(
    db,
  );
  expect(await refused([at(day)])).toBe('flight.unavailable');
  await sql`UPDATE flight SET online = false WHERE id = ${other.out}`.execute(db);
  expect(await refused([at(day)])).toBe('flight.offline');
  const key = sliceKeyOf([{ flightId: other.out, day }]);
  expect(refusalOf(await shop.call(flights.flightDetails, { query: { out: key } }))).toBe('flight.offline');
  expect(refusalOf(await shop.call(flights.flightSearch, { query: { from: 'QQQ', to: other.to.code, day } }))).toBe(
    'record.not_found',
  );
});

test('travellers that do not fit are refused, each flaw at its field', async () => {
  const who = await shop.buyer();
  const { token } = who;
  const day = dayAhead(shop, 60);
  const quoteOf = async (more: object, of = pair) =>
    (await quoteTrip(shop, token, { slices: [wayOf([{ flightId: of.out, day }])], ...more })).data.id;
  const single = await quoteOf({});
  const refused = async (quoteId: string, guests: object[]) => refusalOf(await bookTrip(shop, token, quoteId, guests));
  const me = await newPassenger(shop, token);
  const at = (field: string, flaw: string) => ({ [`guests.${field}`]: `field.flight_${flaw}` });

  expect(await refused(single, [{ ...guestOf(me), passengerId: undefined }])).toEqual(at('0.passengerId', 'passenger'));
  expect(await refused(single, [guestOf(me), guestOf(me)])).toEqual({ guests: 'field.flight_count' });
  expect(await refused(single, [guestOf(me, { ageType: 'child' })])).toEqual({ guests: 'field.flight_count' });
  expect(await refused(single, [guestOf(me, { givenName: 'Inês' })])).toEqual(at('0.givenName', 'latin'));
  expect(await refused(single, [guestOf(me, { familyName: 'Another' })])).toEqual(at('0.familyName', 'latin'));
  expect(await refused(single, [guestOf(await newPassenger(shop, token, { nationality: null }))])).toEqual(
    at('0.passengerId', 'incomplete'),
  );
  const short = await newPassenger(shop, token, { documentValidUntil: dayAhead(shop, 200) });
  expect(await refused(single, [guestOf(short)])).toEqual(at('0.passengerId', 'document'));
  const young = await newPassenger(shop, token, { birthDate: `${Number(day.slice(0, 4)) - 12}-12-31` });
  expect(await refused(single, [guestOf(young)])).toBe('flight.age_changed');

  const written = async (contact: object) =>
    refusalOf(
      await shop.call(flights.bookFlight, {
        token,
        raw: { quoteId: single, guests: [guestOf(me)], contact: { ...CONTACT, ...contact }, policyAccepted: true },
        headers: { 'idempotency-key': randomUUID() },
      }),
    );
  expect(await written({ phone: '202-CALL-ME' })).toEqual({ 'contact.phone': 'field.phone_digits' });
  expect(await written({ phone: '12' })).toEqual({ 'contact.phone': 'field.address_tel' });
  expect(await written({ email: 'ines@' })).toEqual({ 'contact.email': 'field.email_format' });

  const family = await quoteOf({ adults: 2, babies: 1 });
  const partner = await newPassenger(shop, token);
  const baby = await newPassenger(shop, token, { birthDate: dayAhead(shop, -100) });
  const three = (infantOf?: number) => [guestOf(me), guestOf(partner), guestOf(baby, { ageType: 'baby', infantOf })];
  expect(await refused(family, three())).toEqual(at('2.infantOf', 'lap'));
  expect(await refused(family, three(3))).toEqual(at('2.infantOf', 'lap'));
  expect(await refused(family, [guestOf(me), guestOf(me), three(1)[2] as object])).toEqual(
    at('1.passengerId', 'twice'),
  );

  // Abroad a passport is asked for; at home an identity card will do.
  const { db } = shop.app.platform;
  const to = await newAirport(db, { country: 'CA', at: [43.7, -79.4], zone: 'America/Toronto' });
  const abroad = await newRoundTrip(db, { to });
  const card = await newPassenger(shop, token, { documentType: 'id_card' });
  expect(await refused(await quoteOf({}, abroad), [guestOf(card)])).toEqual(at('0.passengerId', 'passport'));
  const placed = await bookTrip(shop, token, single, [guestOf(card)]);
  expect(placed.data.state).toBe('pending_payment');

  // The same person again, booked by somebody else.
  const somebody = await shop.buyer();
  const twin = await sql<{ number: string }>`
    SELECT document_number AS number FROM travel_passenger WHERE id = ${card.passengerId}`.execute(db);
  const same = await newPassenger(shop, somebody.token, {
    documentType: 'id_card',
    documentNumber: twin.rows[0]?.number ?? '',
  });
  const theirs = await quoteTrip(shop, somebody.token, { slices: [wayOf([{ flightId: pair.out, day }])] });
  expect(refusalOf(await bookTrip(shop, somebody.token, theirs.data.id, [guestOf(same)]))).toBe(
    'flight.on_board_already',
  );
  // Nor does correcting names bring them on board twice.
  const own = await quoteTrip(shop, somebody.token, { slices: [wayOf([{ flightId: pair.out, day }])] });
  const named = [guestOf(await newPassenger(shop, somebody.token))];
  const { orderId } = (await bookTrip(shop, somebody.token, own.data.id, named)).data;
  const corrected = await shop.call(travel.changeGuests, {
    token: somebody.token,
    raw: { orderId, guests: [guestOf(same)] },
  });
  expect(corrected).toMatchObject({
    code: refusalCode('flight.on_board_already'),
    data: { error: 'flight.on_board_already', fields: { guests: expect.any(String) } },
  });
  await shop.call(travel.cancelTravelOrder, { token: somebody.token, body: { orderId } });
  await shop.call(travel.cancelTravelOrder, { token, body: { orderId: placed.data.orderId } });
  expect((await bookTrip(shop, somebody.token, theirs.data.id, [guestOf(same)])).data.state).toBe('pending_payment');
  await passTime(shop, HOUR);
  await shop.app.runJobs('travel.expire');
});
