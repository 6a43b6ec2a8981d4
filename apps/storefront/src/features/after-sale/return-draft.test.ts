import { expect, test } from 'vitest';
import { BLANK, firstPick, isWritten, missingOf, piecesOf } from './return-draft.ts';

const reason = 'damaged' as const;

test('what is left of a line that is alone is picked already; of several lines nothing is', () => {
  expect(
    firstPick({
      lines: [
        { id: 'a', left: 0 },
        { id: 'b', left: 1 },
      ],
    }),
  ).toEqual({ b: 1 });
  expect(
    firstPick({
      lines: [
        { id: 'a', left: 1 },
        { id: 'b', left: 1 },
      ],
    }),
  ).toEqual({});
  const lines = (...left: number[]) => ({ lines: left.map((count, at) => ({ id: `line${at}`, left: count })) });
  expect(firstPick(lines(0, 3))).toEqual({ line1: 3 });
  expect(firstPick(lines(1, 1))).toEqual({});
  expect(firstPick(lines(0))).toEqual({});
});

test('what was taken back to none is not sent', () => {
  expect(piecesOf({ a: 2, b: 0 })).toEqual([{ lineId: 'a', quantity: 2 }]);
});

test('pieces come first, then the reason, then pictures that are on their way', () => {
  expect(missingOf(0, BLANK)).toBe('after_sale.choose_first');
  expect(missingOf(1, { ...BLANK, busy: true })).toBe('after_sale.reason_first');
  expect(missingOf(1, { ...BLANK, reason, busy: true })).toBe('after_sale.wait_pictures');
  expect(missingOf(1, { ...BLANK, reason })).toBeNull();
});

test('a reason, words or a picture would be lost', () => {
  const picture = { id: 'p', url: '/files/p.webp' };
  const drafts = [{}, { reason }, { description: 'x' }, { pictures: [picture] }];
  expect(drafts.map((draft) => isWritten({ ...BLANK, ...draft }))).toEqual([false, true, true, true]);
});
