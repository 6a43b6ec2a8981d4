import type { OrderStanding } from '../../assistants/public.ts';

/** What is known of the order of a taken session. */
export type OrderFacts = {
  readonly paid: boolean;
  /** It was confirmed, whatever became of it since. */
  readonly confirmed: boolean;
  readonly cancelled: boolean;
  /** A proof of its payment is under review. */
  readonly proofWaits: boolean;
};

/** Where an order stands: a stay is booked when it is confirmed, and stays so to the protocol. */
export function orderStanding({ paid, confirmed, cancelled, proofWaits }: OrderFacts): OrderStanding {
  if (confirmed) return 'paid';
  if (cancelled) return 'ended';
  return paid || proofWaits ? 'checked' : 'open';
}
