import { expect, test } from 'vitest';
import { type FlownPair, originsOf } from './origins.ts';

/** Airports on a line: `A` at 0 degrees, `B` at 10, and so on; each the only one of its city. */
const port = (name: string) => ({
  airportId: name,
  cityId: name,
  latitude: 0,
  longitude: 10 * (name.charCodeAt(0) - 'A'.charCodeAt(0)),
});
const pair = (between: string, flights = 1): FlownPair => ({
  from: port(between.charAt(0)),
  to: port(between.charAt(1)),
  flights,
});
const origins = (pairs: readonly FlownPair[], limit = 12) => originsOf(pairs, 'D', limit).join('');

test('cities with flights there and back are found, direct ones first, then those with most ways', () => {
  const both = [pair('CD', 2), pair('DC', 2), pair('BD', 3), pair('DB', 3)];
  expect(origins(both)).toBe('BC');
  // A flies to both and so has more ways than either, none of them direct.
  const changes = [pair('AB', 4), pair('BA', 4), pair('AC', 4), pair('CA', 4)];
  expect(origins([...both, ...changes])).toBe('BCA');
  expect(origins([...both, ...changes], 2)).toBe('BC');
});

test('a city that nothing flies back to is none, and neither is the city itself', () => {
  expect(origins([pair('CD'), pair('BD'), pair('DB')])).toBe('B');
  expect(origins([pair('CD'), pair('DC'), pair('BC')])).toBe('C');
  expect(origins([])).toBe('');
});

test('direct one way and with a change the other comes after direct both ways', () => {
  const pairs = [pair('BD', 9), pair('DC'), pair('CB'), pair('CD'), pair('DC')];
  expect(origins(pairs)).toBe('CB');
});

test('a change far round is no way, nor is one back through the origin or in the city itself', () => {
  expect(origins([pair('ED'), pair('DE'), pair('CE'), pair('EC')])).toBe('E');
  expect(origins([pair('ED'), pair('DE'), pair('FE'), pair('EF')])).toBe('EF');
});
