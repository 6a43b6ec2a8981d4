import { describe, expect, it } from 'vitest';
import { adviceOf, cancelsFor } from './booking-advice.ts';

const guest = { unit: 1 } as never;
const booking = { own: true, state: 'confirmed', actions: ['cancel_paid'], guests: [guest] } as const;
type BookingAdviceInput = Parameters<typeof adviceOf>[0];
const of = (more: Partial<BookingAdviceInput>) =>
  adviceOf({ ...booking, kind: 'flight', ...more } as BookingAdviceInput);

describe('advice about a booking', () => {
  it('is about what its page does not change: names on tickets, a day, an hour', () => {
    expect(of({})).toEqual(['ticket_names', 'flight']);
    expect(of({ kind: 'tour' })).toEqual(['names', 'departure']);
    expect(of({ kind: 'dining' })).toEqual(['table']);
    expect(of({ kind: 'hotel', actions: ['change_guests', 'change_dates'] })).toEqual([]);
    expect(of({ kind: 'hotel', actions: ['change_guests'] })).toEqual(['nights']);
    expect(of({ kind: 'tour', actions: ['change_guests'] })).toEqual(['departure']);
  });

  it('is for the owner of a paid booking that is to come', () => {
    expect(of({ own: false })).toEqual([]);
    for (const state of ['pending_payment', 'cancelled', 'completed', 'pending_comment'] as const) {
      expect(of({ state })).toEqual([]);
    }
    expect(of({ state: 'pending_verification' })).toEqual(['ticket_names', 'flight']);
  });
});

describe('what booking anew begins with', () => {
  const price = (usd: number) => ({ usd, amount: usd, currency: 'USD' }) as never;
  const policy = [
    { until: '2026-12-01T00:00:00Z', fee: price(0) },
    { until: null, fee: price(5_000) },
  ];
  const order = { policy, payable: price(20_000), freeCancellation: null };
  const at = (moment: string) => cancelsFor(order, Date.parse(moment));

  it('is the fee of this moment', () => {
    expect(at('2026-11-30T00:00:00Z').kind).toBe('free');
    expect(at('2026-12-02T00:00:00Z')).toEqual({ kind: 'partly', fee: price(5_000) });
    const all = { ...order, payable: price(5_000) };
    expect(cancelsFor(all, Date.parse('2026-12-02T00:00:00Z')).kind).toBe('all');
  });

  it('is nothing where cancelling is free whatever the policy says, or nothing was paid', () => {
    const late = { ...order, freeCancellation: { reason: 'disrupted', refund: price(20_000), points: 0 } as const };
    expect(cancelsFor(late, Date.parse('2026-12-02T00:00:00Z')).kind).toBe('free');
    expect(cancelsFor({ ...order, payable: price(0) }, Date.parse('2026-12-02T00:00:00Z')).kind).toBe('free');
  });
});
