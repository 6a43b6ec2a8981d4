import { expect, test } from 'vitest';
import { isOpen, isTaken, seenAs } from './session-standing.ts';

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

test('a link shows a session to who took it, and nothing of it to others', () => {
  const session = { state: 'open', expired: false, quoted: true, ordered: false, customerId: null } as const;
  expect(seenAs(session, null)).toBe('open');
  const taken = { ...session, state: 'handed_over', customerId: 'ann' } as const;
  expect([seenAs(taken, 'ann'), seenAs(taken, 'bob'), seenAs(taken, null)]).toEqual(['mine', 'taken', 'taken']);
  expect([seenAs({ ...session, expired: true }, null), seenAs({ ...taken, quoted: false }, 'ann')]).toEqual([
    'over',
    'over',
  ]);
});
