import { expect, test } from 'vitest';
import { isOpen, isTaken, orderStanding } from './session-standing.ts';

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

test('a session is open until it ends, and taken while there is a quote or an order', () => {
  const session = { state: 'open', expired: false, quoted: false, ordered: false } as const;
  expect([isOpen(session), isOpen({ ...session, expired: true }), isOpen({ ...session, state: 'canceled' })]).toEqual([
    true,
    false,
    false,
  ]);
  const taken = { ...session, state: 'handed_over' } as const;
  expect([isTaken(taken), isTaken({ ...taken, quoted: true }), isTaken({ ...taken, ordered: true })]).toEqual([
    false,
    true,
    true,
  ]);
});
