import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../core/limits.ts';
import { piecesHindrance, piecesToHave } from './pieces-to-have.ts';

test.each([
  [{ available: 50, limit: 5 }, 0, 5],
  [{ available: 3, limit: 5 }, 0, 3],
  [{ available: 50, limit: 5 }, 4, 1],
  [{ available: 50, limit: 5 }, 7, 0],
  [{ available: 5_000, limit: null }, 0, limits.quantityPerLine],
  [{ available: -2, limit: null }, 0, 0],
])('of %j beside %i pieces elsewhere %i can be had', (offered, elsewhere, most) => {
  expect(piecesToHave(offered, elsewhere)).toBe(most);
});

test.each([
  [{ available: 0, limit: 2 }, 3, 0, 'out_of_stock'],
  [{ available: 2, limit: 2 }, 3, 0, 'over_limit'],
  [{ available: 9, limit: 2 }, 1, 2, 'over_limit'],
  [{ available: 5_000, limit: null }, limits.quantityPerLine + 1, 0, 'over_limit'],
  [{ available: 2, limit: null }, 3, 0, 'insufficient'],
  [{ available: 3, limit: 3 }, 3, 0, null],
] as const)('of %j for %i beside %i: %j', (offered, quantity, elsewhere, why) => {
  expect(piecesHindrance(offered, { quantity, elsewhere })).toBe(why);
});

test('nothing is in the way of as many pieces as can be had, and something of one more', () => {
  const some = fc.record({ available: fc.nat(2_000), limit: fc.option(fc.nat(2_000)) });
  fc.assert(
    fc.property(some, fc.nat(50), (offered, elsewhere) => {
      const quantity = piecesToHave(offered, elsewhere);
      if (quantity > 0) expect(piecesHindrance(offered, { quantity, elsewhere })).toBe(null);
      expect(piecesHindrance(offered, { quantity: quantity + 1, elsewhere })).not.toBe(null);
    }),
  );
});
