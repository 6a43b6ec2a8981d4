import type { AssistantCheckoutState } from '@app/contract/assistants/assistant-checkout.machine';

/** The states that the protocol has for a checkout. */
export const UCP_STATUSES = [
  'incomplete',
  'requires_escalation',
  'ready_for_complete',
  'complete_in_progress',
  'completed',
  'canceled',
] as const;
export type UcpStatus = (typeof UCP_STATUSES)[number];

/** Where the order of a taken checkout stands: `open` is unpaid and can still be paid, `ended` was never paid. */
export type OrderStanding = 'open' | 'checked' | 'paid' | 'ended';

export type Standing = {
  readonly state: AssistantCheckoutState;
  /** It was not taken in time. */
  readonly expired: boolean;
  /** The quote of who took it is still there. */
  readonly quoted: boolean;
  readonly order: OrderStanding | null;
};

const OF_ORDER: Readonly<Record<OrderStanding, UcpStatus>> = {
  open: 'requires_escalation',
  checked: 'complete_in_progress',
  paid: 'completed',
  ended: 'canceled',
};

/**
 * Returns the state of a checkout in the protocol's words. It is never ready to be completed by an assistant: a buyer signs in and pays.
 * `flawed` says that something can be mended by the assistant first.
 */
export function ucpStatus({ state, expired, quoted, order }: Standing, flawed: boolean): UcpStatus {
  if (state === 'canceled') return 'canceled';
  if (state === 'open') return expired ? 'canceled' : flawed ? 'incomplete' : 'requires_escalation';
  if (order !== null) return OF_ORDER[order];
  if (!quoted) return 'canceled';
  return flawed ? 'incomplete' : 'requires_escalation';
}

/** Whether nothing changes any more. */
export const isOver = (status: UcpStatus): boolean => status === 'completed' || status === 'canceled';
