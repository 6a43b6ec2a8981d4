import { randomUUID } from 'node:crypto';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints as staff } from '@app/contract/verticals/flights/staff-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { dayAhead, NEW_YORK, newAirport, plantBrands, staleOf } from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
  await plantBrands(shop.app.platform.db);
});
afterAll(() => shop.close());

const airlineBody = (code: string, ticketPrefix: string) => ({
  code,
  ticketPrefix,
  name: { 'en-US': `Line ${code}` },
  colour: '#123456',
  enabled: true,
});

test('staff make airline, airport, aircraft, fare and flight; customers find it, and each is saved from its version alone', async () => {
  const { db } = shop.app.platform;
  const airline = (
    await shop.call(staff.createAirline, { token, body: { ...airlineBody('Q1', '901'), returnBp: 750 } })
  ).data;
  const half = await shop.call(staff.createAirline, { token, body: { ...airlineBody('Q3', '903'), returnBp: 5_001 } });
  expect(refusalOf(half)).toEqual({ returnBp: 'field.too_big' });
  expect(airline).toMatchObject({ code: 'Q1', flights: 0, returnBp: 750, version: 1 });
  expect((await shop.call(staff.createAirline, { token, body: airlineBody('Q1', '902') })).data).toMatchObject({
    error: 'airline.code_taken',
    fields: { code: 'error.airline.code_taken' },
  });
  expect((await shop.call(staff.createAirline, { token, body: airlineBody('Q2', '901') })).data).toMatchObject({
    error: 'airline.code_taken',
    fields: { ticketPrefix: 'error.airline.code_taken' },
  });

  const place = await newAirport(db, { city: 'Saint Teresa' });
  const airportBody = {
    code: 'QXA',
    cityId: place.cityId,
    name: { 'en-US': 'North Field', 'zh-cn': '北方机场' },
    zone: NEW_YORK,
    latitude: 41,
    longitude: -73,
    transferMinutes: 50,
    chargeUsd: 500,
    enabled: true,
  };
  const from = (await shop.call(staff.createAirport, { token, body: airportBody })).data;
  expect(from).toMatchObject({ code: 'QXA', city: 'Saint Teresa' });
  expect((await shop.call(staff.createAirport, { token, body: airportBody })).data).toMatchObject({
    error: 'airport.code_taken',
  });
  expect(
    (await shop.call(staff.createAirport, { token, body: { ...airportBody, code: 'QXB', cityId: randomUUID() } })).data,
  ).toMatchObject({ error: 'record.not_found' });
  // Found by a part of its name in any language, by pinyin and by its code.
  for (const keyword of ['north fi', '北方', 'beifang', 'qxa'])
    expect([
      keyword,
      (await shop.call(flights.flightPlaces, { query: { keyword } })).data.map(({ value }) => value),
    ]).toEqual([keyword, ['QXA']]);
  const city = (await shop.call(flights.flightPlaces, { query: { keyword: 'saint ter' } })).data;
  expect(city.map(({ kind }) => kind)).toEqual(['city', 'airport', 'airport']);

  const aircraft = (await shop.call(staff.createAircraft, { token, body: { code: 'QQ9', name: { 'en-US': 'Q 9' } } }))
    .data;
  expect(
    (await shop.call(staff.createAircraft, { token, body: { code: 'QQ9', name: { 'en-US': 'Q 9' } } })).data,
  ).toMatchObject({ error: 'aircraft.code_taken' });

  const to = await newAirport(db, { at: [34, -118], zone: 'America/Los_Angeles' });
  const flightBody = {
    airlineId: airline.id,
    number: '12',
    fromAirportId: from.id,
    toAirportId: to.id,
    departs: '22:30',
    blockMinutes: 360,
    weekdays: [7, 1, 2, 3, 4, 5, 6],
    validFrom: '2025-01-01',
    validUntil: '2090-12-31',
    aircraftId: aircraft.id,
    cabins: [
      { cabin: 'business' as const, seats: 2, laps: 0, baseUsd: 90_000, childPercent: 80, babyPercent: 10 },
      { cabin: 'economy' as const, seats: 5, laps: 1, baseUsd: 20_000, childPercent: 80, babyPercent: 10 },
    ],
    online: false,
  };
  const flight = (await shop.call(staff.createFlight, { token, body: flightBody })).data;
  expect(flight).toMatchObject({ arrives: '01:30', dayShift: 1, airline: { code: 'Q1' }, validUntil: '2090-12-31' });
  expect(flight.cabins.map(({ cabin }) => cabin)).toEqual(['economy', 'business']);
  expect(
    (await shop.call(staff.createFlight, { token, body: { ...flightBody, validFrom: '2080-01-01' } })).data,
  ).toMatchObject({
    error: 'flight.number_taken',
    fields: { number: 'error.flight.number_taken' },
  });
  expect(
    (await shop.call(staff.createFlight, { token, body: { ...flightBody, number: '13', aircraftId: randomUUID() } }))
      .data,
  ).toMatchObject({ error: 'record.not_found' });

  const day = dayAhead(shop, 20);
  const search = async () => (await shop.call(flights.flightSearch, { query: { from: 'QXA', to: to.code, day } })).data;
  expect((await search()).total).toBe(0);
  const twice = { ids: [flight.id, flight.id], online: true };
  expect((await shop.call(staff.setFlightsOnline, { token, body: twice })).code).toBe(refusalCode('input.invalid'));
  const put = await shop.call(staff.setFlightsOnline, { token, body: { ids: [flight.id], online: true } });
  expect(put.data).toEqual({ changed: 1 });
  expect((await search()).list[0]?.totalPrice.usd).toBe(20_500);

  // Fares of its own replace those of every airline in the cabin.
  const brandBody = {
    airlineId: airline.id,
    cabin: 'economy' as const,
    code: 'only',
    name: { 'en-US': 'Only' },
    pricePercent: 120,
    cabinBag: { pieces: 1, kg: 8 },
    checkedBag: { pieces: 2, kg: 23 },
    extraBags: [{ kind: 'sports' as const, kg: 32, usd: 6_000, taxBp: 800, most: 1 }],
    seat: 'free' as const,
    meal: true,
    refundSteps: [{ hoursBefore: 48, percent: 100 }],
    sortWeight: 0,
    enabled: true,
  };
  const brand = (await shop.call(staff.createFareBrand, { token, body: brandBody })).data;
  expect(brand).toMatchObject({ airline: { code: 'Q1' }, version: 1, extraBags: brandBody.extraBags });
  const [sports] = brandBody.extraBags;
  for (const [extraBags, fields] of [
    [[sports, sports], { extraBags: 'field.flight_bag_kinds' }],
    [[{ ...sports, usd: 0 }], { 'extraBags.0.usd': 'field.amount' }],
    [[{ ...sports, most: 10 }], { 'extraBags.0.most': 'field.too_big' }],
    [[{ ...sports, taxBp: 5_001 }], { 'extraBags.0.taxBp': 'field.too_big' }],
  ]) {
    const refused = await shop.call(staff.createFareBrand, { token, raw: { ...brandBody, code: 'other', extraBags } });
    expect(refusalOf(refused)).toEqual(fields);
  }
  expect((await shop.call(staff.createFareBrand, { token, body: brandBody })).data).toMatchObject({
    error: 'fare_brand.taken',
  });
  expect((await search()).list[0]).toMatchObject({ totalPrice: { usd: 24_500 }, checkedBag: { pieces: 2 } });

  const saves: [{ id: string }, (version: number) => Promise<{ status: number; data: unknown }>][] = [
    [
      airline,
      (version) =>
        shop.call(staff.updateAirline, {
          token,
          params: { id: airline.id },
          body: { ...airlineBody('Q1', '901'), version },
        }),
    ],
    [
      from,
      (version) =>
        shop.call(staff.updateAirport, { token, params: { id: from.id }, body: { ...airportBody, version } }),
    ],
    [
      aircraft,
      (version) =>
        shop.call(staff.updateAircraft, {
          token,
          params: { id: aircraft.id },
          body: { code: 'QQ9', name: { 'en-US': 'Q 9' }, version },
        }),
    ],
    [
      brand,
      (version) =>
        shop.call(staff.updateFareBrand, { token, params: { id: brand.id }, body: { ...brandBody, version } }),
    ],
  ];
  for (const [, save] of saves) {
    expect((await save(1)).data).toMatchObject({ version: 2 });
    expect(staleOf(await save(1))).toEqual([409, 'record.stale', 2]);
  }
  const lists = await Promise.all([
    shop.call(staff.listAirlines, { token, query: { keyword: 'line q1' } }),
    shop.call(staff.listAirports, { token, query: { keyword: '北方' } }),
    shop.call(staff.listAircraft, { token, query: { keyword: 'qq9' } }),
    shop.call(staff.listFareBrands, { token, query: { airlineId: airline.id } }),
    shop.call(staff.listFlights, { token, query: { number: 'Q1 12', sort: 'departs' } }),
  ]);
  expect(lists.map(({ data }) => [data.total, data.list.map((one: { id: string }) => one.id)])).toEqual(
    [airline, from, aircraft, brand, flight].map(({ id }) => [1, [id]]),
  );
  const chosen = (await shop.call(staff.airportChoices, { token, query: { keyword: 'qxa' } })).data;
  expect(chosen).toEqual([{ id: from.id, code: 'QXA', name: 'North Field' }]);
});
