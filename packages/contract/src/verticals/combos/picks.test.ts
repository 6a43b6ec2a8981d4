import { expect, test } from 'vitest';
import { picksText, readPicks } from './picks.ts';

const FLIGHT = '0b8f3c0e-1a2b-4c3d-8e4f-5a6b7c8d9e0f@2027-03-01';

test('picks are read as they were written', () => {
  const picks = [
    { slot: 'flight', key: `${FLIGHT}_${FLIGHT}~${FLIGHT}~light~flex` },
    { slot: 'hotel_before', key: '0b8f3c0e-1a2b-4c3d-8e4f-5a6b7c8d9e0f' },
  ];
  expect(readPicks(picksText(picks))).toEqual(picks);
  expect(readPicks('')).toEqual([]);
});

test.each(['hotel', '.key', 'hotel.', 'Hotel.key', 'hotel.a b', 'hotel.a*hotel.b', '*', 'a.b*'])(
  '%s is none',
  (text) => {
    expect(readPicks(text)).toBeNull();
  },
);
