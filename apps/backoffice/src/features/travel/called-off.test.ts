import { expect, test } from 'vitest';
import type { CellContext } from '../../ui/list/define-list';
import { leftOfCalledOff } from './called-off';

const words = {
  t: (key: string, values: { number: string }) => `${key} ${values.number}`,
  format: { count: String },
} as unknown as Pick<CellContext, 't' | 'format'>;

test('orders still to be settled and customers who are asked are both said, and none where none is left', () => {
  expect(leftOfCalledOff({ toRefund: 0, asked: 0 }, words)).toBeNull();
  expect(leftOfCalledOff({ toRefund: 2, asked: 0 }, words)).toBe('travel.staff.to_settle 2');
  expect(leftOfCalledOff({ toRefund: 0, asked: 1 }, words)).toBe('travel.staff.asked 1');
  expect(leftOfCalledOff({ toRefund: 2, asked: 1 }, words)).toBe('travel.staff.to_settle 2 · travel.staff.asked 1');
});
