import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import {
  TOUR_REPORT_GROUPS,
  type TourFigures,
  type TourReportGroup,
} from '@app/contract/verticals/tours/report-schemas';
import { staffTourEndpoints as staff } from '@app/contract/verticals/tours/staff-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersListed } from '../../../testing/behind-figures.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { bookedTour, dayAhead, newDeparture, newTour, paidTour } from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
});
afterAll(() => shop.close());

const SUMS = [
  'departures',
  'guaranteed',
  'calledOff',
  'places',
  'sold',
  'revenueUsd',
  'cancelled',
  'refundUsd',
] as const;

test('figures are those of departures and their orders, however they are grouped, and an agent’s staff count their own customers', async () => {
  const { db } = shop.app.platform;
  const tour = await newTour(db);
  const [from, to] = [dayAhead(shop, 20), dayAhead(shop, 22)];
  const sure = await newDeparture(db, tour, { day: from });
  const open = await newDeparture(db, tour, { day: from, start: '15:00', language: 'pt', minPeople: 4 });
  const gone = await newDeparture(db, tour, { day: to, minPeople: 2 });
  const [below, buyer] = [
    await shop.buyer({ usd: 500_000, agentId: shop.agentId }),
    await shop.buyer({ usd: 500_000 }),
  ];
  await paidTour(shop, buyer.token, sure, { adults: 2 });
  await paidTour(shop, below.token, sure, { adults: 1 });
  await bookedTour(shop, (await shop.buyer({ usd: 500_000 })).token, open);
  const { orderId } = await paidTour(shop, buyer.token, open, { adults: 1 });
  const { data: preview } = await shop.call(travel.cancelPreview, { token: buyer.token, query: { id: orderId } });
  await shop.call(travel.cancelTravelOrder, { token: buyer.token, body: { orderId, refundUsd: preview.refundUsd } });
  await shop.call(staff.cancelTourDeparture, { token, params: { id: gone }, raw: { version: 1 } });

  const read = async (by: TourReportGroup, as = token) =>
    (await shop.call(staff.tourReport, { token: as, query: { from, to, by, tourId: tour.id } })).data;
  for (const by of TOUR_REPORT_GROUPS) {
    const { total, rows } = await read(by);
    expect([by, total]).toEqual([
      by,
      {
        departures: 3,
        guaranteed: 1,
        guaranteedBp: 3_333,
        calledOff: 0,
        places: 16,
        sold: 3,
        loadBp: 1_875,
        revenueUsd: 30_000,
        perPlaceUsd: 10_000,
        aheadDays: 20,
        cancelled: 1,
        refundUsd: preview.refundUsd,
      },
    ]);
    const sum = (key: keyof TourFigures) => rows.reduce((all, row) => all + (row[key] ?? 0), 0);
    for (const key of SUMS) expect([by, key, sum(key)]).toEqual([by, key, total[key]]);
  }
  const behind = (standing: string) =>
    ordersListed(shop, token, { kind: 'tour', subject: tour.id, countedFrom: from, countedTo: to, standing });
  expect(await behind('kept')).toMatchObject({ total: 2, payableUsd: 30_000 });
  expect((await behind('cancelled')).ids).toEqual([orderId]);
  expect(await behind('waiting')).toMatchObject({ total: 1 });
  expect((await read('day')).rows.map(({ id, sold }) => [id, sold])).toEqual([
    [from, 3],
    [to, 0],
  ]);
  expect((await read('language')).rows.map(({ name, departures }) => [name, departures])).toEqual([
    ['en', 2],
    ['pt', 1],
  ]);
  expect((await read('guide')).rows).toMatchObject([{ id: '', name: '', departures: 3 }]);
  const agentStaff = await shop.staff({ agentId: shop.agentId });
  expect((await read('tour', agentStaff)).total).toMatchObject({
    departures: 3,
    sold: 1,
    revenueUsd: 10_000,
    cancelled: 0,
  });
});

test('what too few had paid for is called off', async () => {
  const { db } = shop.app.platform;
  const tour = await newTour(db);
  const day = dayAhead(shop, 3);
  await newDeparture(db, tour, { day, minPeople: 2 });
  await shop.app.platform.clock.move({ ms: 2 * 86_400_000, reset: false });
  await shop.app.runJobs('tours.settle_departures');
  const { data } = await shop.call(staff.tourReport, { token, query: { from: day, to: day, tourId: tour.id } });
  expect(data.total).toMatchObject({ departures: 1, calledOff: 1, places: 0, loadBp: 0, aheadDays: null });
});

test('a range that ends before it begins or is too long is refused at its field, and nobody without the right reads it', async () => {
  const ask = (query: { from: string; to: string }, as = token) => shop.call(staff.tourReport, { token: as, query });
  for (const to of ['2027-01-01', '2028-02-03']) {
    expect(refusalOf(await ask({ from: '2027-02-02', to }))).toHaveProperty('to');
  }
  const days = { from: '2027-02-02', to: '2027-02-03' };
  expect((await ask(days, '')).status).toBe(401);
  expect((await ask(days, await shop.staff({ permissions: ['travel.tours.view'] }))).code).toBe(
    refusalCode('access.denied'),
  );
  expect((await ask(days)).data).toMatchObject({ total: { departures: 0, sold: 0, aheadDays: null }, rows: [] });
});
