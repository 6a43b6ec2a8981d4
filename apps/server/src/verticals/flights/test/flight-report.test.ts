import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffFlightEndpoints as staff } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightFigures, ReportGroup } from '@app/contract/verticals/flights/staff-schemas';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersListed } from '../../../testing/behind-figures.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newPassenger,
  newRoundTrip,
  payTrip,
  plantBrands,
  quoteTrip,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
  await plantBrands(shop.app.platform.db);
});
afterAll(() => shop.close());

const SUMS = [
  'sold',
  'fareUsd',
  'chargesUsd',
  'extrasUsd',
  'revenueUsd',
  'tickets',
  'missed',
  'cancelled',
  'refundUsd',
] as const;
const GROUPS: ReportGroup[] = ['route', 'airline', 'flight', 'brand', 'day', 'month'];

test('figures are those of the orders, however they are grouped, and an agent’s staff count their own customers', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db, { seats: 10 });
  // Once: the clock is moved below, and midnight may lie between.
  const from = dayAhead(shop, 10);
  const to = addDays(from, 3);
  const below = await shop.buyer({ usd: 500_000, agentId: shop.agentId });
  const buyer = await shop.buyer({ usd: 500_000 });
  const book = async (who: typeof buyer, slices: object[]) => {
    const quote = await quoteTrip(shop, who.token, { slices });
    const placed = await bookTrip(shop, who.token, quote.data.id, [guestOf(await newPassenger(shop, who.token))]);
    await payTrip(shop, who.token, placed.data.paymentId);
    return placed.data.orderId;
  };
  const out = wayOf([{ flightId: pair.out, day: from }]);
  const back = wayOf([{ flightId: pair.back, day: to }]);
  const both = await book(buyer, [out, back]);
  const own = await book(below, [wayOf([{ flightId: pair.out, day: from }], 'light')]);
  const gone = await book(buyer, [out]);
  await shop.app.platform.clock.move({ ms: 600_000, reset: false });
  await shop.app.runJobs('travel.auto_confirm');
  const { data: preview } = await shop.call(travel.cancelPreview, { token: buyer.token, query: { id: gone } });
  await shop.call(travel.cancelTravelOrder, {
    token: buyer.token,
    body: { orderId: gone, refundUsd: preview.refundUsd },
  });
  await sql`UPDATE travel_order SET overdue_at = app_now() WHERE id = ${own}`.execute(db);
  const read = async (by: ReportGroup, as = token) => {
    const query = { from, to, by, airlineId: pair.airline.id };
    return (await shop.call(staff.flightReport, { token: as, query })).data;
  };
  const paid = await sql<{ usd: number; seconds: number }>`
    SELECT sum(payable_usd)::int AS usd, max(EXTRACT(epoch FROM confirmed_at - paid_at))::int AS seconds
    FROM travel_order WHERE id IN (${both}, ${own})`.execute(db);
  for (const by of GROUPS) {
    const { total, rows } = await read(by);
    expect([by, total]).toEqual([
      by,
      expect.objectContaining({
        sold: 3,
        revenueUsd: paid.rows[0]?.usd,
        chargesUsd: 3_000,
        extrasUsd: 0,
        tickets: 3,
        missed: 1,
        cancelled: 1,
        refundUsd: preview.refundUsd,
        // Two flights of four days with ten seats each.
        seats: by === 'brand' ? null : 80,
        loadBp: by === 'brand' ? null : Math.round((3 / 80) * 10_000),
      }),
    ]);
    expect(total.issueP95Seconds).toBeGreaterThan(0);
    const sum = (key: keyof FlightFigures) => rows.reduce((all, row) => all + (row[key] ?? 0), 0);
    for (const key of SUMS) expect([by, key, sum(key)]).toEqual([by, key, total[key]]);
    if (by !== 'brand') expect(sum('seats')).toBe(80);
  }
  const behind = (standing: string, countedFrom = from, countedTo = to) =>
    ordersListed(shop, token, { kind: 'flight', subject: pair.airline.id, countedFrom, countedTo, standing });
  const kept = await behind('kept');
  expect([kept.ids.toSorted(), kept.payableUsd]).toEqual([[both, own].toSorted(), paid.rows[0]?.usd]);
  // A way back counts on its own day.
  expect((await behind('kept', to)).ids).toEqual([both]);
  expect((await behind('cancelled')).ids).toEqual([gone]);
  expect((await behind('late')).ids).toEqual([own]);
  // What is known once of a trip counts by its first flight alone: on the way back's day and with its airline there is nothing.
  const once = (standing: string, countedFrom = from, countedTo = to) =>
    ordersListed(shop, token, {
      kind: 'flight',
      subject: pair.airline.id,
      countedFrom,
      countedTo,
      standing,
      countedBy: 'start',
    });
  expect((await once('kept')).ids.toSorted()).toEqual([both, own].toSorted());
  expect((await once('kept', to)).ids).toEqual([]);
  const report = async (of: { from: string; to: string }) =>
    (await shop.call(staff.flightReport, { token, query: { ...of, by: 'day', airlineId: pair.airline.id } })).data
      .total;
  for (const range of [
    { from, to },
    { from: to, to },
  ]) {
    const { missed, cancelled, refundUsd } = await report(range);
    const late = await once('late', range.from, range.to);
    const ended = await once('cancelled', range.from, range.to);
    const { rows: back } = await sql<{ usd: number }>`
      SELECT COALESCE(sum(refund_usd), 0)::int AS usd FROM travel_order WHERE id = ANY(${ended.ids}::uuid[])`.execute(
      db,
    );
    expect([late.total, ended.total, back[0]?.usd]).toEqual([missed, cancelled, refundUsd]);
  }
  expect((await read('day')).rows.map(({ id, sold }) => [id, sold])).toEqual([
    [from, 2],
    [addDays(from, 1), 0],
    [addDays(from, 2), 0],
    [to, 1],
  ]);
  expect((await read('brand')).rows.map(({ id, sold }) => [id, sold])).toEqual([
    ['flex', 2],
    ['light', 1],
  ]);
  const agentStaff = await shop.staff({ agentId: shop.agentId });
  expect((await read('route', agentStaff)).total).toMatchObject({
    seats: 80,
    sold: 1,
    tickets: 1,
    cancelled: 0,
    missed: 1,
  });
});

test('a range that ends before it begins or is too long is refused at its field, and nobody without the right reads it', async () => {
  const ask = (query: { from: string; to: string }, as = token) => shop.call(staff.flightReport, { token: as, query });
  for (const to of ['2027-01-01', '2028-02-03']) {
    expect(await ask({ from: '2027-02-02', to })).toMatchObject({
      status: 400,
      data: { fields: { to: expect.any(String) } },
    });
  }
  const days = { from: '2027-02-02', to: '2027-02-03' };
  expect((await ask(days, '')).status).toBe(401);
  expect((await ask(days, await shop.staff({ permissions: ['travel.flights.view'] }))).code).toBe(
    refusalCode('access.denied'),
  );
  expect((await ask(days)).data.total).toMatchObject({ sold: 0, issueP50Seconds: null });
});
