import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inside, middleOf, squareOf, ZOOM_MAX } from './crop-square.ts';

test.each([
  [100, 100, { x: 0, y: 0, side: 100 }],
  [301, 100, { x: 100, y: 0, side: 100 }],
  [100, 240, { x: 0, y: 70, side: 100 }],
])('untouched, the middle square of %i x %i is %j', (width, height, square) => {
  expect(squareOf({ width, height }, middleOf({ width, height }))).toEqual(square);
});

test('coming nearer keeps the middle, and stops before it gets coarse', () => {
  const picture = { width: 1_000, height: 800 };
  expect(squareOf(picture, { x: 500, y: 400, zoom: 2 })).toEqual({ x: 300, y: 200, side: 400 });
  expect(squareOf(picture, { x: 500, y: 400, zoom: 99 }).side).toBe(800 / ZOOM_MAX);
  expect(squareOf({ width: 120, height: 90 }, { x: 60, y: 45, zoom: 5 }).side).toBe(90);
});

test('wherever it is dragged, the square lies in the picture', () => {
  const size = fc.integer({ min: 1, max: 8_000 });
  const place = fc.integer({ min: -20_000, max: 20_000 });
  fc.assert(
    fc.property(size, size, place, place, fc.double({ min: 0, max: 50, noNaN: true }), (width, height, x, y, zoom) => {
      const picture = { width, height };
      const square = squareOf(picture, { x, y, zoom });
      expect(Number.isInteger(square.x) && Number.isInteger(square.y)).toBe(true);
      expect(square.side).toBeGreaterThan(0);
      expect(square.x).toBeGreaterThanOrEqual(0);
      expect(square.y).toBeGreaterThanOrEqual(0);
      expect(square.x + square.side).toBeLessThanOrEqual(width);
      expect(square.y + square.side).toBeLessThanOrEqual(height);
      const once = inside(picture, { x, y, zoom });
      expect(inside(picture, once)).toEqual(once);
    }),
  );
});
