import { expect, test } from 'vitest';
import { unpaidInTheWay } from './in-the-way.ts';

const order = (orderId: string, inReview = false) => ({ orderId, paymentId: `p-${orderId}`, inReview });

test('all that have to be settled stand in the way, the oldest first', () => {
  const open = [order('a'), order('b', true), order('c')];
  expect(unpaidInTheWay(open, 4)).toBeNull();
  expect(unpaidInTheWay([], 1)).toBeNull();
  expect(unpaidInTheWay(open, 3)).toEqual({ orderId: 'a', paymentId: 'p-a', inTheWay: [order('a')] });
  expect(unpaidInTheWay(open, 2)?.inTheWay).toEqual([order('a'), order('b', true)]);
  expect(unpaidInTheWay(open, 1)?.inTheWay).toEqual(open);
});
