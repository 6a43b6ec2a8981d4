import type { TravelQuote } from '@app/contract/travel/order-views';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newAirport,
  newFlight,
  newPassenger,
  newRoundTrip,
  plantBrands,
  quoteTrip,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(shop.app.platform.db);
});
afterAll(() => shop.close());

type Versions = { before: TravelQuote; after: TravelQuote };
const itemIn = (quote: TravelQuote) => quote.subject.item as FlightItem;

test('a fare that includes less than when it was quoted is asked about again at the same price', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 100_000 });
  const pair = await newRoundTrip(db);
  const traveller = guestOf(await newPassenger(shop, who.token));
  const trip = { slices: [wayOf([{ flightId: pair.out, day: dayAhead(shop, 30) }])] };
  const quoted = await quoteTrip(shop, who.token, trip);
  await sql`UPDATE fare_brand SET checked_bag = '{"pieces": 0, "kg": 0}' WHERE code = 'flex' AND cabin = 'economy'`.execute(
    db,
  );
  const refused = await bookTrip(shop, who.token, quoted.data.id, [traveller]);
  expect(refusalOf(refused)).toBe('order.quote_changed');
  const { before, after } = refused.data as unknown as Versions;
  expect([before, after].map((quote) => itemIn(quote).slices[0]?.fare.checkedBag.pieces)).toEqual([1, 0]);
  expect(after.payable.usd).toBe(before.payable.usd);
  const again = await quoteTrip(shop, who.token, trip);
  expect((await bookTrip(shop, who.token, again.data.id, [traveller])).code).toBe(200);
});

test('an hour between the first departure and the last arrival that has moved is asked about again', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 100_000 });
  const pair = await newRoundTrip(db);
  const end = await newAirport(db, { at: [34, -118], zone: 'America/Los_Angeles' });
  const on = await newFlight(db, { from: pair.to, to: end, airline: pair.airline, departs: '15:00' });
  const day = dayAhead(shop, 31);
  const legs = [
    { flightId: pair.out, day },
    { flightId: on, day },
  ];
  const quoted = await quoteTrip(shop, who.token, { slices: [wayOf(legs)] });
  expect(quoted.code).toBe(200);
  // The first flight lands later; first departure and last arrival stay.
  await sql`UPDATE flight SET block_minutes = block_minutes + 15 WHERE id = ${pair.out}`.execute(db);
  const refused = await bookTrip(shop, who.token, quoted.data.id, [guestOf(await newPassenger(shop, who.token))]);
  expect(refusalOf(refused)).toBe('order.quote_changed');
  const { before, after } = refused.data as unknown as Versions;
  const lands = (quote: TravelQuote) => itemIn(quote).slices[0]?.legs[0]?.localArrival;
  expect(lands(before)).not.toBe(lands(after));
  expect(before.service).toEqual(after.service);
});
