import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints as staffFlights } from '@app/contract/verticals/flights/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setParameter } from '../../../modules/settings/public.ts';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { makeDeal } from '../../../testing/travel-deals.ts';
import { flightDealKeys } from '../domain/flight-deal.ts';
import { askChange, changeBy, type Own, paidWays, readOrder } from './change.fixtures.ts';
import {
  dayAhead,
  guestOf,
  newAirline,
  newAirport,
  newFlight,
  newPassenger,
  plantBrands,
  type RoundTrip,
  sellBags,
} from './fixtures.ts';

let shop: Shop;
let pair: RoundTrip;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(db());
  await sellBags(db());
  await setParameter(db(), 'flight.free_hours', 0);
  shop.app.platform.cache.drop(['parameters']);
  await sql`INSERT INTO member_level (id, identifier, name, threshold_usd, discount_bp)
    VALUES (gen_random_uuid(), 'odd', '{"en-US":"Odd"}', 1, 333)`.execute(db());
});
beforeEach(async () => {
  const airline = await newAirline(db(), { returnBp: 700 });
  const from = await newAirport(db());
  const to = await newAirport(db(), { zone: 'Europe/Lisbon', country: 'PT', at: [38.7, -9.1] });
  const flight = (of: object) => newFlight(db(), { airline, from, to, ...of } as never);
  const out = await flight({ departs: '20:00', minutes: 420, baseUsd: 10_007 });
  const back = await flight({ from: to, to: from, departs: '18:00', minutes: 480, baseUsd: 9_973 });
  // Another hour of the way out, by the same airline and by one that takes nothing off.
  await flight({ departs: '17:00', minutes: 420, baseUsd: 11_111 });
  await flight({ departs: '15:00', minutes: 420, baseUsd: 8_881, airline: await newAirline(db()) });
  pair = { airline, from, to, out, back };
  await changeBy(db(), 'light', { feeUsd: 1_001 });
  await changeBy(db(), 'flex', { feeUsd: 0 });
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const out = (days: number) => ({ flightId: pair.out, day: dayAhead(shop, days) });
const back = (days: number) => ({ flightId: pair.back, day: dayAhead(shop, days) });

async function member() {
  const buyer = await shop.buyer({ usd: 1_000_000, points: 4_321 });
  await sql`UPDATE customer SET spent_usd = 100 WHERE id = ${buyer.id}`.execute(db());
  return buyer;
}

const optionsOf = (own: Own, of: { day: string; moving?: readonly number[]; staff?: string }) => {
  const query = { slice: '1', day: of.day, moving: (of.moving ?? []).join(',') };
  return of.staff === undefined
    ? shop.call(flights.flightChangeOptions, { token: own.buyer.token, query: { orderId: own.orderId, ...query } })
    : shop.call(staffFlights.flightChangeOptions, { token: of.staff, params: { id: own.orderId }, query });
};

type Money = { readonly due: { readonly usd: number } | null; readonly back: { readonly usd: number } | null };
const centsOf = ({ due, back: refund }: Money): number => (due?.usd ?? 0) - (refund?.usd ?? 0);

/** Holds every flight and fare that a list shows against what its change is asked for; returns how many there were. */
async function holdsAgainstSheets(own: Own, of: { day: string; moving?: readonly number[] }): Promise<number> {
  const { data } = await optionsOf(own, of);
  const all = data.flights.flatMap((flight) => flight.fares.map((fare) => ({ flight, fare })));
  for (const { flight, fare } of all.filter(({ fare: { booked } }) => !booked)) {
    const legs = flight.legs.map(({ flightId, day }) => ({ flightId, day }));
    const ways = [{ slice: 1, legs, brand: fare.brand, cabin: flight.cabin }];
    const asked = await askChange(shop, own, { ways, ...(of.moving && { moving: of.moving }) });
    expect(asked.code).toBe(200);
    expect([fare.brand, centsOf(fare)]).toEqual([fare.brand, centsOf(asked.data)]);
  }
  const cheapest = Math.min(...all.map(({ fare }) => centsOf(fare)));
  const onDay = data.days.find(({ date }) => date === of.day);
  expect(onDay && centsOf(onDay)).toBe(cheapest);
  return all.length;
}

test('what a list of flights says is what is asked: for a member who paid with points, by a deal, with bags and a return discount', async () => {
  const token = await shop.staff();
  const [key] = flightDealKeys({ from: pair.from.cityId, to: pair.to.cityId, cabin: 'economy', brand: 'light' });
  await makeDeal(shop, token, { kind: 'flight', key: key ?? '', value: 7, quota: 9 });
  const bags = [{ slice: 1, guest: 2, kind: 'checked', pieces: 1 }];
  const own = await paidWays(shop, {
    ways: [[out(24)], [back(30)]],
    adults: 3,
    buyer: await member(),
    more: { usePoints: true, bags },
  });
  const lines = new Map((await readOrder(shop, own)).priceLines.map(({ step, amount }) => [step, amount.usd]));
  expect([lines.get('member_level'), lines.get('points'), lines.get('deal')].every((usd) => (usd ?? 0) < 0)).toBe(true);
  expect(await holdsAgainstSheets(own, { day: out(26).day })).toBeGreaterThan(4);
  expect(await holdsAgainstSheets(own, { day: out(24).day })).toBeGreaterThan(4);
  // The one with the bag, and both others, change by themselves.
  expect(await holdsAgainstSheets(own, { day: out(25).day, moving: [2] })).toBeGreaterThan(4);
  expect(await holdsAgainstSheets(own, { day: out(25).day, moving: [1, 3] })).toBeGreaterThan(4);
});

test('staff see what those pay who change by themselves, not what all would', async () => {
  const buyer = await member();
  const guests = [guestOf(await newPassenger(shop, buyer.token)), guestOf(await newPassenger(shop, buyer.token))];
  const own = await paidWays(shop, { ways: [[out(24)]], adults: 2, buyer, guests });
  const staff = await shop.staff();
  const { day } = out(26);
  const of = async (moving?: readonly number[]) =>
    (await optionsOf(own, { day, staff, ...(moving && { moving }) })).data.flights.map(({ fares }) => fares);
  const mine = (await optionsOf(own, { day, moving: [2] })).data.flights.map(({ fares }) => fares);
  expect(await of([2])).toEqual(mine);
  const flex = (fares: Awaited<ReturnType<typeof of>>) =>
    fares.map((each) => each.find(({ brand }) => brand === 'flex')?.due?.usd);
  expect(flex(await of())).not.toEqual(flex(mine));
  expect(fieldsOf(await optionsOf(own, { day, staff, moving: [1, 2] }))).toHaveProperty('moving');
});
