import { expect, test } from 'vitest';
import { sharesOf, sumOf } from './pieces.ts';

test.each([
  [10_000, 300, 300, 3],
  [1, 0, 0, 20],
  [17_699, 1_001, 997, 7],
])(
  '%i cents and %i points worth %i over %i pieces sum to the cent',
  (payableUsd, pointsUsed, pointsValueUsd, pieces) => {
    const shares = sharesOf({ payableUsd, pointsUsed, pointsValueUsd }, pieces);
    expect(shares).toHaveLength(pieces);
    expect(sumOf(shares)).toEqual({ pieces, refundUsd: payableUsd, points: pointsUsed, pointsValueUsd });
    const paid = shares.map((share) => share.paidUsd);
    expect(Math.max(...paid) - Math.min(...paid)).toBeLessThanOrEqual(1);
  },
);
