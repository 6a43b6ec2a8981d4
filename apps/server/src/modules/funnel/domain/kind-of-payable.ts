import type { FunnelKind } from '@app/contract/funnel/steps';
import type { PayableKind } from '@app/contract/payments/schemas';
import { BUNDLE_PAYABLES } from '@app/contract/travel/bundle-kinds';
import { payableOfKind, TRAVEL_KINDS } from '@app/contract/travel/kinds';

/** Returns what is bought with a payment; null for what is no order, such as a top-up or a change of a booking. */
export function kindOfPayable(payable: PayableKind): FunnelKind | null {
  if (payable === 'goods_order') return 'goods';
  if (payable === 'order_group' || BUNDLE_PAYABLES.some((one) => one === payable)) return 'bundle';
  return TRAVEL_KINDS.find((kind) => payableOfKind(kind) === payable) ?? null;
}
