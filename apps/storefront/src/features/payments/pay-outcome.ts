import type { Cashier } from '@app/contract/payments/schemas';

export type Outcome = 'paid' | 'cancelled' | 'expired' | 'credited' | 'refunded';

/** How a payment ended; null while it can still be paid. */
export function outcomeOf(
  cashier: Pick<Cashier, 'status' | 'creditedToWallet' | 'expiresAt'>,
  now: number,
): Outcome | null {
  if (cashier.creditedToWallet) return 'credited';
  if (cashier.status === 'pending') return null;
  if (cashier.status === 'paid') return 'paid';
  if (cashier.status === 'refunded' || cashier.status === 'partly_refunded') return 'refunded';
  return cashier.expiresAt !== null && Date.parse(cashier.expiresAt) <= now ? 'expired' : 'cancelled';
}
