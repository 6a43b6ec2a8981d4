import { randomUUID } from 'node:crypto';
import { Refusal } from '@app/kernel/assert';
import { expect, test } from 'vitest';
import { chosenOf, partyUsd, tourItems } from './tour-items.ts';

const [LUNCH, TENT, HOTEL, SQUARE] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const words = { 'en-US': 'words' };
const place = { name: words, latitude: 0, longitude: 0 };
const tour: Parameters<typeof chosenOf>[0] = {
  units: [
    { key: 'adult', ageFrom: 13, ageTo: 120, usd: 10_000, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 4, ageTo: 12, usd: 3_333, takesSeat: true, needsAdult: true },
    { key: 'infant', ageFrom: 0, ageTo: 3, usd: 0, takesSeat: false, needsAdult: true },
  ],
  maxParty: 4,
  pickups: [
    { ...place, id: HOTEL, minutesBefore: 30, usd: 500 },
    { ...place, id: SQUARE, minutesBefore: 10, usd: 0 },
  ],
  extras: [
    { id: LUNCH, name: words, usd: 1_500, per: 'person', max: 2 },
    { id: TENT, name: words, usd: 4_000, per: 'booking', max: 1 },
  ],
  singleUsd: 6_000,
  nights: 2,
};
type ChoiceInput = Parameters<typeof chosenOf>[1];
const asked = (more: Partial<ChoiceInput>): ChoiceInput => ({
  departureId: randomUUID(),
  adults: 2,
  seniors: 0,
  childAges: [],
  extras: [],
  singleRooms: 0,
  ...more,
});
function refusal(more: Partial<ChoiceInput>, of: Partial<typeof tour> = {}): unknown {
  try {
    chosenOf({ ...tour, ...of }, asked(more));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.data as { fields?: object } | undefined)?.fields ?? error.key;
  }
}

test.each<[string, Partial<ChoiceInput>, object | null]>([
  ['as many as may', { adults: 2, childAges: [4, 3] }, null],
  ['one more, be it a baby', { adults: 4, childAges: [3] }, { adults: 'field.tour_party' }],
  ['a pickup of another tour', { pickupId: randomUUID() }, { pickupId: 'field.tour_pickup' }],
  ['an extra of another tour', { extras: [{ id: randomUUID(), count: 1 }] }, { 'extras.0.count': 'field.tour_extra' }],
  ['as many of an extra as people times its limit', { extras: [{ id: LUNCH, count: 4 }] }, null],
  ['one more', { extras: [{ id: LUNCH, count: 5 }] }, { 'extras.0.count': 'field.tour_extra' }],
  ['one of an extra of the booking', { extras: [{ id: TENT, count: 1 }] }, null],
  [
    'one each of it',
    {
      extras: [
        { id: LUNCH, count: 1 },
        { id: TENT, count: 2 },
      ],
    },
    { 'extras.1.count': 'field.tour_extra' },
  ],
  [
    'an extra twice',
    {
      extras: [
        { id: LUNCH, count: 1 },
        { id: LUNCH, count: 1 },
      ],
    },
    { 'extras.1.count': 'field.tour_extra' },
  ],
  ['a room for each', { singleRooms: 2 }, null],
  ['more rooms than people', { singleRooms: 3 }, { singleRooms: 'field.tour_single' }],
])('%s', (_, more, expected) => {
  expect(refusal(more)).toEqual(expected);
});

test.each([{ nights: 0 }, { singleUsd: null }])('without nights or a price there is no room of one’s own: %o', (of) => {
  expect(refusal({ singleRooms: 1 }, of)).toEqual({ singleRooms: 'field.tour_single' });
});

test('a party pays each unit at the price of the departure, pickup for each place, extras and rooms as many as there are', () => {
  const chosen = chosenOf(
    tour,
    asked({ adults: 1, childAges: [5, 1], pickupId: HOTEL, singleRooms: 1, extras: [{ id: TENT, count: 1 }] }),
  );
  const items = tourItems(chosen, { priceBp: 11_500, singleUsd: tour.singleUsd });
  expect(items.map(({ key, quantity, priceUsd }) => [key, quantity, priceUsd])).toEqual([
    ['unit/adult', 1, 11_500],
    // 115 percent of 33.33 dollars is 38.3295.
    ['unit/child', 1, 3_833],
    ['unit/infant', 1, 0],
    ['pickup', 2, 500],
    ['single', 1, 6_000],
    [`extra/${TENT}`, 1, 4_000],
  ]);
  expect(chosen.seats).toBe(2);
  expect(partyUsd(chosen.counts, 11_500)).toBe(11_500 + 3_833);
});

test.each([undefined, SQUARE])(
  'at the meeting point, or at a pickup that is free, there is nothing to pay for it',
  (pickupId) => {
    const chosen = chosenOf(tour, asked(pickupId ? { pickupId } : {}));
    expect(chosen.pickup?.id).toBe(pickupId);
    expect(tourItems(chosen, { priceBp: 10_000, singleUsd: null }).map(({ key }) => key)).toEqual(['unit/adult']);
  },
);
