import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitOf, lateMoney, standingOf } from './late-money.ts';

test('money that comes in time settles, money after a cancellation revives, and all other is credited', () => {
  const rows = Object.entries(lateMoney).map(([at, row]) => [at, row.exact, row.over, row.short].join(' '));
  expect(rows).toEqual([
    'open settle settle credit',
    'overdue settle settle credit',
    'cancelled revive revive credit',
    'withdrawn credit credit credit',
    'paid credit credit credit',
  ]);
});

test('when money comes, then its row and column are where state, time and amounts put it', () => {
  for (const cancelledByCustomer of [false, true]) {
    expect(standingOf({ state: 'pending', expired: false, cancelledByCustomer })).toBe('open');
    expect(standingOf({ state: 'pending', expired: true, cancelledByCustomer })).toBe('overdue');
    for (const expired of [false, true]) {
      const cancelled = cancelledByCustomer ? 'withdrawn' : 'cancelled';
      expect(standingOf({ state: 'cancelled', expired, cancelledByCustomer })).toBe(cancelled);
      for (const state of ['paid', 'partly_refunded', 'refunded'] as const) {
        expect(standingOf({ state, expired, cancelledByCustomer })).toBe('paid');
      }
    }
  }
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e9), (arrived, due) => {
      expect(fitOf(arrived, due)).toBe(['short', 'exact', 'over'][Math.sign(arrived - due) + 1]);
    }),
  );
});
