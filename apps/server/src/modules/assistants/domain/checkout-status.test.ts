import { expect, test } from 'vitest';
import { isOver, type Standing, ucpStatus } from './checkout-status.ts';

const open: Standing = { state: 'open', expired: false, quoted: false, order: null };
const taken: Standing = { state: 'handed_over', expired: false, quoted: true, order: null };

test.each([
  ['what can be mended is mended first', open, true, 'incomplete'],
  ['a buyer signs in and pays', open, false, 'requires_escalation'],
  ['nobody took it in time', { ...open, expired: true }, false, 'canceled'],
  ['a flaw does not bring it back', { ...open, expired: true }, true, 'canceled'],
  ['somebody looks at it in the shop', taken, false, 'requires_escalation'],
  ['its first time is over after it was taken', { ...taken, expired: true }, false, 'requires_escalation'],
  ['what was taken cannot be had any more', taken, true, 'incomplete'],
  ['the quote of who took it is gone', { ...taken, quoted: false }, false, 'canceled'],
  ['it is ordered and to be paid', { ...taken, order: 'open' }, false, 'requires_escalation'],
  ['a proof of the payment is being checked', { ...taken, order: 'checked' }, false, 'complete_in_progress'],
  ['it is paid', { ...taken, order: 'paid' }, false, 'completed'],
  ['it is paid and the quote is long gone', { ...taken, quoted: false, order: 'paid' }, false, 'completed'],
  ['it was never paid', { ...taken, order: 'ended' }, false, 'canceled'],
  ['it was taken back', { ...open, state: 'canceled' }, false, 'canceled'],
] as const)('2026-04-08: %s', (_why, standing, flawed, status) => {
  expect(ucpStatus(standing as Standing, flawed)).toBe(status);
});

test('2026-04-08: completed and canceled are the ends', () => {
  expect([isOver('completed'), isOver('canceled'), isOver('incomplete'), isOver('complete_in_progress')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
