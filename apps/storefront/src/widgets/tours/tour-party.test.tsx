import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { PricedDeparture, TourDetail } from '@app/contract/verticals/tours/views';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { idOf } from '../../testing/goods-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { ANA, dollars } from '../../testing/shop-answers.ts';

const DAY = '2027-05-10';
const UNIT = { price: dollars(5_000), takesSeat: true } as const;

/** A departure that is full for three: two places are left. */
const TWO_LEFT: PricedDeparture = {
  id: idOf(60),
  day: DAY,
  start: '09:00',
  language: 'en',
  startsAt: `${DAY}T09:00:00.000Z`,
  endsAt: `${DAY}T12:00:00.000Z`,
  state: 'full',
  guaranteed: true,
  seatsLeft: 2,
  capacity: 8,
  booked: 6,
  minPeople: 1,
  decidesAt: null,
  adultPrice: dollars(5_000),
  deal: null,
  units: [{ key: 'adult', price: dollars(5_000), deal: null }],
  total: null,
  totalDeal: null,
  policy: [],
  closesAt: `${DAY}T08:00:00.000Z`,
};

const VOLCANO: TourDetail = {
  id: idOf(61),
  kind: 'group',
  name: 'A volcano before lunch',
  summary: '',
  cityId: idOf(62),
  city: 'Lisbon',
  cover: '/files/volcano.webp',
  pictures: [],
  days: 1,
  nights: 0,
  hours: 3,
  length: 'hours',
  languages: ['en'],
  difficulty: 2,
  groupSize: 8,
  minAge: 0,
  themes: [],
  goodMonths: [],
  latitude: 38.7,
  longitude: -9.1,
  pickup: false,
  score: null,
  reviews: 0,
  ratingCounts: [0, 0, 0, 0, 0],
  latestReviews: [],
  online: true,
  country: 'Portugal',
  story: '',
  gallery: [],
  operator: 'Harbour',
  zone: 'UTC',
  today: '2027-05-01',
  maxParty: 8,
  cutoffMinutes: 60,
  goDays: 0,
  minPeople: 1,
  names: 'lead',
  meeting: { name: 'Square', latitude: 38.7, longitude: -9.1, address: '', note: '' },
  pickups: [],
  units: [
    { ...UNIT, key: 'adult', ageFrom: 18, ageTo: 99, needsAdult: false },
    { ...UNIT, key: 'child', ageFrom: 2, ageTo: 17, needsAdult: true },
  ],
  extras: [],
  singlePrice: null,
  itinerary: [],
  included: [],
  excluded: [],
  notices: [],
  cancelSteps: [],
  taxPercent: 0,
  walkKm: null,
  ascentMetres: null,
  stepFree: false,
  next: null,
  lastDay: DAY,
  similar: [],
};

const serverOfTour = () =>
  new FakeServer()
    .answer(tourEndpoints.tourDetails, VOLCANO)
    .answer(tourEndpoints.tourCalendar, { days: [] })
    .answer(tourEndpoints.tourDepartures, { departures: [TWO_LEFT] });
const choosePeople = () => screen.findByRole('button', { name: 'Choose people' });
const details = (party: string) => `/traveldetail?id=${VOLCANO.id}&day=${DAY}&departure=${TWO_LEFT.id}&${party}`;
const booking = (party: string) => `/travelordercomfrim?tour=${VOLCANO.id}&departure=${TWO_LEFT.id}&${party}`;

test('three people do not get two places', async () => {
  await openScreen(details('adults=3'), { server: serverOfTour(), as: ANA });
  expect(await choosePeople()).toBeVisible();
  expect(screen.getAllByText('2 places left')[0]).toBeVisible();
});

test('what three people cannot book is said, with the way to another date', async () => {
  const server = serverOfTour().refuse(tourEndpoints.createTourQuote, 'tour.unavailable', undefined, { left: 2 });
  const user = await openScreen(booking('adults=3'), { server, as: ANA });
  expect(await screen.findByText('Not enough places for your group. Places left: 2.')).toBeVisible();
  const asked = { departureId: TWO_LEFT.id, adults: 3, childAges: [] };
  expect(server.sentTo(tourEndpoints.createTourQuote)).toMatchObject([{ body: asked }]);
  await user.click(screen.getByRole('link', { name: 'Choose another date' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: VOLCANO.name })).toBeVisible());
});

test('a child does not travel alone', async () => {
  await openScreen(details('adults=0&childAges=9'), { server: serverOfTour(), as: ANA });
  expect(await choosePeople()).toBeVisible();
  expect(screen.getByText('Children need an adult with them.')).toBeVisible();
});

test('the booking of a child alone says the same', async () => {
  const server = serverOfTour().refuse(tourEndpoints.createTourQuote, 'input.invalid', {
    adults: 'field.tour_needs_adult',
  });
  await openScreen(booking('adults=0&childAges=9'), { server, as: ANA });
  expect(await screen.findByText('Children need an adult with them.')).toBeVisible();
  const asked = { departureId: TWO_LEFT.id, adults: 0, childAges: [9] };
  expect(server.sentTo(tourEndpoints.createTourQuote)).toMatchObject([{ body: asked }]);
});

test('a member has back what they paid, not what others pay', async () => {
  const free = { ...TWO_LEFT, state: 'open', total: dollars(10_000) } as const;
  const until = '2027-05-09T09:00:00.000Z';
  const policy = [
    { until, fee: dollars(0) },
    { until: null, fee: dollars(5_000) },
  ];
  const server = serverOfTour().answer(tourEndpoints.tourDepartures, { departures: [{ ...free, policy }] });
  await openScreen(details('adults=2'), { server, as: { ...ANA, level: { ...ANA.level, discountBp: 500 } } });
  expect(await screen.findByText('$95.00 back')).toBeVisible();
  expect(screen.getByText('$47.50 back')).toBeVisible();
});
