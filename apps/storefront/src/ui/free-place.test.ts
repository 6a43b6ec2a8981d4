import { expect, it } from 'vitest';
import { type Box, freePlace } from './free-place.ts';

const at = (top: number, bottom: number, left = 0, right = 375): Box => ({ top, bottom, left, right });
const resting = at(700, 748, 311, 359);

it('when nothing is in the way, then it stays where it rests', () => {
  expect(freePlace(resting, [], 100, 4)).toBe(0);
  expect(freePlace(resting, [at(640, 690), at(700, 748, 16, 300)], 100, 4)).toBe(0);
});

it('when something is in the way, then it stands right above, with room between', () => {
  expect(freePlace(resting, [at(720, 800)], 100, 4)).toBe(32);
  expect(freePlace(resting, [at(720, 800), at(640, 700)], 200, 4)).toBe(112);
});

it('when a place is only so narrow, or too high, then there is none', () => {
  expect(freePlace(resting, [at(720, 800), at(600, 670)], 100, 4)).toBeNull();
  expect(freePlace(resting, [at(500, 800)], 100, 4)).toBeNull();
});

it('what it barely misses is in the way, too', () => {
  expect(freePlace(resting, [at(745, 790)], 100, 4)).toBe(7);
  expect(freePlace(resting, [at(751, 790)], 100, 4)).toBe(1);
  expect(freePlace(resting, [at(752, 790)], 100, 4)).toBe(0);
});

it('beside what ends where it begins it stands without any room', () => {
  const gutter = at(700, 748, 359, 375);
  expect(freePlace(gutter, [at(600, 800, 16, 359)], 100, 0)).toBe(0);
  expect(freePlace(gutter, [at(600, 800, 16, 360)], 100, 0)).toBeNull();
});
