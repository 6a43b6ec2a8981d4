import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import { useText } from '../../text/use-text';
import { StatusTag, type Tone } from '../../ui/list/cells';
import { afterSaleTones } from './return-request-state';

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
  ...afterSaleTones,
  refund_successful: 'neutral',
};

/** The state of an order as a tag. */
export function OrderState({ state }: { state: GoodsOrderState }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`orders.state.${state}`)}</StatusTag>;
}
