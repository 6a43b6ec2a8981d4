import { describe, expect, it } from 'vitest';
import { outcomeOf } from './pay-outcome.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');
const cashier = { status: 'pending', creditedToWallet: false, expiresAt: '2026-03-01T12:30:00.000Z' } as const;

describe('outcome of a payment', () => {
  it('when it can still be paid, then there is none', () => {
    expect(outcomeOf(cashier, now)).toBeNull();
  });

  it('when it was cancelled in time, then it is cancelled, else expired', () => {
    expect(outcomeOf({ ...cashier, status: 'cancelled' }, now)).toBe('cancelled');
    expect(outcomeOf({ ...cashier, status: 'cancelled', expiresAt: '2026-03-01T11:59:00.000Z' }, now)).toBe('expired');
  });

  it('when money came too late, then the wallet has it, whatever the state', () => {
    expect(outcomeOf({ ...cashier, status: 'cancelled', creditedToWallet: true }, now)).toBe('credited');
  });

  it('when it was paid or given back, then it says so', () => {
    expect(outcomeOf({ ...cashier, status: 'paid' }, now)).toBe('paid');
    expect(outcomeOf({ ...cashier, status: 'partly_refunded' }, now)).toBe('refunded');
  });
});
