import { randomUUID } from 'node:crypto';
import { tourEndpoints as tours } from '@app/contract/verticals/tours/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../platform/testing/chaos.ts';
import { ADULT, CONTACT, dayAhead, departureRow, newDeparture, newTour } from '../verticals/tours/test/agency.ts';
import { openTwoPrograms, START_MS, type TwoPrograms } from './two-programs.ts';

let two: TwoPrograms;
beforeAll(async () => {
  two = await openTwoPrograms(1);
}, patient(START_MS));
afterAll(() => two.close(), patient(START_MS));

const ROUNDS = 8;
/** People of a round, and the places they want, each of them one. */
const CROWDS = [
  { people: 3, places: 2 },
  { people: 24, places: 5 },
];

test.each(CROWDS)(
  'when $people people want $places places from two programs, then all places are had, none twice, and the others hear that none is left',
  async ({ people, places }) => {
    const { db } = two.shop.app.platform;
    const tour = await newTour(db);
    for (let round = 0; round < ROUNDS; round += 1) {
      const departureId = await newDeparture(db, tour, { day: dayAhead(two.shop, 30 + round), capacity: places });
      const crowd = await Promise.all(
        Array.from({ length: people }, async (_, index) => {
          const { token } = await two.shop.buyer({ address: false });
          const quote = await two.at(index, tours.createTourQuote, { token, body: { departureId, adults: 1 } });
          return { token, quoteId: quote.data.id };
        }),
      );
      const told = await Promise.all(
        crowd.map(({ token, quoteId }, index) =>
          two.at(index, tours.bookTour, {
            token,
            key: randomUUID(),
            body: { quoteId, guests: [ADULT], contact: CONTACT, policyAccepted: true },
          }),
        ),
      );
      expect(told.filter(({ code }) => code === 200)).toHaveLength(places);
      const refused = told.filter(({ code }) => code !== 200).map(({ data }) => [data.error, data.left]);
      expect(refused).toEqual(Array.from({ length: people - places }, () => ['tour.unavailable', 0]));
      expect(await departureRow(db, departureId)).toMatchObject({ held: places, sold: 0 });
    }
  },
  patient(60_000),
);
