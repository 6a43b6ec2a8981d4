import { describe, expect, test } from 'vitest';
import { mayUnverify, verifiableFrom } from './verifying.ts';

describe('accepting a voucher', () => {
  test('when the margin is fourteen hours, then a stay from 14:00 is accepted all day', () => {
    const order = { startsAt: new Date('2026-12-19T14:00:00Z') };
    expect(verifiableFrom(order, 14)).toEqual(new Date('2026-12-19T00:00:00Z'));
    expect(verifiableFrom(order, 0)).toEqual(order.startsAt);
  });

  test('when it was accepted, then that can be taken back until the service is over, and only of orders not sold by the piece', () => {
    const order = {
      kind: 'hotel',
      state: 'pending_comment',
      noShowAt: null,
      endsAt: new Date('2026-12-20T12:00:00Z'),
      now: new Date('2026-12-20T11:59:59Z'),
    } as const;
    expect(mayUnverify(order)).toBe(true);
    expect(mayUnverify({ ...order, now: order.endsAt })).toBe(false);
    expect(mayUnverify({ ...order, state: 'completed' })).toBe(false);
    expect(mayUnverify({ ...order, noShowAt: order.now })).toBe(false);
    expect(mayUnverify({ ...order, kind: 'diningcombo' })).toBe(false);
  });
});
