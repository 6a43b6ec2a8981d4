import type { AssistantCheckoutState } from '@app/contract/assistants/assistant-checkout.machine';
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

/** What of a stored session says whether it can be gone on with. */
export type Takeable = {
  readonly state: AssistantCheckoutState;
  readonly expired: boolean;
  readonly quoted: boolean;
  readonly ordered: boolean;
};

/** Whether someone who has a link can still go on with its stay. */
export const isOpen = ({ state, expired }: Takeable): boolean => state === 'open' && !expired;
export const isTaken = ({ state, quoted, ordered }: Takeable): boolean =>
  state === 'handed_over' && (quoted || ordered);
