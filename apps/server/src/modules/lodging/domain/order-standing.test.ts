import { expect, test } from 'vitest';
import { orderStanding } from './order-standing.ts';

const order = { paid: false, confirmed: false, cancelled: false, proofWaits: false };

test('2026-09-25: a stay is booked once it is confirmed, and stays so', () => {
  expect(orderStanding(order)).toBe('open');
  expect(orderStanding({ ...order, proofWaits: true })).toBe('checked');
  expect(orderStanding({ ...order, paid: true })).toBe('checked');
  expect(orderStanding({ ...order, paid: true, confirmed: true })).toBe('paid');
  expect(orderStanding({ ...order, paid: true, confirmed: true, cancelled: true })).toBe('paid');
  expect(orderStanding({ ...order, cancelled: true })).toBe('ended');
  expect(orderStanding({ ...order, paid: true, cancelled: true })).toBe('ended');
});
