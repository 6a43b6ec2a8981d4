import { encodeCursor } from '@app/kernel/pagination';
import { expect, test } from 'vitest';
import { cursorAfter, readPlace } from './place-in-feed.ts';

const place = { at: '2026-11-21 09:10:01.123456+00', id: '01980000-0000-7000-8000-000000000000' };

test('when a cursor is ours, then it gives back its place to the microsecond; none gives none', () => {
  expect(readPlace(cursorAfter(place))).toEqual(place);
  expect(readPlace(undefined)).toBeNull();
});

test.each([
  ['no cursor', 'odd'],
  ['another id', encodeCursor([place.at, 'x'])],
  ['another moment', encodeCursor(['yesterday', place.id])],
  ['a moment that is none', encodeCursor(['2026-99-99 09:10:01+00', place.id])],
  ['a number', encodeCursor([1, place.id])],
  ['too much', encodeCursor([place.at, place.id, place.id])],
])('when it holds %s, then it is refused', (_what, cursor) => {
  expect(() => readPlace(cursor)).toThrow();
});
