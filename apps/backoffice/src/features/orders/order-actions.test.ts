import { expect, test } from 'vitest';
import { rowStep } from './order-actions';

test('a parcel that was named waits for staff, goods that may come without one do not', () => {
  const actions = ['receive_return', 'refuse_return'] as const;
  expect(rowStep({ state: 'return_in_transit', actions })?.action).toBe('receive_return');
  expect(rowStep({ state: 'return_approved', actions })).toBeNull();
  expect(rowStep({ state: 'refund_requested', actions: ['approve_refund'] })?.action).toBe('approve_refund');
});
