import type { ReturnRequestState as State } from '@app/contract/orders/after-sale/reasons';
import { useText } from '../../text/use-text';
import { StatusTag, type Tone } from '../../ui/list/cells';

/** Tones of the states that an order shares with its refund or return. */
export const afterSaleTones = {
  refund_requested: 'danger',
  refund_approved: 'info',
  refund_rejected: 'neutral',
  return_requested: 'danger',
  return_approved: 'warning',
  return_in_transit: 'info',
  return_completed: 'info',
  return_rejected: 'neutral',
} as const satisfies Partial<Record<State, Tone>>;

const tones: Record<State, Tone> = {
  ...afterSaleTones,
  refund_successful: 'success',
  withdrawn: 'neutral',
  lapsed: 'neutral',
};

/** The state of a refund or return as a tag. */
export function ReturnRequestState({ state }: { state: State }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`after_sale.state.${state}`)}</StatusTag>;
}
