import { useT } from '@app/client/i18n';
import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import { Tag, type Tone } from '../ui/tag.tsx';

/** Who is waited for: warn the customer, info the shop; brand moves, ok is done, bad refused, neutral closed. */
const tones: Record<GoodsOrderState, Tone> = {
  pending_payment: 'warn',
  pending_shipping: 'info',
  pending_receipt: 'brand',
  received: 'ok',
  pending_review: 'warn',
  completed: 'ok',
  closed: 'neutral',
  cancelled: 'neutral',
  user_deleted: 'neutral',
  refund_requested: 'info',
  refund_approved: 'info',
  refund_rejected: 'bad',
  return_requested: 'info',
  return_approved: 'warn',
  return_in_transit: 'brand',
  return_completed: 'info',
  return_rejected: 'bad',
  refund_successful: 'ok',
};

/** The state of an order as a tag. */
export function OrderState({ state }: { readonly state: GoodsOrderState }) {
  const t = useT();
  return <Tag tone={tones[state]}>{t(`orders.state.${state}`)}</Tag>;
}
