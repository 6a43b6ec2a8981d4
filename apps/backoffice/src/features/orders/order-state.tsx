import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import { useText } from '../../text/use-text';
import { StatusTag, type Tone } from '../../ui/list/cells';

const tones: Record<GoodsOrderState, Tone> = {
  pending_payment: 'warning',
  pending_shipping: 'info',
  pending_receipt: 'brand',
  received: 'brand',
  pending_review: 'brand',
  completed: 'success',
  closed: 'neutral',
  cancelled: 'neutral',
  user_deleted: 'neutral',
  refund_requested: 'danger',
  refund_approved: 'info',
  refund_rejected: 'neutral',
  return_requested: 'danger',
  return_approved: 'warning',
  return_in_transit: 'info',
  return_completed: 'info',
  return_rejected: 'neutral',
  refund_successful: 'neutral',
};

/** The state of an order as a tag. */
export function OrderState({ state }: { state: GoodsOrderState }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`orders.state.${state}`)}</StatusTag>;
}
