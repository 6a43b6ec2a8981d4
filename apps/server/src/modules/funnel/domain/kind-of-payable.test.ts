import { PAYABLE_KINDS } from '@app/contract/payments/schemas';
import { TRAVEL_KINDS } from '@app/contract/travel/kinds';
import { expect, test } from 'vitest';
import { kindOfPayable } from './kind-of-payable.ts';

test('every order is of a kind, several of one payment are a bundle, and what is no order has none', () => {
  expect(kindOfPayable('goods_order')).toBe('goods');
  expect(kindOfPayable('hotel_order')).toBe('hotel');
  expect(kindOfPayable('order_group')).toBe('bundle');
  const none = PAYABLE_KINDS.filter((payable) => kindOfPayable(payable) === null);
  expect(none.every((payable) => payable === 'top_up' || payable.endsWith('_change'))).toBe(true);
  expect(none).toHaveLength(TRAVEL_KINDS.length + 1);
});
