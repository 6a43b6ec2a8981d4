import { expect, test } from 'vitest';
import { isTaken, overlapping } from './fit-together.ts';

const at = (from: string, to: string) => ({
  startsAt: new Date(`2027-03-01T${from}:00Z`),
  endsAt: new Date(`2027-03-01T${to}:00Z`),
});

test('times overlap where they share a moment; one may begin as another ends', () => {
  expect(isTaken([at('10:00', '12:00')], [at('11:59', '13:00')])).toBe(true);
  expect(isTaken([at('10:00', '12:00')], [at('12:00', '13:00')])).toBe(false);
  expect(isTaken([at('10:00', '12:00')], [at('09:00', '13:00')])).toBe(true);
  expect(isTaken([], [at('09:00', '13:00')])).toBe(false);
});

test('of parts that overlap the later one in the list is named', () => {
  const flight = { slot: 'flight', taken: [at('06:00', '11:00'), at('20:00', '23:00')] };
  const dinner = { slot: 'dinner', taken: [at('19:00', '20:30')] };
  const walk = { slot: 'walk', taken: [at('11:00', '14:00')] };
  expect(overlapping([flight, walk, dinner])).toEqual(['dinner']);
  expect(overlapping([dinner, walk, flight])).toEqual(['flight']);
  expect(overlapping([walk, dinner])).toEqual([]);
});
